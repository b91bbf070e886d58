import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { detectCvType } from '#server/submissions/cv-file-type.ts';
import { docx, notDocuments, pdf } from '#tests/support/cv-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cv-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function typeOf(bytes: Buffer) {
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  return detectCvType(file);
}

test('a PDF and a Word document are told by their content', async () => {
  expect(await typeOf(pdf)).toBe('pdf');
  expect(await typeOf(docx)).toBe('docx');
});

test('white space or a byte order mark before a PDF does not matter', async () => {
  for (const before of ['\n', '\xef\xbb\xbf'])
    expect(await typeOf(Buffer.concat([Buffer.from(before, 'latin1'), pdf]))).toBe('pdf');
});

test('a PDF that is larger than what is looked at is one, too', async () => {
  const end = pdf.indexOf('trailer');
  const large = Buffer.concat([pdf.subarray(0, end), Buffer.alloc(300_000, '%'), pdf.subarray(end)]);
  expect(await typeOf(large)).toBe('pdf');
});

const { 'a PDF under the name of a document': _, ...others } = notDocuments;
test.each(Object.entries(others))('%s is neither', async (_name, { bytes }) => {
  expect(await typeOf(bytes)).toBeUndefined();
});

test('an empty file is neither', async () => {
  expect(await typeOf(Buffer.alloc(0))).toBeUndefined();
});
