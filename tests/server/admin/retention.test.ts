import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordJobTime } from '#server/storage/jobs.ts';
import { runCommand } from '#tests/support/server/admin-cli.ts';
import { storeTestSubmission } from '#tests/support/storage/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';

const dayMs = 86_400_000;

describe.each(storages)('retention on $name', ({ create }) => {
  let storage: TestStorage;
  const now = Date.now();
  beforeEach(async () => {
    storage = await create();
    // The last run was 100 days ago, as after a time in which no server ran, so both storages doubt the deletion.
    for (let index = 0; index < 3; index++) await storeTestSubmission(storage, {}, now - 1000 * dayMs);
    await recordJobTime(storage.store, 'retention', now - 100 * dayMs);
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  const run = (args: string[], answer?: boolean) =>
    runCommand(storage, ['retention', ...args], { now, ...(answer !== undefined && { answer }) });
  const countSubmissions = async () =>
    JSON.parse((await runCommand(storage, ['list', '--json'])).stdout).length;

  test('shows what is due and the reason for the doubt, and deletes nothing unasked', async () => {
    for (const result of [await run([]), await run([], false)]) {
      expect(result.code).toBe(1);
      expect(result.stderr).toMatch(/^Clock: .+, 100 d after the last known time .+\.$/m);
      expect(result.stderr).toContain('Due: 3 submissions of 3.');
      expect(result.stderr).toContain('The clock may be wrong.');
      expect(result.stderr).toContain('Nothing was deleted.');
    }
    expect(await countSubmissions()).toBe(3);
  });

  test('deletes after a confirmation, and the servers go on by themselves', async () => {
    const { code, stdout } = await run([], true);
    expect([code, stdout]).toEqual([
      0,
      'Deleted 3 submissions. The servers delete by this clock from now on.\n',
    ]);
    expect(await countSubmissions()).toBe(0);
    expect((await run([])).code).toBe(0);
  });

  test('--yes needs no terminal', async () => {
    expect(JSON.parse((await run(['--yes', '--json'])).stdout)).toEqual({ due: 3, deleted: 3 });
  });
});
