import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { maxCvBytes } from '#forms/schemas/cv.ts';
import { type ApiServer, startApi, words } from '#tests/support/api-server.ts';
import { docx, notDocuments, pdf } from '#tests/support/cv-files.ts';
import { type FilePart, formData } from '#tests/support/form-data.ts';
import { storages } from '#tests/support/test-storages.ts';

let api: ApiServer;
afterEach(() => api[Symbol.asyncDispose]());

const applicant = { name: 'Ada Nordmann', email: 'ada@example.no', language: 'en' };

async function apply(file?: FilePart, fields: Record<string, string> = applicant, more = {}) {
  const { payload, headers } = await formData(fields, file);
  return api.post('applications', payload, { accept: 'application/json', ...headers, ...more });
}

const attachments = () =>
  api.storage.store.read((database) => database.selectFrom('attachments').selectAll().execute());
const left = () => readdir(api.uploadDir).catch(() => []);

/** A PDF of a size, of bytes that cannot be guessed. */
const pdfOf = (size: number) =>
  Buffer.concat([pdf.subarray(0, 9), randomBytes(size - pdf.length), pdf.subarray(9)]);

describe.each(storages)('on $name', (storage) => {
  test('a CV is stored with its submission, byte for byte', async () => {
    api = await startApi({}, [storage]);
    const bytes = pdfOf(1_000_000);
    const answer = await apply({ name: 'Mitt liv – æøå.pdf', bytes, type: 'application/pdf' });
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    expect(await attachments()).toEqual([
      {
        submission_id: id,
        name: 'Mitt liv – æøå.pdf',
        type: 'application/pdf',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      },
    ]);
    const chunks = await api.storage.store.read((database) =>
      database.selectFrom('attachment_chunks').select('bytes').orderBy('position').execute(),
    );
    expect(chunks.length).toBeGreaterThan(1);
    expect(Buffer.concat(chunks.map((chunk) => chunk.bytes)).equals(bytes)).toBe(true);
    expect(await left()).toEqual([]);
  });

  test('a file of exactly 10 MB is taken, one byte more is not', async () => {
    api = await startApi({}, [storage]);
    expect((await apply({ name: 'cv.pdf', bytes: pdfOf(maxCvBytes) })).statusCode).toBe(201);
    const answer = await apply({ name: 'cv.pdf', bytes: pdfOf(maxCvBytes + 1) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().errors).toEqual([
      { field: 'cv', code: 'fileSize', message: words.en.errors.fileSize },
    ]);
    expect(await attachments()).toHaveLength(1);
    expect(await left()).toEqual([]);
  });
});

test('a Word document is taken, whatever its sender calls its type', async () => {
  api = await startApi();
  for (const type of ['', 'text/plain', 'application/zip'])
    expect((await apply({ name: 'CV.DOCX', bytes: docx, type })).statusCode).toBe(201);
  expect((await attachments())[0]?.type).toMatch(/wordprocessingml/);
});

test.each(Object.entries(notDocuments))('%s is refused', async (_name, { name, bytes }) => {
  api = await startApi();
  const answer = await apply({ name, bytes });
  expect(answer.statusCode).toBe(415);
  expect(answer.json().errors).toMatchObject([{ field: 'cv', code: 'fileType' }]);
  expect(await attachments()).toEqual([]);
  expect(await left()).toEqual([]);
});

test('a file of another kind by its name is refused', async () => {
  api = await startApi();
  expect((await apply({ name: 'cv.exe', bytes: pdf })).statusCode).toBe(415);
});

test('without a file, or with an empty one, it is said at the field', async () => {
  api = await startApi();
  for (const file of [undefined, { name: '', bytes: Buffer.alloc(0) }]) {
    const answer = await apply(file);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ field: 'cv', code: 'cv' }]);
  }
  const empty = await apply({ name: 'cv.pdf', bytes: Buffer.alloc(0), type: 'application/pdf' });
  expect(empty.json().errors).toMatchObject([{ field: 'cv', code: 'fileEmpty' }]);
});

test('a file that is only described is no file', async () => {
  api = await startApi();
  const cv = { name: 'cv.pdf', type: 'application/pdf', size: 5 };
  const answer = await api.post('applications', { ...applicant, cv });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toMatchObject([{ field: 'cv' }]);
});

test('another file under the same key is another application', async () => {
  api = await startApi();
  const key = { 'idempotency-key': 'k' };
  const first = await apply({ name: 'cv.pdf', bytes: pdf }, applicant, key);
  const again = await apply({ name: 'cv.pdf', bytes: pdf }, applicant, key);
  expect(again.json()).toEqual(first.json());
  expect((await apply({ name: 'cv.pdf', bytes: pdfOf(2000) }, applicant, key)).statusCode).toBe(409);
});

test('a path in a name leads nowhere', async () => {
  api = await startApi();
  const answer = await apply({ name: '../../../../tmp/evil.pdf', bytes: pdf });
  expect(answer.statusCode).toBe(201);
  expect((await attachments())[0]?.name).not.toMatch(/[/\\]/);
});

test('a folder that cannot be written to is a storage that cannot be used', async () => {
  api = await startApi();
  await mkdir(path.dirname(api.uploadDir), { recursive: true });
  await writeFile(api.uploadDir, 'a file where the folder should be');
  const answer = await apply({ name: 'cv.pdf', bytes: pdf });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('30');
  expect(await attachments()).toEqual([]);
});
