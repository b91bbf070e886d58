/** CVs that are not what they seem, and two valid ones. */
import { docx, invalidCvs, pdf } from '#tests/support/server/cv-files.ts';
import { buildZip, type RawEntry } from './raw-zip.ts';

export interface HostileFile {
  name: string;
  bytes: Buffer;
  /** Expected result; undefined if both results are right. */
  isAccepted?: boolean;
}

const megabyteBytes = 1024 * 1024;
const zeros = (size: number) => Buffer.alloc(size);
const wordEntries: RawEntry[] = [
  { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
  { name: 'word/document.xml', content: Buffer.from('<w:document/>') },
];
const bomb = buildZip([...wordEntries, { name: 'word/media/a.bmp', content: zeros(40 * megabyteBytes) }]);
const toRejectedFile = (bytes: Buffer, name = 'cv.docx'): HostileFile => ({ name, bytes, isAccepted: false });
const toUndecidedFile = (bytes: Buffer, name = 'cv.docx'): HostileFile => ({ name, bytes });

/** Builds a ZIP bomb whose entries overlap: https://www.bamsoftware.com/hacks/zipbomb/ */
const buildOverlappingZip = (): Buffer => {
  const content = zeros(megabyteBytes);
  const shared = buildZip([{ name: 'a', content }]);
  const sharedEntries = Array.from({ length: 500 }, (_, index) => ({
    name: `word/${index}`,
    content: zeros(0),
    declared: { offset: 0, size: shared.length, unpacked: content.length },
  }));
  return buildZip([{ name: 'a', content }, ...wordEntries, ...sharedEntries]);
};

/** Builds a ZIP that declares a false unpacked size. A small false size may be accepted, because nothing unpacks it. */
const buildZipWithDeclaredSize = (size: number): Buffer =>
  buildZip([
    ...wordEntries,
    { name: 'word/media/a.bmp', content: zeros(8 * megabyteBytes), declared: { unpacked: size } },
  ]);

export const hostileFiles: readonly HostileFile[] = [
  { name: 'cv.pdf', bytes: pdf, isAccepted: true },
  { name: 'cv.docx', bytes: docx, isAccepted: true },
  ...Object.values(invalidCvs).map(({ name, bytes }) => toRejectedFile(bytes, name)),
  toRejectedFile(bomb),
  toRejectedFile(buildZip([...wordEntries, { name: 'word/inner.docx', content: zeros(30 * megabyteBytes) }])),
  // A nested bomb counts as one file of its packed size.
  toUndecidedFile(buildZip([...wordEntries, { name: 'word/embeddings/inner.docx', content: bomb }])),
  toRejectedFile(buildOverlappingZip()),
  toUndecidedFile(buildZipWithDeclaredSize(1)),
  toRejectedFile(buildZipWithDeclaredSize(0xfffffffe)),
  toRejectedFile(
    buildZip([
      ...wordEntries,
      { name: 'a', content: zeros(100), declared: { unpacked: 2 ** 40, size: 100 }, zip64: true },
    ]),
  ),
  toRejectedFile(
    buildZip([
      ...wordEntries,
      { name: 'a', content: zeros(100), declared: { unpacked: Number.MAX_SAFE_INTEGER }, zip64: true },
    ]),
  ),
  toRejectedFile(
    buildZip(
      Array.from({ length: 6_000 }, (_, index) => ({ name: `${index}`, content: zeros(0) })).concat(
        wordEntries as never,
      ),
    ),
  ),
  toRejectedFile(buildZip(wordEntries, { count: 65_535 })),
  toRejectedFile(buildZip(wordEntries, { offset: 0xffffffff })),
  toRejectedFile(buildZip(wordEntries, { offset: 5 })),
  toUndecidedFile(buildZip(wordEntries, { comment: Buffer.from('%PDF-1.7\n%%EOF') })),
  toUndecidedFile(buildZip(wordEntries, { comment: zeros(60_000) })),
  toRejectedFile(buildZip([...wordEntries, { name: '../../etc/cron.d/x', content: Buffer.from('x') }])),
  toRejectedFile(buildZip([...wordEntries, { name: '/etc/passwd', content: Buffer.from('x') }])),
  toRejectedFile(buildZip([...wordEntries, { name: 'word\\..\\x', content: Buffer.from('x') }])),
  toUndecidedFile(
    buildZip([...wordEntries, { name: Buffer.from([0xff, 0xfe, 0x00]), content: Buffer.from('x') }]),
  ),
  toUndecidedFile(buildZip([...wordEntries, { name: 'x'.repeat(60_000), content: zeros(0) }])),
  toUndecidedFile(buildZip(wordEntries.map((entry) => ({ ...entry, declared: { flags: 1 } })))),
  toUndecidedFile(buildZip(wordEntries.map((entry) => ({ ...entry, declared: { method: 99 } })))),
  toUndecidedFile(buildZip(wordEntries.map((entry) => ({ ...entry, declared: { crc: 0 } })))),
  toRejectedFile(Buffer.concat([Buffer.from('MZ\x90\x00'), docx])),
  toRejectedFile(Buffer.concat([Buffer.from('GIF89a/*'), pdf]), 'cv.pdf'),
  toUndecidedFile(Buffer.concat([pdf, Buffer.from('<script>alert(1)</script>')]), 'cv.pdf'),
  toUndecidedFile(Buffer.concat([pdf, Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1')]), 'cv.pdf'),
  toUndecidedFile(
    Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(1_000, '[('), Buffer.from('%%EOF')]),
    'cv.pdf',
  ),
  toRejectedFile(
    Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  ),
  toRejectedFile(Buffer.from('\ufeff%PDF-1.7 %%EOF', 'utf16le'), 'cv.pdf'),
  toRejectedFile(Buffer.alloc(0), 'cv.pdf'),
  toRejectedFile(Buffer.alloc(10 * megabyteBytes + 1, 'x'), 'cv.pdf'),
  toRejectedFile(Buffer.concat([pdf, Buffer.alloc(10 * megabyteBytes), Buffer.from('%%EOF')]), 'cv.pdf'),
  {
    name: 'cv.pdf',
    bytes: Buffer.concat([pdf, Buffer.alloc(9 * megabyteBytes), Buffer.from('%%EOF')]),
    isAccepted: true,
  },
];
