import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { storages } from '#tests/support/test-storages.ts';

/** What a log says of an error. */
function said(error: unknown): string {
  let line = '';
  createLog('error', { write: (text) => (line = text) }).error({ err: error }, 'Failed');
  return line;
}

test('an error is told with its kind, its code, its place and its causes', () => {
  const cause = Object.assign(new TypeError('inner'), { code: 'ENOSPC', path: '/secret/ada@example.no' });
  const { err, level, msg } = JSON.parse(said(new Error('outer', { cause })));
  expect([level, msg]).toEqual(['error', 'Failed']);
  expect(err).toMatchObject({
    type: 'Error',
    message: 'outer',
    stack: expect.stringContaining('log.test.ts'),
  });
  expect(err.cause).toMatchObject({ type: 'TypeError', message: 'inner', code: 'ENOSPC' });
  expect(err.cause).not.toHaveProperty('path');
});

test.each(storages)('what $name says of a row does not get into the log', async (storage) => {
  await using opened = await storage.create();
  const row = { name: 'ada@example.no', value: 'x' };
  const insert = () => opened.store.write((changes) => changes.insertInto('secrets').values(row).execute());
  await insert();
  const error = await insert().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  expect(said(error)).not.toContain('ada');
});

test('something that is no error is not told at all', () => {
  expect(said('ada@example.no')).not.toContain('ada');
});
