/** Files that are not what they seem, beside two that are. */
import { docx, notDocuments, pdf } from '#tests/support/cv-files.ts';
import { type RawEntry, rawZip } from './raw-zip.ts';

export interface HostileFile {
  name: string;
  bytes: Buffer;
  /** Whether it may be taken; undefined where either is right. */
  taken?: boolean;
}

const megabyte = 1024 * 1024;
const zeros = (size: number) => Buffer.alloc(size);
const word: RawEntry[] = [
  { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
  { name: 'word/document.xml', content: Buffer.from('<w:document/>') },
];
const bomb = rawZip([...word, { name: 'word/media/a.bmp', content: zeros(40 * megabyte) }]);
const refused = (bytes: Buffer, name = 'cv.docx'): HostileFile => ({ name, bytes, taken: false });
const either = (bytes: Buffer, name = 'cv.docx'): HostileFile => ({ name, bytes });

/** Many names for the same bytes: https://www.bamsoftware.com/hacks/zipbomb/ */
const overlapping = (): Buffer => {
  const content = zeros(megabyte);
  const shared = rawZip([{ name: 'a', content }]);
  const many = Array.from({ length: 500 }, (_, index) => ({
    name: `word/${index}`,
    content: zeros(0),
    says: { offset: 0, size: shared.length, unpacked: content.length },
  }));
  return rawZip([{ name: 'a', content }, ...word, ...many]);
};

/** A gigabyte that says it is a byte; nothing here unpacks it, so it may be taken, but it must not be looked into. */
const lying = (size: number): Buffer =>
  rawZip([...word, { name: 'word/media/a.bmp', content: zeros(8 * megabyte), says: { unpacked: size } }]);

export const hostileFiles: readonly HostileFile[] = [
  { name: 'cv.pdf', bytes: pdf, taken: true },
  { name: 'cv.docx', bytes: docx, taken: true },
  ...Object.values(notDocuments).map(({ name, bytes }) => refused(bytes, name)),
  refused(bomb),
  refused(rawZip([...word, { name: 'word/inner.docx', content: zeros(30 * megabyte) }])),
  // A bomb within a letter: to us it is one file of its own size.
  either(rawZip([...word, { name: 'word/embeddings/inner.docx', content: bomb }])),
  refused(overlapping()),
  either(lying(1)),
  refused(lying(0xfffffffe)),
  refused(
    rawZip([
      ...word,
      { name: 'a', content: zeros(100), says: { unpacked: 2 ** 40, size: 100 }, zip64: true },
    ]),
  ),
  refused(
    rawZip([
      ...word,
      { name: 'a', content: zeros(100), says: { unpacked: Number.MAX_SAFE_INTEGER }, zip64: true },
    ]),
  ),
  refused(
    rawZip(
      Array.from({ length: 6_000 }, (_, index) => ({ name: `${index}`, content: zeros(0) })).concat(
        word as never,
      ),
    ),
  ),
  refused(rawZip(word, { count: 65_535 })),
  refused(rawZip(word, { offset: 0xffffffff })),
  refused(rawZip(word, { offset: 5 })),
  either(rawZip(word, { comment: Buffer.from('%PDF-1.7\n%%EOF') })),
  either(rawZip(word, { comment: zeros(60_000) })),
  refused(rawZip([...word, { name: '../../etc/cron.d/x', content: Buffer.from('x') }])),
  refused(rawZip([...word, { name: '/etc/passwd', content: Buffer.from('x') }])),
  refused(rawZip([...word, { name: 'word\\..\\x', content: Buffer.from('x') }])),
  either(rawZip([...word, { name: Buffer.from([0xff, 0xfe, 0x00]), content: Buffer.from('x') }])),
  either(rawZip([...word, { name: 'x'.repeat(60_000), content: zeros(0) }])),
  either(rawZip(word.map((entry) => ({ ...entry, says: { flags: 1 } })))),
  either(rawZip(word.map((entry) => ({ ...entry, says: { method: 99 } })))),
  either(rawZip(word.map((entry) => ({ ...entry, says: { crc: 0 } })))),
  refused(Buffer.concat([Buffer.from('MZ\x90\x00'), docx])),
  refused(Buffer.concat([Buffer.from('GIF89a/*'), pdf]), 'cv.pdf'),
  either(Buffer.concat([pdf, Buffer.from('<script>alert(1)</script>')]), 'cv.pdf'),
  either(Buffer.concat([pdf, Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1')]), 'cv.pdf'),
  either(
    Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(1_000, '[('), Buffer.from('%%EOF')]),
    'cv.pdf',
  ),
  refused(
    Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  ),
  refused(Buffer.from('\ufeff%PDF-1.7 %%EOF', 'utf16le'), 'cv.pdf'),
  refused(Buffer.alloc(0), 'cv.pdf'),
  refused(Buffer.alloc(10 * megabyte + 1, 'x'), 'cv.pdf'),
  refused(Buffer.concat([pdf, Buffer.alloc(10 * megabyte), Buffer.from('%%EOF')]), 'cv.pdf'),
  {
    name: 'cv.pdf',
    bytes: Buffer.concat([pdf, Buffer.alloc(9 * megabyte), Buffer.from('%%EOF')]),
    taken: true,
  },
];
