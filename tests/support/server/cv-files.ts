/** Valid CVs, and files that are rejected as CVs. */
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

interface Entry {
  name: string;
  bytes: Buffer;
}

async function buildZip(entries: Entry[]): Promise<Buffer> {
  const archive = new ZipFile();
  for (const { name, bytes } of entries) archive.addBuffer(bytes, name);
  archive.end();
  return buffer(archive.outputStream);
}

const toEntry = (name: string, text: string | Buffer): Entry => ({ name, bytes: Buffer.from(text) });
const wordEntries = [
  toEntry('[Content_Types].xml', '<Types/>'),
  toEntry('word/document.xml', '<w:document/>'),
];

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');
export const docx = await buildZip(wordEntries);
export const invalidCvs: Record<string, { name: string; bytes: Buffer }> = {
  'a program': { name: 'cv.pdf', bytes: Buffer.from('MZ\x90\x00 this is no document') },
  'a page that calls itself a PDF': {
    name: 'cv.pdf',
    bytes: Buffer.from('<html><script>alert(1)</script></html>'),
  },
  'a PDF that is an archive as well': { name: 'cv.pdf', bytes: Buffer.concat([pdf, docx]) },
  'a PDF with an archive before its end': {
    name: 'cv.pdf',
    bytes: Buffer.concat([pdf, docx, Buffer.from('\n%%EOF\n')]),
  },
  'a document that is a PDF as well': {
    name: 'cv.docx',
    bytes: await buildZip([toEntry('%PDF-1.7', 'x'), ...wordEntries]),
  },
  'a PDF that is cut off': { name: 'cv.pdf', bytes: pdf.subarray(0, 20) },
  'a PDF under the name of a document': { name: 'cv.docx', bytes: pdf },
  'an archive without a document': { name: 'cv.docx', bytes: await buildZip([toEntry('readme.txt', 'x')]) },
  'an archive that is damaged': { name: 'cv.docx', bytes: docx.subarray(0, 60) },
  'a document with macros': {
    name: 'cv.docx',
    bytes: await buildZip([...wordEntries, toEntry('word/vbaProject.bin', 'x')]),
  },
  'a document that would fill the disk': {
    name: 'cv.docx',
    bytes: await buildZip([...wordEntries, toEntry('word/media/image1.bmp', Buffer.alloc(30 * 1024 * 1024))]),
  },
};
