import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#tests/support/server/admin-cli.ts';
import { createAttachment, noon, storeTestSubmission } from '#tests/support/storage/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';

// The queries are those of list and export, whose tests run on both databases.
describe('show', () => {
  const [sqlite] = storages;
  let storage: TestStorage;
  beforeEach(async () => {
    storage = await sqlite.create();
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  const show = (...args: string[]) => runCommand(storage, ['show', ...args], { now: noon + 7_200_000 });

  test('show describes everything about a submission', async () => {
    const { attachment } = await createAttachment(storage.options.dataDir, 700_000);
    const id = await storeTestSubmission(storage, {
      kind: 'application',
      language: 'no',
      suspicions: ['honeypot', 'foreign-words', 'unknown-rule'],
      fields: { name: 'Kari', email: 'kari@example.no', mobile: '+4791234567', message: 'Hei\n\nHilsen' },
      attachment,
      channels: ['company-mail'],
    });
    await storage.store.write((transaction) =>
      transaction
        .updateTable('deliveries')
        .set({ state: 'dead', attempts: 8, last_error: 'EENVELOPE 550' })
        .execute(),
    );
    const { code, stdout } = await show(id);
    expect(code).toBe(0);
    const lines = stdout.split('\n').map((line) => line.replace(/ {2,}/g, ' | '));
    expect(lines).toEqual(
      expect.arrayContaining([
        id,
        'kind | application',
        'status | accepted',
        expect.stringMatching(/^received \| 2026-11-20 \d\d:00, 2 h ago$/),
        'language | no',
        'suspicions | The hidden field was filled in.',
        ' | It is in a language that the site does not have.',
        ' | unknown rule',
        'name | Kari',
        'email | kari@example.no',
        'mobile | +4791234567',
        'message | Hei',
        ' | Hilsen',
        'file | cv.pdf',
        ' | application/pdf, 700000 bytes',
        ` | SHA-256 ${attachment.sha256}`,
        'company mail | dead, 8 attempts',
        ' | last error: EENVELOPE 550',
        'webhook | off',
        'consent | words-1',
        ' | We keep what you send for 24 months.',
      ]),
    );
  });

  test('a reference is accepted as people spell it', async () => {
    const id = await storeTestSubmission(storage);
    const typed = ` ${id.toLowerCase().replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l')}`;
    expect((await show(typed)).stdout).toContain(id);
  });

  test('an unknown reference is refused', async () => {
    await storeTestSubmission(storage);
    expect(await show('7K3M-Q9XA-2BCD')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no submission 7K3M-Q9XA-2BCD.\n',
    });
    expect((await show('1')).code).toBe(1);
  });

  describe('--cv', () => {
    let id: string;
    let bytes: Buffer;
    let target: string;
    beforeEach(async () => {
      target = path.join(storage.options.dataDir, 'cv.out');
      const received = await createAttachment(storage.options.dataDir, 600_001);
      bytes = received.bytes;
      id = await storeTestSubmission(storage, { kind: 'application', attachment: received.attachment });
    });

    test('writes the attachment unchanged, readable only by its owner', async () => {
      expect((await show(id, '--cv', target)).code).toBe(0);
      expect((await readFile(target)).equals(bytes)).toBe(true);
      expect((await stat(target)).mode & 0o777).toBe(0o600);
    });

    test('never overwrites a file', async () => {
      await writeFile(target, 'precious');
      const { code, stderr } = await show(id, '--cv', target);
      expect([code, stderr]).toEqual([
        1,
        `${target} exists already. Choose another name, or move the file away.\n`,
      ]);
      expect(await readFile(target, 'utf8')).toBe('precious');
    });

    test('explains a missing folder', async () => {
      const { code, stderr } = await show(id, '--cv', path.join(target, 'deeper'));
      expect(code).toBe(1);
      expect(stderr).toMatch(/cannot be written: ENOENT/);
    });

    test('leaves no damaged file behind', async () => {
      await storage.store.write((transaction) =>
        transaction.deleteFrom('attachment_chunks').where('position', '=', 1).execute(),
      );
      const { code, stderr } = await show(id, '--cv', target);
      expect(code).toBe(1);
      expect(stderr).toMatch(/damaged: .*\. A backup may have it\.\n$/);
      expect(await readdir(storage.options.dataDir)).not.toContainEqual(expect.stringContaining('cv.out'));
    });

    test('refuses a submission without attachment', async () => {
      const other = await storeTestSubmission(storage);
      expect(await show(other, '--cv', target)).toMatchObject({
        code: 1,
        stderr: `${other} has no attached file.\n`,
      });
    });
  });
});
