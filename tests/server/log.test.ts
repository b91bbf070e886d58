import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

/** Returns the log line of an error. */
function logError(error: unknown): string {
  let line = '';
  createLog('error', { write: (text) => (line = text) }).error({ err: error }, 'Failed');
  return line;
}

test('an error is logged with its type, code, stack and causes', () => {
  const cause = Object.assign(new TypeError('inner'), { code: 'ENOSPC', path: '/secret/ada@example.no' });
  const { err, level, msg } = JSON.parse(logError(new Error('outer', { cause })));
  expect([level, msg]).toEqual(['error', 'Failed']);
  expect(err).toMatchObject({
    type: 'Error',
    message: 'outer',
    stack: expect.stringContaining('log.test.ts'),
  });
  expect(err.cause).toMatchObject({ type: 'TypeError', message: 'inner', code: 'ENOSPC' });
  expect(err.cause).not.toHaveProperty('path');
});

test.each(storages)('values of rows in an error of $name are not logged', async (storage) => {
  await using opened = await storage.create();
  const secret = { name: 'ada@example.no', value: 'x' };
  const insert = () =>
    opened.store.write((transaction) => transaction.insertInto('secrets').values(secret).execute());
  await insert();
  const error = await insert().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  expect(logError(error)).not.toContain('ada');
});

test('a thrown value other than an error is not logged', () => {
  expect(logError('ada@example.no')).not.toContain('ada');
});
