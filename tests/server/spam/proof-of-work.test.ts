import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { solveProofOfWork } from '#forms/submission/proof-of-work.ts';
import { type Challenge, createProofOfWork, type ProofOfWork } from '#server/spam/proof-of-work.ts';
import { type NewSubmission, storeSubmission } from '#server/storage/submissions.ts';
import { easyDerivations } from '#tests/support/server/api-server.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';

const minuteMs = 60_000;

/** Returns the payload that the form sends for a challenge. */
async function solveChallenge(challenge: Challenge): Promise<string> {
  const payload = await solveProofOfWork(challenge);
  if (!payload) throw new Error('The challenge was not solved.');
  return payload;
}
const decode = (payload: string) => JSON.parse(Buffer.from(payload, 'base64').toString());
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

describe.each(storages)('on $name', (kind) => {
  let storage: TestStorage;
  let now: number;
  let proofOfWork: ProofOfWork;
  const createForStorage = () =>
    createProofOfWork({ store: storage.store, now: () => now, derivations: easyDerivations });
  beforeEach(async () => {
    storage = await kind.create();
    now = Date.now();
    proofOfWork = createForStorage();
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  test('a solution in time is accepted by every process on the storage', async () => {
    const payload = await solveChallenge(await proofOfWork.issueChallenge());
    const proof = await createForStorage().verifySolution(payload);
    expect(proof).toEqual({ id: expect.any(String), expiresAt: expect.any(Number) });
    expect(proof?.expiresAt).toBeGreaterThan(now + 9 * minuteMs);
    expect(proof?.expiresAt).toBeLessThanOrEqual(now + 10 * minuteMs);
    expect(await proofOfWork.verifySolution(payload)).toEqual(proof);
  });

  test('processes that start at the same time share the keys', async () => {
    const processes = Array.from({ length: 6 }, createForStorage);
    const issued = await Promise.all(processes.map((instance) => instance.issueChallenge()));
    const payload = await solveChallenge(issued[0] as Challenge);
    const proofs = await Promise.all(processes.map((instance) => instance.verifySolution(payload)));
    expect(new Set(proofs.map((proof) => proof?.id)).size).toBe(1);
    expect(proofs).not.toContain(undefined);
  });

  test('a proof can be used once', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(async () =>
        proofOfWork.verifySolution(await solveChallenge(await proofOfWork.issueChallenge())),
      ),
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
    expect((await submit(first)).kind).toBe('stored');
    expect((await submit(first)).kind).toBe('used');
    expect((await submit(second)).kind).toBe('stored');
  });

  test('a solution after ten minutes is rejected', async () => {
    const payload = await solveChallenge(await proofOfWork.issueChallenge());
    now += 9 * minuteMs;
    expect(await proofOfWork.verifySolution(payload)).toBeDefined();
    now += minuteMs;
    expect(await proofOfWork.verifySolution(payload)).toBeUndefined();
  });

  test('a changed, incomplete or extended payload is rejected', async () => {
    const valid = decode(await solveChallenge(await proofOfWork.issueChallenge()));
    const { challenge, solution } = valid;
    const { parameters } = challenge;
    const changed = Object.keys(parameters).map((name) => {
      const value = parameters[name];
      const other =
        typeof value === 'number' ? value + 1 : value.replace(/.$/, (c: string) => (c === '0' ? '1' : '0'));
      return { challenge: { ...challenge, parameters: { ...parameters, [name]: other } }, solution };
    });
    const withoutKey = { ...parameters };
    delete withoutKey.keySignature;
    const invalidPayloads = [
      ...changed,
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix.padEnd(64, '0') } },
      { challenge, solution: null },
      { challenge: { ...challenge, signature: '' }, solution },
      { challenge: { parameters }, solution },
      { challenge: { ...challenge, parameters: withoutKey }, solution },
      { ...valid, unknown: 1 },
      { challenge: { ...challenge, parameters: { ...parameters, data: {} } }, solution },
    ];
    for (const payload of invalidPayloads)
      expect(await proofOfWork.verifySolution(encode(payload)), encode(payload)).toBeUndefined();
    expect(await proofOfWork.verifySolution(encode(valid))).toBeDefined();
  });

  test('a solution for another site is rejected', async () => {
    await using other = await kind.create();
    const otherSite = createProofOfWork({
      store: other.store,
      now: () => now,
      derivations: easyDerivations,
    });
    expect(
      await proofOfWork.verifySolution(await solveChallenge(await otherSite.issueChallenge())),
    ).toBeUndefined();
  });

  test('random payloads are rejected without an error', async () => {
    const payload = await solveChallenge(await proofOfWork.issueChallenge());
    expect(payload.length).toBeLessThan(1500);
    // Base64 ignores white space.
    const tooLong = payload.padEnd(2001, '\n');
    expect(await proofOfWork.verifySolution(payload.padEnd(1999, '\n'))).toBeDefined();
    for (const invalid of [
      '',
      'x',
      '%%%',
      encode(null),
      encode([]),
      encode('x'),
      tooLong,
      payload.slice(0, -8),
    ])
      expect(await proofOfWork.verifySolution(invalid)).toBeUndefined();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json().map((text) => btoa(encodeURI(text))),
        ),
        async (random) => {
          expect(await proofOfWork.verifySolution(random)).toBeUndefined();
        },
      ),
      { numRuns: 100 },
    );
  });
});

test('a challenge of full difficulty can be solved and verified', async () => {
  await using storage = await storages[0].create();
  const proofOfWork = createProofOfWork({ store: storage.store, now: Date.now });
  const challenge = await proofOfWork.issueChallenge();
  const payload = await solveChallenge(challenge);
  expect(decode(payload).solution.counter).toBeGreaterThanOrEqual(75);
  expect(await proofOfWork.verifySolution(payload)).toBeDefined();
});
