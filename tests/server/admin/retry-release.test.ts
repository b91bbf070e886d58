import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#tests/support/server/admin-cli.ts';
import { dumpStore } from '#tests/support/storage/database-dump.ts';
import { noon, storeTestSubmission } from '#tests/support/storage/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';

const env = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'web@example.no', MAIL_TO: 'us@example.no' };

describe.each(storages)('retry and release on $name', ({ create }) => {
  let storage: TestStorage;
  beforeEach(async () => {
    storage = await create();
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  const run = (...args: string[]) => runCommand(storage, args, { env, now: noon });
  const markDead = (submission: string) =>
    storage.store.write((transaction) =>
      transaction
        .updateTable('deliveries')
        .set({ state: 'dead', attempts: 8 })
        .where('submission_id', '=', submission)
        .execute(),
    );
  const readStates = async (submission: string) =>
    (
      await storage.store.read((database) =>
        database
          .selectFrom('deliveries')
          .select(['channel', 'state', 'attempts', 'due_at'])
          .where('submission_id', '=', submission)
          .orderBy('channel')
          .execute(),
      )
    ).map(({ channel, state, attempts, due_at }) => [channel, state, attempts, due_at - noon]);

  test('retry makes all dead deliveries due', async () => {
    const dead = [await storeTestSubmission(storage), await storeTestSubmission(storage)];
    for (const id of dead) await markDead(id);
    expect(await run('retry')).toEqual({
      code: 0,
      stdout: '6 deliveries are due. A running server sends them.\n',
      stderr: expect.any(String),
    });
    for (const id of dead)
      for (const [, state, attempts, due] of await readStates(id))
        expect([state, attempts, due]).toEqual(['pending', 0, 0]);
  });

  test('retry with a reference affects that submission alone', async () => {
    const [one, other] = [await storeTestSubmission(storage), await storeTestSubmission(storage)];
    await markDead(one);
    await markDead(other);
    expect(JSON.parse((await run('retry', one, '--json')).stdout)).toEqual({ due: 3 });
    expect((await readStates(other)).map(([, state]) => state)).toEqual(['dead', 'dead', 'dead']);
  });

  test('retry with nothing to do succeeds', async () => {
    await storage.store.check();
    expect(await run('retry')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^There is nothing to retry/),
    });
  });

  test('a submission in quarantine can be released but not retried', async () => {
    const id = await storeTestSubmission(storage, { status: 'quarantined' });
    expect(await run('retry', id)).toMatchObject({ code: 1, stderr: expect.stringContaining('release') });
    expect(await readStates(id)).toEqual([]);
    expect((await run('release', id)).code).toBe(0);
    expect(await readStates(id)).toEqual([
      ['acknowledgement', 'pending', 0, 0],
      ['company-mail', 'pending', 0, 0],
    ]);
    expect((await run('list', '--status', 'accepted')).stdout).toContain(id);
    expect(await run('release', id)).toMatchObject({ code: 1, stderr: `${id} is not in quarantine.\n` });
  });

  describe('without configured channels', () => {
    const runUnconfigured = (...args: string[]) => runCommand(storage, args, { now: noon });

    test.each(['retry', 'release'])('%s refuses and explains what to configure', async (command) => {
      const id = await storeTestSubmission(storage, {
        status: command === 'release' ? 'quarantined' : 'accepted',
        channels: [],
      });
      const before = await dumpStore(storage.store);
      const { code, stdout, stderr } = await runUnconfigured(command, id);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(
        /^Neither SMTP_URL nor WEBHOOK_URL is set here, so there is no channel to deliver to\./,
      );
      expect(await dumpStore(storage.store)).toEqual(before);
    });

    test('release --undelivered works', async () => {
      const id = await storeTestSubmission(storage, { status: 'quarantined' });
      expect(await runUnconfigured('release', id, '--undelivered')).toEqual({
        code: 0,
        stdout: 'Released without delivering it.\n',
        stderr: '',
      });
      expect((await run('list', '--status', 'accepted')).stdout).toContain(id);
      expect(await readStates(id)).toEqual([]);
    });
  });

  test('release names the channels that are not configured', async () => {
    const id = await storeTestSubmission(storage, { status: 'quarantined' });
    expect(await run('release', id)).toEqual({
      code: 0,
      stdout: '2 deliveries are due. A running server sends them.\n',
      stderr: 'Not configured here, so nothing new is delivered to: webhook.\n',
    });
  });

  test('an unknown reference is refused', async () => {
    await storage.store.check();
    for (const command of ['retry', 'release']) expect((await run(command, '7K3M-Q9XA-2BCD')).code).toBe(1);
  });
});
