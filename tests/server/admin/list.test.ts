import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { list as listCommand } from '#server/admin/commands/list.ts';
import { runCommand } from '#tests/support/server/admin-cli.ts';
import { noon, storeTestSubmission } from '#tests/support/storage/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';

describe.each(storages)('list on $name', ({ name, create }) => {
  let storage: TestStorage;
  beforeEach(async () => {
    storage = await create();
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  const list = async (...args: string[]) => runCommand(storage, ['list', ...args], { now: noon });
  /** Splits a table without its header into cells. */
  const parseRows = (stdout: string) =>
    stdout
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split(/ {2,}/));
  const listReferences = async (...args: string[]) =>
    parseRows((await list(...args)).stdout).map(([id]) => id);

  test('list shows the newest first, with sender and state of each channel', async () => {
    const older = await storeTestSubmission(storage, {}, noon - 60_000);
    const newer = await storeTestSubmission(
      storage,
      { kind: 'enquiry', fields: { name: 'Ola', email: 'ola@example.no' }, channels: ['company-mail'] },
      noon,
    );
    const { code, stdout } = await list();
    expect(code).toBe(0);
    expect(parseRows(stdout)).toEqual([
      [
        newer,
        expect.stringMatching(/^2026-11-20 \d\d:00$/),
        'enquiry',
        'Ola',
        'accepted',
        'pending, due now',
        'off',
        'off',
      ],
      [
        older,
        expect.stringMatching(/^2026-11-20 \d\d:59$/),
        'message',
        'Kari Nordmann',
        'accepted',
        ...Array(3).fill('pending, due now'),
      ],
    ]);
  });

  test('list shows each state of a delivery', async () => {
    await storeTestSubmission(storage);
    const updateDelivery = (channel: 'company-mail' | 'acknowledgement' | 'webhook', values: object) =>
      storage.store.write((transaction) =>
        transaction.updateTable('deliveries').set(values).where('channel', '=', channel).execute(),
      );
    await updateDelivery('company-mail', { state: 'done', done_at: noon, attempts: 1 });
    await updateDelivery('acknowledgement', { attempts: 3, due_at: noon + 5 * 60_000 });
    await updateDelivery('webhook', { state: 'dead', attempts: 8 });
    expect(parseRows((await list()).stdout)[0]?.slice(5)).toEqual([
      'done (1 attempt)',
      'pending, due in 5 min (3 attempts)',
      'dead (8 attempts)',
    ]);
    await updateDelivery('acknowledgement', { leased_until: noon + 1000, leased_by: 'worker' });
    expect(parseRows((await list()).stdout)[0]?.[6]).toBe('pending, in progress (3 attempts)');
  });

  test('columns are aligned in any script', async () => {
    for (const fullName of [
      'Li',
      '王小明',
      'محمد',
      'Zoë 👩‍👩‍👧',
      'A name that goes on and on and on and on and on',
    ])
      await storeTestSubmission(storage, { fields: { fullName, email: 'a@example.no' } });
    const { stdout } = await list();
    const lines = stdout.trimEnd().split('\n');
    // Each letter of 王小明 and the family emoji take two columns of a terminal.
    const starts = lines.map((line) => line.replace(/[王小明]|👩‍👩‍👧/gu, 'xx').search(/accepted|status/));
    expect(new Set(starts).size).toBe(1);
    expect(stdout).toContain('A name that goes on and on …');
  });

  test('--status lists submissions in quarantine, whose deliveries are held', async () => {
    const accepted = await storeTestSubmission(storage);
    const quarantined = await storeTestSubmission(storage, {
      status: 'quarantined',
      suspicions: ['honeypot'],
    });
    expect(await listReferences('--status', 'quarantined')).toEqual([quarantined]);
    expect(await listReferences('--status', 'accepted')).toEqual([accepted]);
    expect(parseRows((await list('--status', 'quarantined')).stdout)[0]?.slice(4)).toEqual([
      'quarantined',
      'held',
      'held',
      'held',
    ]);
  });

  test('--undelivered lists accepted submissions with a missing or unfinished delivery', async () => {
    const done = await storeTestSubmission(storage);
    await storage.store.write((transaction) =>
      transaction
        .updateTable('deliveries')
        .set({ state: 'done' })
        .where('submission_id', '=', done)
        .execute(),
    );
    await storeTestSubmission(storage, { status: 'quarantined' });
    const pending = await storeTestSubmission(storage, { channels: ['webhook'] }, noon - 1);
    const withoutDeliveries = await storeTestSubmission(storage, { channels: [] }, noon - 2);
    const dead = await storeTestSubmission(storage, {}, noon - 3);
    await storage.store.write((transaction) =>
      transaction
        .updateTable('deliveries')
        .set({ state: 'dead' })
        .where('submission_id', '=', dead)
        .execute(),
    );
    expect(await listReferences('--undelivered')).toEqual([pending, withoutDeliveries, dead]);
  });

  test('list shows 50 rows unless --limit says otherwise, and --json has all', async () => {
    const expected: string[] = [];
    await storage.store.write(async (transaction) => {
      // Submissions of the same millisecond must be neither repeated nor skipped between pages.
      const ids = Array.from({ length: 430 }, (_, index) => `0000-0000-${String(index).padStart(4, '0')}`);
      expected.push(...ids.toReversed());
      await transaction
        .insertInto('submissions')
        .values(
          ids.map((id) => ({
            id,
            kind: 'message' as const,
            language: 'en' as const,
            received_at: noon,
            status: 'accepted' as const,
            suspicions: '[]',
            email: 'a@example.no',
            fields: '{}',
            consent: 'v1',
          })),
        )
        .execute();
    });
    const { stdout, stderr } = await list();
    expect(parseRows(stdout)).toHaveLength(50);
    expect(stderr).toBe('50 of 430; --limit shows more.\n');
    expect(await listReferences('--limit', '2')).toEqual(expected.slice(0, 2));
    expect(await listReferences('--limit', '430')).toEqual(expected);
    const all: { id: string }[] = JSON.parse((await list('--json')).stdout);
    expect(all.map(({ id }) => id)).toEqual(expected);
  });

  test('--json prints records as they are read', async () => {
    for (let index = 0; index < 3; index++) await storeTestSubmission(storage, {}, noon - index);
    const printed: string[] = [];
    await listCommand(['--json'], {
      store: storage.store,
      environment: readEnvironment({}),
      now: noon,
      terminal: {
        print: async (text) => {
          printed.push(text);
        },
        printMessage: () => undefined,
        useColour: false,
      },
    });
    expect(printed).toHaveLength(4);
    expect(JSON.parse(printed.join(''))).toHaveLength(3);
  });

  test('list says that an empty storage has no submissions', async () => {
    await storage.store.check();
    expect(await list()).toEqual({ code: 0, stdout: '', stderr: 'There are no such submissions.\n' });
    expect((await list('--json')).stdout).toBe('[]\n');
  });

  test('--json has all data of a submission', async () => {
    const id = await storeTestSubmission(storage, { suspicions: ['links'], channels: ['webhook'] });
    expect(JSON.parse((await list('--json')).stdout)).toEqual([
      {
        id,
        kind: 'message',
        language: 'en',
        receivedAt: '2026-11-20T12:00:00.000Z',
        status: 'accepted',
        suspicions: ['links'],
        fields: { fullName: 'Kari Nordmann', email: 'kari@example.no', message: 'Hello.' },
        consent: { version: 'words-1', text: 'We keep what you send for 24 months.' },
        file: null,
        acknowledgementWithheld: null,
        deliveries: [
          {
            id: expect.any(String),
            channel: 'webhook',
            state: 'pending',
            attempts: 0,
            dueAt: '2026-11-20T12:00:00.000Z',
            doneAt: null,
            lastError: null,
          },
        ],
      },
    ]);
  });

  if (name === 'SQLite')
    describe('submitted text cannot control the terminal', () => {
      const hostile = '\u001b[2J\u001b]0;title\u0007\u009b31m\r\u0008\u202egnp.exe\u2028\u0085';
      /** Matches everything except line breaks and visible characters. */
      const controlCharacters = /[^\P{C}\n]|[\u2028\u2029]/u;
      beforeEach(async () => {
        await storeTestSubmission(storage, {
          suspicions: [hostile],
          // The forms would remove most of these characters. PostgreSQL cannot store NUL.
          fields: {
            fullName: `Kari${hostile}`,
            email: 'kari@example.no',
            message: hostile,
            [`a${hostile}`]: 'b',
          },
          consent: { version: hostile, text: hostile },
        });
        await storage.store.write((transaction) =>
          transaction.updateTable('deliveries').set({ last_error: hostile, state: 'dead' }).execute(),
        );
      });
      test('in the table', async () => expect((await list()).stdout).not.toMatch(controlCharacters));
      test('in the description', async () => {
        const [id = ''] = await listReferences();
        const { stdout } = await runCommand(storage, ['show', id]);
        expect(stdout).toContain('gnp.exe');
        expect(stdout).not.toMatch(controlCharacters);
      });
      test('in JSON, which still holds it', async () => {
        const { stdout } = await list('--json');
        expect(stdout).not.toMatch(controlCharacters);
        expect(JSON.parse(stdout)[0].fields.message).toBe(hostile);
      });
      test('in CSV', async () => {
        const { stdout } = await runCommand(storage, ['export', '--format', 'csv']);
        expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(controlCharacters);
      });
    });
});
