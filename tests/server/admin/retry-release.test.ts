import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#tests/support/admin-cli.ts';
import { dumpStore } from '#tests/support/database-dump.ts';
import { noon, storeTestSubmission } from '#tests/support/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/test-storages.ts';

const env = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'web@example.no', MAIL_TO: 'us@example.no' };

describe.each(storages)('retry and release on $name', ({ create }) => {
  let storage: TestStorage;
  beforeEach(async () => {
    storage = await create();
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  const run = (...words: string[]) => runCommand(storage, words, { env, now: noon });
  const kill = (submission: string) =>
    storage.store.write((changes) =>
      changes
        .updateTable('deliveries')
        .set({ state: 'dead', attempts: 8 })
        .where('submission_id', '=', submission)
        .execute(),
    );
  const statesOf = async (submission: string) =>
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

  test('everything dead is due again', async () => {
    const dead = [await storeTestSubmission(storage), await storeTestSubmission(storage)];
    for (const id of dead) await kill(id);
    expect(await run('retry')).toEqual({
      code: 0,
      stdout: '6 deliveries are due. The server sends what is due while it runs.\n',
      stderr: expect.any(String),
    });
    for (const id of dead)
      for (const [, state, attempts, due] of await statesOf(id))
        expect([state, attempts, due]).toEqual(['pending', 0, 0]);
  });

  test('one submission alone', async () => {
    const [one, other] = [await storeTestSubmission(storage), await storeTestSubmission(storage)];
    await kill(one);
    await kill(other);
    expect(JSON.parse((await run('retry', one, '--json')).stdout)).toEqual({ due: 3 });
    expect((await statesOf(other)).map(([, state]) => state)).toEqual(['dead', 'dead', 'dead']);
  });

  test('with nothing to do it is done', async () => {
    await storage.store.check();
    expect(await run('retry')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Nothing is left/) });
  });

  test('what is in quarantine is released, not retried', async () => {
    const id = await storeTestSubmission(storage, { status: 'quarantined' });
    expect(await run('retry', id)).toMatchObject({ code: 1, stderr: expect.stringContaining('release') });
    expect(await statesOf(id)).toEqual([]);
    expect((await run('release', id)).code).toBe(0);
    expect(await statesOf(id)).toEqual([
      ['acknowledgement', 'pending', 0, 0],
      ['company-mail', 'pending', 0, 0],
    ]);
    expect((await run('list', '--status', 'accepted')).stdout).toContain(id);
    expect(await run('release', id)).toMatchObject({ code: 1, stderr: `${id} is not in quarantine.\n` });
  });

  describe('where nothing is configured', () => {
    const bare = (...words: string[]) => runCommand(storage, words, { now: noon });

    test.each(['retry', 'release'])('%s does nothing, and says what to do', async (command) => {
      const id = await storeTestSubmission(storage, {
        status: command === 'release' ? 'quarantined' : 'accepted',
        channels: [],
      });
      const before = await dumpStore(storage.store);
      const { code, stdout, stderr } = await bare(command, id);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(
        /^Neither SMTP_URL nor WEBHOOK_URL is set here: there is nothing to deliver to\./,
      );
      expect(await dumpStore(storage.store)).toEqual(before);
    });

    test('a submission can be released all the same', async () => {
      const id = await storeTestSubmission(storage, { status: 'quarantined' });
      expect(await bare('release', id, '--undelivered')).toEqual({
        code: 0,
        stdout: 'Released. Nobody is told of it.\n',
        stderr: '',
      });
      expect((await run('list', '--status', 'accepted')).stdout).toContain(id);
      expect(await statesOf(id)).toEqual([]);
    });
  });

  test('which channels are off is said', async () => {
    const id = await storeTestSubmission(storage, { status: 'quarantined' });
    expect(await run('release', id)).toEqual({
      code: 0,
      stdout: '2 deliveries are due. The server sends what is due while it runs.\n',
      stderr: 'Off here, and not told of anything new: webhook.\n',
    });
  });

  test('what is not there is 1', async () => {
    await storage.store.check();
    for (const command of ['retry', 'release']) expect((await run(command, '7K3M-Q9XA-2BCD')).code).toBe(1);
  });
});
