import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Challenge, type Challenges, createChallenges } from '#server/spam/challenges.ts';
import { storages, type TestStorage } from '../storages.ts';

describe.each(storages)('on $name', (kind) => {
  let storage: TestStorage;
  let now: number;
  let challenges: Challenges;
  beforeEach(async () => {
    storage = await kind.create();
    now = Date.now();
    challenges = createChallenges({ store: storage.store, now: () => now });
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  async function solved(challenge: Challenge) {
    const solution = await solveChallenge({ challenge, deriveKey });
    return { challenge, solution };
  }

  test('what was solved in time is accepted, in every process on the storage', async () => {
    const payload = encode(await solved(await challenges.issue()));
    const other = createChallenges({ store: storage.store, now: () => now });
    const proof = await other.verify(payload);
    expect(proof).toEqual({ id: expect.any(String), expiresAt: expect.any(Number) });
    expect((proof?.expiresAt ?? 0) - now).toBeLessThanOrEqual(600_000);
    expect(await challenges.verify(payload)).toEqual(proof);
  });

  test('too late it is not', async () => {
    const payload = encode(await solved(await challenges.issue()));
    now += 10 * 60_000 + 1;
    expect(await challenges.verify(payload)).toBeUndefined();
  });

  test('another solution, an easier challenge or one of another site is not', async () => {
    const right = await solved(await challenges.issue());
    const { challenge, solution } = right;
    const { parameters } = challenge;
    const wrong = [
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: null },
      { challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '0' } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9_999_999_999 } }, solution },
      { challenge: { ...challenge, signature: '' }, solution },
      { challenge: { parameters }, solution },
    ];
    for (const payload of wrong) expect(await challenges.verify(encode(payload))).toBeUndefined();
    expect(await challenges.verify(encode(right))).toBeDefined();
  });

  test('rubbish is not, and is no fault', async () => {
    for (const payload of ['', 'x', '%%%', encode(null), encode([]), encode('x'), 'A'.repeat(5000)])
      expect(await challenges.verify(payload)).toBeUndefined();
  });
});
