import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storages, type TestStorage } from '../storages.ts';
import { enquiries } from './command-line.ts';
import { noon, submit } from './submitted.ts';

const env = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'web@example.no', MAIL_TO: 'us@example.no' };

describe.each(storages)('retry and release on $name', ({ create }) => {
  let storage: TestStorage;
  beforeEach(async () => {
    storage = await create();
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  const run = (...words: string[]) => enquiries(storage, words, { env, now: noon });
  const kill = (submission: string) =>
    storage.store.change((changes) =>
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
    const dead = [await submit(storage), await submit(storage, { channels: ['webhook'] })];
    for (const id of dead) await kill(id);
    expect(await run('retry')).toEqual({
      code: 0,
      stdout: '4 deliveries are due. The server sends what is due while it runs.\n',
      stderr: '',
    });
    for (const id of dead)
      for (const [, state, attempts, due] of await statesOf(id))
        expect([state, attempts, due]).toEqual(['pending', 0, 0]);
  });

  test('one submission alone', async () => {
    const [one, other] = [await submit(storage), await submit(storage)];
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
    const id = await submit(storage, { status: 'quarantined' });
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

  test('where nothing is configured, it is said that nothing is announced', async () => {
    const id = await submit(storage, { status: 'quarantined' });
    const { code, stderr } = await enquiries(storage, ['release', id], { now: noon });
    expect(code).toBe(0);
    expect(stderr).toMatch(/SMTP_URL/);
  });

  test('what is not there is 1', async () => {
    await storage.store.check();
    for (const command of ['retry', 'release']) expect((await run(command, '7K3M-Q9XA-2BCD')).code).toBe(1);
  });
});
