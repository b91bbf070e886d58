import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { solveProofOfWork } from '#forms/submission/proof-of-work.ts';
import { type Challenge, createProofOfWork, type ProofOfWork } from '#server/spam/proof-of-work.ts';
import { type NewSubmission, storeSubmission } from '#server/storage/submissions.ts';
import { storages, type TestStorage } from '#tests/support/test-storages.ts';

const minutes = 60_000;

/** What the form sends for a challenge. */
async function solved(challenge: Challenge): Promise<string> {
  const payload = await solveProofOfWork(challenge);
  if (!payload) throw new Error('The challenge was not solved.');
  return payload;
}
const decode = (payload: string) => JSON.parse(Buffer.from(payload, 'base64').toString());
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

describe.each(storages)('on $name', (kind) => {
  let storage: TestStorage;
  let now: number;
  let challenges: ProofOfWork;
  const another = () => createProofOfWork({ store: storage.store, now: () => now });
  beforeEach(async () => {
    storage = await kind.create();
    now = Date.now();
    challenges = another();
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  test('what a browser solved in time is accepted, by every process on the storage', async () => {
    const payload = await solved(await challenges.issueChallenge());
    const proof = await another().verifySolution(payload);
    expect(proof).toEqual({ id: expect.any(String), expiresAt: expect.any(Number) });
    expect(proof?.expiresAt).toBeGreaterThan(now + 9 * minutes);
    expect(proof?.expiresAt).toBeLessThanOrEqual(now + 10 * minutes);
    expect(await challenges.verifySolution(payload)).toEqual(proof);
  });

  test('processes that begin at once agree on the keys', async () => {
    const processes = Array.from({ length: 6 }, another);
    const issued = await Promise.all(processes.map((each) => each.issueChallenge()));
    const payload = await solved(issued[0] as Challenge);
    const found = await Promise.all(processes.map((each) => each.verifySolution(payload)));
    expect(new Set(found.map((proof) => proof?.id)).size).toBe(1);
    expect(found).not.toContain(undefined);
  });

  test('a proof counts once, and another proof has another id', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(async () => challenges.verifySolution(await solved(await challenges.issueChallenge()))),
    );
    const submit = (challenge: NewSubmission['challenge']) =>
      storeSubmission(
        storage.store,
        {
          kind: 'message',
          language: 'en',
          status: 'accepted',
          suspicions: [],
          fields: { fullName: 'Ada', email: 'ada@example.no', message: 'Hello.' },
          consent: { version: 'v1', text: 'Words.' },
          challenge,
          channels: [],
        },
        now,
      );
    expect((await submit(one)).kind).toBe('stored');
    expect((await submit(one)).kind).toBe('used');
    expect((await submit(other)).kind).toBe('stored');
  });

  test('after ten minutes it is too late', async () => {
    const payload = await solved(await challenges.issueChallenge());
    now += 9 * minutes;
    expect(await challenges.verifySolution(payload)).toBeDefined();
    now += minutes;
    expect(await challenges.verifySolution(payload)).toBeUndefined();
  });

  test('of what was issued and solved nothing can be changed, left out or added', async () => {
    const right = decode(await solved(await challenges.issueChallenge()));
    const { challenge, solution } = right;
    const { parameters } = challenge;
    const changed = Object.keys(parameters).map((name) => {
      const value = parameters[name];
      const other =
        typeof value === 'number' ? value + 1 : value.replace(/.$/, (c: string) => (c === '0' ? '1' : '0'));
      return { challenge: { ...challenge, parameters: { ...parameters, [name]: other } }, solution };
    });
    const withoutKey = { ...parameters };
    delete withoutKey.keySignature;
    const wrong = [
      ...changed,
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix.padEnd(64, '0') } },
      { challenge, solution: null },
      { challenge: { ...challenge, signature: '' }, solution },
      { challenge: { parameters }, solution },
      { challenge: { ...challenge, parameters: withoutKey }, solution },
      { ...right, more: 1 },
      { challenge: { ...challenge, parameters: { ...parameters, data: {} } }, solution },
    ];
    for (const each of wrong)
      expect(await challenges.verifySolution(encode(each)), encode(each)).toBeUndefined();
    expect(await challenges.verifySolution(encode(right))).toBeDefined();
  });

  test('one of another site is not taken', async () => {
    await using other = await kind.create();
    const theirs = createProofOfWork({ store: other.store, now: () => now });
    expect(await challenges.verifySolution(await solved(await theirs.issueChallenge()))).toBeUndefined();
  });

  test('rubbish is no proof, and no fault', async () => {
    const payload = await solved(await challenges.issueChallenge());
    expect(payload.length).toBeLessThan(1500);
    // Base64 passes over white space.
    const long = payload.padEnd(2001, '\n');
    expect(await challenges.verifySolution(payload.padEnd(1999, '\n'))).toBeDefined();
    for (const each of ['', 'x', '%%%', encode(null), encode([]), encode('x'), long, payload.slice(0, -8)])
      expect(await challenges.verifySolution(each)).toBeUndefined();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json().map((text) => btoa(encodeURI(text))),
        ),
        async (each) => {
          expect(await challenges.verifySolution(each)).toBeUndefined();
        },
      ),
      { numRuns: 100 },
    );
  });
});
