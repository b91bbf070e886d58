import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { exportSubmissions } from '#server/admin/commands/export.ts';
import { runCommand } from '#tests/support/server/admin-cli.ts';
import { parseCsv } from '#tests/support/server/parse-csv.ts';
import { createAttachment, noon, storeTestSubmission } from '#tests/support/storage/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';

describe.each(storages)('export on $name', ({ create }) => {
  let storage: TestStorage;
  beforeEach(async () => {
    storage = await create();
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  const run = (...args: string[]) => runCommand(storage, ['export', ...args]);

  test('export by address ignores case and includes the attached files', async () => {
    const { attachment, bytes } = await createAttachment(storage.options.dataDir, 300_000);
    const application = await storeTestSubmission(storage, {
      kind: 'application',
      fields: { name: 'Kari', email: 'Kari@Example.NO' },
      attachment,
    });
    const message = await storeTestSubmission(storage, {}, noon - 1);
    await storeTestSubmission(storage, {
      fields: { fullName: 'Ola', email: 'ola@example.no', message: 'Hi' },
    });
    const { code, stdout } = await run('kArI@example.no');
    expect(code).toBe(0);
    const exported = JSON.parse(stdout);
    expect(exported.map(({ id }: { id: string }) => id)).toEqual([application, message]);
    const { content, ...metadata } = exported[0].file;
    expect(metadata).toEqual({
      name: 'cv.pdf',
      type: 'application/pdf',
      size: 300_000,
      sha256: attachment.sha256,
    });
    expect(Buffer.from(content, 'base64').equals(bytes)).toBe(true);
    expect(exported[1]).toMatchObject({
      fields: { fullName: 'Kari Nordmann', email: 'kari@example.no', message: 'Hello.' },
      consent: { version: 'words-1', text: 'We keep what you send for 24 months.' },
      deliveries: [{}, {}, {}],
    });
  });

  test('export without an address includes everything; --no-files leaves the files out', async () => {
    const { attachment } = await createAttachment(storage.options.dataDir, 10);
    await storeTestSubmission(storage, { kind: 'application', attachment });
    await storeTestSubmission(storage, { status: 'quarantined' }, noon - 1);
    const exported = JSON.parse((await run('--no-files')).stdout);
    expect(exported.map(({ status }: { status: string }) => status)).toEqual(['accepted', 'quarantined']);
    expect(exported[0].file).not.toHaveProperty('content');
  });

  test('export of an empty storage is an empty array; an unknown address is refused', async () => {
    await storage.store.check();
    expect(await run()).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
    expect(await run('nobody@example.no')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is nothing from nobody@example.no.\n',
    });
  });

  test('CSV has one line per submission and the fields of all forms', async () => {
    const message = 'He said "hi", \n=1+1; @all';
    const enquiry = await storeTestSubmission(storage, {
      kind: 'enquiry',
      fields: {
        name: '=HYPERLINK("http://evil.example")',
        email: 'a@example.no',
        mobile: '+4791234567',
        service: 'mobile-app',
      },
    });
    await storeTestSubmission(
      storage,
      { fields: { fullName: 'Kari', email: 'k@example.no', message, formerField: 'value' } },
      noon - 1,
    );
    const [titles = [], ...lines] = parseCsv((await run('--format', 'csv')).stdout);
    const records = lines.map((line) =>
      Object.fromEntries(line.map((value, index) => [titles[index], value])),
    );
    expect(records[0]).toMatchObject({
      id: enquiry,
      kind: 'enquiry',
      receivedAt: '2026-11-20T12:00:00.000Z',
      status: 'accepted',
      name: `'=HYPERLINK("http://evil.example")`,
      mobile: "'+4791234567",
      service: 'mobile-app',
      'company-mail': 'pending',
    });
    expect(records[1]).toMatchObject({
      fullName: 'Kari',
      message: `He said "hi", \n'=1+1;' @all`,
      otherFields: '{"formerField":"value"}',
    });
  });

  test('--out writes a new file that only its owner can read, with a byte order mark', async () => {
    await storeTestSubmission(storage);
    const file = path.join(storage.options.dataDir, 'export.csv');
    expect(await run('--format', 'csv', '--out', file)).toEqual({
      code: 0,
      stdout: `${file}: 1 submission.\n`,
      stderr: '',
    });
    expect((await readFile(file, 'utf8')).startsWith('\uFEFFid,kind')).toBe(true);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await run('--out', file)).code).toBe(1);
  });

  describe('with three attachments', () => {
    const ids: string[] = [];
    beforeEach(async () => {
      ids.length = 0;
      for (let index = 0; index < 3; index++) {
        const { attachment } = await createAttachment(storage.options.dataDir, 300_000);
        ids.push(await storeTestSubmission(storage, { kind: 'application', attachment }, noon - index));
      }
    });
    type Exported = { id: string; file: { content?: string; damaged?: boolean } }[];
    const summarize = (exported: Exported) =>
      exported.map(({ id, file }) => [id, file.content === undefined, file.damaged]);

    test.each(['stdout', 'a file'])(
      'export to %s skips a damaged attachment and exports the others',
      async (target) => {
        await storage.store.write((transaction) =>
          transaction
            .deleteFrom('attachment_chunks')
            .where('submission_id', '=', ids[1] ?? '')
            .where('position', '=', 1)
            .execute(),
        );
        const file = path.join(storage.options.dataDir, 'export.json');
        const { code, stdout, stderr } = await run(...(target === 'a file' ? ['--out', file] : []));
        const exported = JSON.parse(target === 'a file' ? await readFile(file, 'utf8') : stdout);
        expect(summarize(exported)).toEqual([
          [ids[0], false, undefined],
          [ids[1], true, true],
          [ids[2], false, undefined],
        ]);
        expect(code).toBe(1);
        expect(stderr).toBe(
          `Everything is exported except the attached files of ${ids[1]}, which are damaged in the storage. A backup may have them.\n`,
        );
      },
    );

    test('a submission erased during the export is left out', async () => {
      let printed = '';
      await exportSubmissions([], {
        store: storage.store,
        environment: readEnvironment({}),
        now: noon,
        terminal: {
          print: async (text) => {
            printed += text;
            await storage.store.write((transaction) =>
              transaction
                .deleteFrom('submissions')
                .where('id', '=', ids[1] ?? '')
                .execute(),
            );
          },
          printMessage: () => undefined,
          useColour: false,
        },
      });
      expect(summarize(JSON.parse(printed))).toEqual([
        [ids[0], false, undefined],
        [ids[2], false, undefined],
      ]);
    });
  });

  test('--json equals --format json', async () => {
    await storeTestSubmission(storage);
    const { code, stdout } = await run('--json');
    expect(code).toBe(0);
    expect(stdout).toBe((await run('--format', 'json')).stdout);
    expect((await run('--json', '--format', 'csv')).code).toBe(2);
  });
});
