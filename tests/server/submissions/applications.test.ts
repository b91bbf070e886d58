import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { maxCvBytes } from '#forms/schemas/cv.ts';
import { type ApiServer, formStrings, startApi } from '#tests/support/server/api-server.ts';
import { docx, invalidCvs, pdf } from '#tests/support/server/cv-files.ts';
import { encodeFormData, type FilePart } from '#tests/support/server/form-data.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

let api: ApiServer;
afterEach(() => api[Symbol.asyncDispose]());

const applicant = { name: 'Ada Nordmann', email: 'ada@example.no', language: 'en' };

async function apply(file?: FilePart, fields: Record<string, string> = applicant, extraHeaders = {}) {
  const { payload, headers } = await encodeFormData(fields, file);
  return api.post('applications', payload, { accept: 'application/json', ...headers, ...extraHeaders });
}

const readAttachments = () =>
  api.storage.store.read((database) => database.selectFrom('attachments').selectAll().execute());
const readUploadDir = () => readdir(api.uploadDir).catch(() => []);

/** Builds a PDF of random bytes. */
const buildPdf = (size: number) =>
  Buffer.concat([pdf.subarray(0, 9), randomBytes(size - pdf.length), pdf.subarray(9)]);

describe.each(storages)('on $name', (storage) => {
  test('a CV is stored with its submission, byte for byte', async () => {
    api = await startApi({}, storage);
    const bytes = buildPdf(1_000_000);
    const response = await apply({ name: 'Mitt liv – æøå.pdf', bytes, type: 'application/pdf' });
    expect(response.statusCode).toBe(201);
    const { id } = response.json();
    expect(await readAttachments()).toEqual([
      {
        submission_id: id,
        name: 'Mitt liv – æøå.pdf',
        type: 'application/pdf',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        scan: null,
      },
    ]);
    const chunks = await api.storage.store.read((database) =>
      database.selectFrom('attachment_chunks').select('bytes').orderBy('position').execute(),
    );
    expect(chunks.length).toBeGreaterThan(1);
    expect(Buffer.concat(chunks.map((chunk) => chunk.bytes)).equals(bytes)).toBe(true);
    expect(await readUploadDir()).toEqual([]);
  });

  test('a file of exactly 10 MB is accepted, and one byte more gets 413', async () => {
    api = await startApi({}, storage);
    expect((await apply({ name: 'cv.pdf', bytes: buildPdf(maxCvBytes) })).statusCode).toBe(201);
    const response = await apply({ name: 'cv.pdf', bytes: buildPdf(maxCvBytes + 1) });
    expect(response.statusCode).toBe(413);
    expect(response.json().errors).toEqual([
      { field: 'cv', code: 'fileSize', message: formStrings.en.errors.fileSize },
    ]);
    expect(await readAttachments()).toHaveLength(1);
    expect(await readUploadDir()).toEqual([]);
  });
});

test('a Word document is accepted under any content type', async () => {
  api = await startApi();
  for (const type of ['', 'text/plain', 'application/zip'])
    expect((await apply({ name: 'CV.DOCX', bytes: docx, type })).statusCode).toBe(201);
  expect((await readAttachments())[0]?.type).toMatch(/wordprocessingml/);
});

test.each(Object.entries(invalidCvs))('%s gets 415', async (_name, { name, bytes }) => {
  api = await startApi();
  const response = await apply({ name, bytes });
  expect(response.statusCode).toBe(415);
  expect(response.json().errors).toMatchObject([{ field: 'cv', code: 'fileType' }]);
  expect(await readAttachments()).toEqual([]);
  expect(await readUploadDir()).toEqual([]);
});

test('a file with another extension gets 415', async () => {
  api = await startApi();
  expect((await apply({ name: 'cv.exe', bytes: pdf })).statusCode).toBe(415);
});

test('a missing or empty file gets 422 with an error at the field', async () => {
  api = await startApi();
  for (const file of [undefined, { name: '', bytes: Buffer.alloc(0) }]) {
    const response = await apply(file);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toMatchObject([{ field: 'cv', code: 'cv' }]);
  }
  const empty = await apply({ name: 'cv.pdf', bytes: Buffer.alloc(0), type: 'application/pdf' });
  expect(empty.json().errors).toMatchObject([{ field: 'cv', code: 'fileEmpty' }]);
});

test('a JSON description of a file gets 422', async () => {
  api = await startApi();
  const cv = { name: 'cv.pdf', type: 'application/pdf', size: 5 };
  const response = await api.post('applications', { ...applicant, cv });
  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toMatchObject([{ field: 'cv' }]);
});

test('another file under the same idempotency key gets 409', async () => {
  api = await startApi();
  const key = { 'idempotency-key': 'k' };
  const first = await apply({ name: 'cv.pdf', bytes: pdf }, applicant, key);
  const again = await apply({ name: 'cv.pdf', bytes: pdf }, applicant, key);
  expect(again.json()).toEqual(first.json());
  expect((await apply({ name: 'cv.pdf', bytes: buildPdf(2000) }, applicant, key)).statusCode).toBe(409);
});

test('a path in the file name is removed', async () => {
  api = await startApi();
  const response = await apply({ name: '../../../../tmp/evil.pdf', bytes: pdf });
  expect(response.statusCode).toBe(201);
  expect((await readAttachments())[0]?.name).not.toMatch(/[/\\]/);
});

test('an upload folder that cannot be written to gets 503', async () => {
  api = await startApi();
  await mkdir(path.dirname(api.uploadDir), { recursive: true });
  await writeFile(api.uploadDir, 'a file where the folder should be');
  const response = await apply({ name: 'cv.pdf', bytes: pdf });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('30');
  expect(await readAttachments()).toEqual([]);
});
