/**
 * Proof of work, required only from suspicious senders: a browser solves a challenge in the background within a second,
 * which makes thousands of submissions expensive. The protocol is ALTCHA's, version 2. No other site is involved.
 */
import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { readSecrets } from '../storage/secrets.ts';
import type { Store } from '../storage/store.ts';

export type { Challenge };

export interface ProofOfWork {
  /** @throws StorageUnavailableError while the storage, which holds the keys, cannot be used. */
  issueChallenge(): Promise<Challenge>;
  /**
   * Verifies a solution. The storage checks that it has not been used before.
   * @param payload base64 of a JSON object with challenge and solution.
   * @returns undefined unless it is a valid solution, in time, of a challenge that we issued.
   */
  verifySolution(payload: string): Promise<{ id: string; expiresAt: number } | undefined>;
}

/** Time to solve a challenge. */
const lifetimeMs = 10 * 60_000;

/**
 * Rounds of one derivation, and the number of derivations that a browser tries. Measured: 0.14 s for 100 on a laptop,
 * about four times that on a phone. Fewer rounds and more tries would spend the time on calls to Web Crypto.
 */
const roundsPerDerivation = 5_000;
const defaultDerivations = { min: 75, max: 150 };

/** Characters; a challenge with its solution has about 900. */
const maxPayloadLength = 2_000;

const hexString = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const wholeNumber = z.int().min(0);

/** Exactly what we issue: verifying a challenge without `keySignature` would cost a derivation. */
const payloadSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.string().max(20),
      cost: wholeNumber,
      expiresAt: wholeNumber,
      keyLength: wholeNumber,
      keyPrefix: hexString(32),
      keySignature: hexString(64),
      nonce: hexString(32),
      salt: hexString(32),
    }),
    signature: hexString(64),
  }),
  solution: z.strictObject({ counter: wholeNumber, derivedKey: hexString(64), time: z.number().optional() }),
});

interface ProofOfWorkOptions {
  store: Store;
  /** Returns milliseconds since 1970. */
  now: () => number;
  /** Bounds of the number of derivations that solve a challenge; tests lower them. */
  derivations?: { min: number; max: number };
}

export function createProofOfWork({
  store,
  now,
  derivations = defaultDerivations,
}: ProofOfWorkOptions): ProofOfWork {
  let cachedKeys: Promise<ChallengeKeys> | undefined;
  const getKeys = (): Promise<ChallengeKeys> => {
    cachedKeys ??= readKeys(store).catch((error: unknown) => {
      cachedKeys = undefined;
      throw error;
    });
    return cachedKeys;
  };
  return {
    issueChallenge: async () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: roundsPerDerivation,
        counter: randomInt(derivations.min, derivations.max),
        deriveKey,
        expiresAt: new Date(now() + lifetimeMs),
        ...(await getKeys()),
      }),
    verifySolution: async (payload) => {
      const parsed = parsePayload(payload);
      if (!parsed) return undefined;
      const { challenge, solution } = parsed;
      const expiresAt = challenge.parameters.expiresAt * 1000;
      // The library would compare with the real clock instead of `now`.
      if (expiresAt <= now()) return undefined;
      const { verified } = await verifySolution({
        challenge,
        solution: { counter: solution.counter, derivedKey: solution.derivedKey },
        deriveKey,
        ...(await getKeys()),
      });
      return verified ? { id: challenge.signature, expiresAt } : undefined;
    },
  };
}

function parsePayload(payload: string) {
  if (payload === '' || payload.length > maxPayloadLength) return undefined;
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

interface ChallengeKeys {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}

/** Reads the keys that all processes on this storage share; the first process creates them. */
async function readKeys(store: Store): Promise<ChallengeKeys> {
  const [hmacSignatureSecret = '', hmacKeySignatureSecret = ''] = await store.write((transaction) =>
    readSecrets(transaction, ['challenges', 'challenge solutions']),
  );
  return { hmacSignatureSecret, hmacKeySignatureSecret };
}
