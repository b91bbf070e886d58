import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTtlCache } from '#app/navigation/ttl-cache.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('an entry expires after its time to live', async () => {
  const cache = createTtlCache<string>(2, 1000);
  cache.set('a', Promise.resolve('A'));
  vi.advanceTimersByTime(999);
  expect(await cache.get('a')).toBe('A');
  vi.advanceTimersByTime(1);
  expect(cache.get('a')).toBeUndefined();
});

test('a full cache removes the oldest entry', () => {
  const cache = createTtlCache<string>(2, 1000);
  for (const key of ['a', 'b', 'a', 'c']) cache.set(key, Promise.resolve(key));
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('c')).toBeDefined();
});

test('a rejected value is removed, but not the value that replaced it', async () => {
  const cache = createTtlCache<string>(2, 1000);
  const rejected = Promise.reject(new Error('failed'));
  cache.set('a', rejected);
  await rejected.catch(() => undefined);
  expect(cache.get('a')).toBeUndefined();
  const late = Promise.withResolvers<string>();
  cache.set('a', late.promise);
  cache.set('a', Promise.resolve('A'));
  late.reject(new Error('failed'));
  await late.promise.catch(() => undefined);
  expect(await cache.get('a')).toBe('A');
});
