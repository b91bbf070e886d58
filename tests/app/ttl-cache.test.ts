import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptFor } from '#app/navigation/ttl-cache.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a value is there until its time is over', async () => {
  const kept = keptFor<string>(2, 1000);
  kept.set('a', Promise.resolve('A'));
  vi.advanceTimersByTime(999);
  expect(await kept.get('a')).toBe('A');
  vi.advanceTimersByTime(1);
  expect(kept.get('a')).toBeUndefined();
});

test('the oldest gives way', () => {
  const kept = keptFor<string>(2, 1000);
  for (const name of ['a', 'b', 'a', 'c']) kept.set(name, Promise.resolve(name));
  expect(kept.get('b')).toBeUndefined();
  expect(kept.get('a')).toBeDefined();
  expect(kept.get('c')).toBeDefined();
});

test('what fails is forgotten, but not what came in its place', async () => {
  const kept = keptFor<string>(2, 1000);
  const failed = Promise.reject(new Error('lost'));
  kept.set('a', failed);
  await failed.catch(() => undefined);
  expect(kept.get('a')).toBeUndefined();
  const late = Promise.withResolvers<string>();
  kept.set('a', late.promise);
  kept.set('a', Promise.resolve('A'));
  late.reject(new Error('lost'));
  await late.promise.catch(() => undefined);
  expect(await kept.get('a')).toBe('A');
});
