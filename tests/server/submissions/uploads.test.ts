import { mkdir, mkdtempDisposable, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { StorageUnavailableError } from '#server/storage/storage-errors.ts';
import { createUploadFolder } from '#server/submissions/uploads.ts';
import { pdf } from '#tests/support/server/cv-files.ts';
import { createFaultHarness } from '#tests/support/server/fault-harness.ts';
import { createWebsiteHarness } from '#tests/support/server/website-harness.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { openConnection } from '../faults/hostile/raw-connection.ts';

const createFolder = () => mkdtempDisposable(path.join(tmpdir(), 'website-uploads-'));
const createContent = () => Readable.from([Buffer.from('one'), Buffer.from('two')]);

/** The beginning of an upload, without its end. */
const unfinishedUpload = [
  'POST /api/applications HTTP/1.1',
  'Host: localhost',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Length: 100000',
  '',
  '--x',
  'Content-Disposition: form-data; name="cv"; filename="cv.pdf"',
  'Content-Type: application/pdf',
  '',
  pdf.toString('latin1'),
].join('\r\n');

test('a connection that is reset during an upload is not logged as an outage of the storage', async () => {
  await using website = await createWebsiteHarness();
  const port = Number(new URL(await website.listen()).port);
  for (let count = 0; count < 3; count++) {
    const connection = await openConnection(port);
    connection.socket.write(unfinishedUpload);
    await waitFor(async () => expect(await readdir(website.uploadDir)).toHaveLength(1));
    connection.socket.resetAndDestroy();
    await waitFor(async () => expect(await readdir(website.uploadDir)).toEqual([]));
  }
  await waitFor(async () =>
    expect(await website.submissionService.metrics.render()).toContain(
      'enquiries_submissions_total{kind="application",outcome="failed"} 3',
    ),
  );
  expect(website.getLog()).not.toContain('The storage is unavailable');
});

test('an error of the sender keeps its type, whatever its code', async () => {
  await using folder = await createFolder();
  const uploads = createUploadFolder(path.join(folder.path, 'uploads'));
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  const content = Readable.from(
    (async function* () {
      yield Buffer.from('one');
      throw reset;
    })(),
  );
  await expect(uploads.receive({ name: 'cv.pdf', type: '', content })).rejects.toBe(reset);
  expect(await readdir(uploads.path)).toEqual([]);
  uploads.close();
});

test('an error of the disk is an outage of the storage', async () => {
  await using folder = await createFolder();
  const uploads = createUploadFolder(path.join(folder.path, 'uploads'));
  await writeFile(uploads.path, 'a file where the folder should be');
  await expect(
    uploads.receive({ name: 'cv.pdf', type: '', content: createContent() }),
  ).rejects.toBeInstanceOf(StorageUnavailableError);
  uploads.close();
});

test('uploads of a killed server are deleted at the next start, and those of a running one are kept', async () => {
  await using harness = await createFaultHarness();
  const { dataDir } = harness.storage.options;
  const readUploads = () => readdir(path.join(dataDir, 'uploads'));
  const startUpload = async (origin: string) => {
    const connection = await openConnection(Number(new URL(origin).port));
    connection.socket.write(unfinishedUpload);
    return connection;
  };
  const killed = await harness.startServer();
  await startUpload(killed.origin);
  await waitFor(async () => expect(await readUploads()).toHaveLength(1));
  const [abandoned] = await readUploads();
  await killed.kill();
  expect(await readUploads()).toEqual([abandoned]);

  const running = await harness.startServer();
  await waitFor(async () => expect(await readUploads()).toEqual([]));
  await startUpload(running.origin);
  await waitFor(async () => expect(await readUploads()).toHaveLength(1));
  const uploads = createUploadFolder(path.join(dataDir, 'uploads'));
  await uploads.deleteAbandoned(Date.now());
  expect(await readUploads()).toHaveLength(1);
});

test('a file of an unknown owner is deleted after an hour', async () => {
  await using folder = await createFolder();
  const uploads = createUploadFolder(path.join(folder.path, 'uploads'));
  await mkdir(uploads.path);
  const file = path.join(uploads.path, 'file-of-an-earlier-version');
  await writeFile(file, '');
  const hourAgo = (Date.now() - 3_600_001) / 1000;
  await uploads.deleteAbandoned(Date.now());
  expect(await readdir(uploads.path)).toHaveLength(1);
  await utimes(file, hourAgo, hourAgo);
  await uploads.deleteAbandoned(Date.now());
  expect(await readdir(uploads.path)).toEqual([]);
});
