/** Detects the type of a CV by its content, without unpacking it. */
import { type FileHandle, open } from 'node:fs/promises';
import yauzl from 'yauzl';

const endRecordSignature = Buffer.from('PK\x05\x06', 'latin1');
const directoryEntrySignature = Buffer.from('PK\x01\x02', 'latin1');
/** Length of the end record of a ZIP, without the comment of up to 64 kB that may follow it. */
const endRecordBytes = 22;
const maxEndRecordBytes = endRecordBytes + 64 * 1024;
/** More entries than any CV with images has. */
const maxEntries = 5_000;
/** Limits of the unpacked size, in bytes and as a multiple of the file's size. A larger file is a ZIP bomb. */
const maxUnpackedBytes = 300 * 1024 * 1024;
const maxExpansionRatio = 200;

/**
 * Detects a PDF or a DOCX. Documents with macros, ZIP bombs and files of two types at once count as neither.
 * @returns undefined for every other file.
 */
export async function detectCvType(path: string): Promise<'pdf' | 'docx' | undefined> {
  await using file = await open(path);
  const { size } = await file.stat();
  const head = Buffer.alloc(Math.min(size, 1024));
  await file.read(head, 0, head.length, 0);
  const tail = Buffer.alloc(Math.min(size, maxEndRecordBytes));
  await file.read(tail, 0, tail.length, size - tail.length);
  if (/^(?:\xef\xbb\xbf)?\s*%PDF-[12]\.\d/.test(head.toString('latin1')))
    return tail.includes('%%EOF') && !(await containsZip(file, size, tail)) ? 'pdf' : undefined;
  // PDF readers look for the header in the first kilobyte.
  if (!head.toString('latin1').startsWith('PK\x03\x04') || head.includes('%PDF-')) return undefined;
  return (await isWordDocument(path, size)) ? 'docx' : undefined;
}

/** Looks for the end record of a ZIP and the central directory before it, because ZIP readers need no more. */
async function containsZip(file: FileHandle, size: number, tail: Buffer): Promise<boolean> {
  for (
    let position = tail.indexOf(endRecordSignature);
    position >= 0;
    position = tail.indexOf(endRecordSignature, position + 1)
  ) {
    if (position + endRecordBytes > tail.length) return false;
    const directoryStart = size - tail.length + position - tail.readUInt32LE(position + 12);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(4), 0, 4, Math.max(0, directoryStart));
    if (bytesRead === 4 && buffer.equals(directoryEntrySignature)) return true;
  }
  return false;
}

async function isWordDocument(path: string, size: number): Promise<boolean> {
  const names = new Set<string>();
  let unpackedBytes = 0;
  try {
    const archive = await yauzl.openPromise(path, { lazyEntries: true, strictFileNames: true });
    try {
      if (archive.entryCount > maxEntries) return false;
      for await (const entry of archive.eachEntry()) {
        unpackedBytes += entry.uncompressedSize;
        names.add(entry.fileName.toLowerCase());
        if (unpackedBytes > maxUnpackedBytes || unpackedBytes > maxExpansionRatio * size) return false;
      }
    } finally {
      archive.close();
    }
  } catch {
    // Damaged, encrypted or no archive at all.
    return false;
  }
  const hasMacros = [...names].some((name) => /(?:^|\/)vba\w*\.bin$/.test(name));
  return names.has('[content_types].xml') && names.has('word/document.xml') && !hasMacros;
}
