/** What a file is, by what is in it. Nothing of it is unpacked. */
import { type FileHandle, open } from 'node:fs/promises';
import yauzl from 'yauzl';

const lastRecord = Buffer.from('PK\x05\x06', 'latin1');
const listEntry = Buffer.from('PK\x01\x02', 'latin1');
/** Bytes: the last record of a ZIP may have a comment of 64 kB. */
const tailSize = 64 * 1024 + 22;
/** More than any letter with pictures in it has. */
const mostEntries = 5_000;
/** Bytes that a document may have unpacked, and how many times its own size: more is a bomb. */
const mostUnpacked = 300 * 1024 * 1024;
const mostExpansion = 200;

/**
 * Tells a PDF or a DOCX from everything else, from documents with macros, from archives that would fill a disk, and
 * from files that are two things at once.
 * @returns undefined for everything else.
 */
export async function detectCvType(path: string): Promise<'pdf' | 'docx' | undefined> {
  await using file = await open(path);
  const { size } = await file.stat();
  const head = Buffer.alloc(Math.min(size, 1024));
  await file.read(head, 0, head.length, 0);
  const tail = Buffer.alloc(Math.min(size, tailSize));
  await file.read(tail, 0, tail.length, size - tail.length);
  if (/^(?:\xef\xbb\xbf)?\s*%PDF-[12]\.\d/.test(head.toString('latin1')))
    return tail.includes('%%EOF') && !(await containsZip(file, size, tail)) ? 'pdf' : undefined;
  // Readers of PDF look for its head in the first kilobyte.
  if (!head.toString('latin1').startsWith('PK\x03\x04') || head.includes('%PDF-')) return undefined;
  return (await isWordDocument(path, size)) ? 'docx' : undefined;
}

/** Whether the last record of a ZIP is there, and the list of its files before it: readers of ZIP look no further. */
async function containsZip(file: FileHandle, size: number, tail: Buffer): Promise<boolean> {
  for (let at = tail.indexOf(lastRecord); at >= 0; at = tail.indexOf(lastRecord, at + 1)) {
    if (at + 22 > tail.length) return false;
    const list = size - tail.length + at - tail.readUInt32LE(at + 12);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(4), 0, 4, Math.max(0, list));
    if (bytesRead === 4 && buffer.equals(listEntry)) return true;
  }
  return false;
}

async function isWordDocument(path: string, size: number): Promise<boolean> {
  const names = new Set<string>();
  let unpacked = 0;
  try {
    const archive = await yauzl.openPromise(path, { lazyEntries: true, strictFileNames: true });
    try {
      if (archive.entryCount > mostEntries) return false;
      for await (const entry of archive.eachEntry()) {
        unpacked += entry.uncompressedSize;
        names.add(entry.fileName.toLowerCase());
        if (unpacked > mostUnpacked || unpacked > mostExpansion * size) return false;
      }
    } finally {
      archive.close();
    }
  } catch {
    // Damaged, encrypted in a way of its own, or no archive at all.
    return false;
  }
  const hasMacros = [...names].some((name) => /(?:^|\/)vba\w*\.bin$/.test(name));
  return names.has('[content_types].xml') && names.has('word/document.xml') && !hasMacros;
}
