import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { detectCvType } from '#server/submissions/cv-file-type.ts';
import { docx, invalidCvs, pdf } from '#tests/support/server/cv-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cv-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function detectType(bytes: Buffer) {
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  return detectCvType(file);
}

test('a PDF and a Word document are detected by their content', async () => {
  expect(await detectType(pdf)).toBe('pdf');
  expect(await detectType(docx)).toBe('docx');
});

test('a PDF may begin with white space or a byte order mark', async () => {
  for (const before of ['\n', '\xef\xbb\xbf'])
    expect(await detectType(Buffer.concat([Buffer.from(before, 'latin1'), pdf]))).toBe('pdf');
});

test('a PDF larger than the bytes that are read is detected', async () => {
  const end = pdf.indexOf('trailer');
  const large = Buffer.concat([pdf.subarray(0, end), Buffer.alloc(300_000, '%'), pdf.subarray(end)]);
  expect(await detectType(large)).toBe('pdf');
});

const { 'a PDF under the name of a document': _, ...others } = invalidCvs;
test.each(Object.entries(others))('%s has no accepted type', async (_name, { bytes }) => {
  expect(await detectType(bytes)).toBeUndefined();
});

test('an empty file has no accepted type', async () => {
  expect(await detectType(Buffer.alloc(0))).toBeUndefined();
});
