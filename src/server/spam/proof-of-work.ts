/**
 * Proofs of work, asked only of senders that look suspicious: a browser solves one unseen within a second, which makes
 * thousands of submissions expensive. The protocol and its arithmetic are ALTCHA's, version 2; nothing leaves the site.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Store } from '../storage/store.ts';

export type { Challenge };

export interface ProofOfWork {
  /** @throws Unavailable while the storage, which holds the keys, cannot be used. */
  issueChallenge(): Promise<Challenge>;
  /**
   * Checks what a browser sent. Whether it has been used before, the storage knows.
   * @param payload base64 of a JSON object with challenge and solution.
   * @returns undefined for anything but a valid solution of one of our challenges, in time.
   */
  verifySolution(payload: string): Promise<{ id: string; expiresAt: number } | undefined>;
}

/** Milliseconds in which a challenge is to be solved. */
const lifetime = 10 * 60_000;

/**
 * Rounds of one derivation, and how many derivations a browser tries: measured 0.14 s for 100 on a laptop, some four
 * times that on a phone. Fewer rounds and more tries would spend the time on the way between page and cryptography.
 */
const rounds = 5_000;
const tries = { least: 75, most: 150 };

/** Characters; our own challenges with their solutions have some 900. */
const longest = 2_000;

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const whole = z.int().min(0);

/** What we issue, and nothing besides: a challenge without `keySignature` would cost a derivation to check. */
const payloadSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.string().max(20),
      cost: whole,
      expiresAt: whole,
      keyLength: whole,
      keyPrefix: hex(32),
      keySignature: hex(64),
      nonce: hex(32),
      salt: hex(32),
    }),
    signature: hex(64),
  }),
  solution: z.strictObject({ counter: whole, derivedKey: hex(64), time: z.number().optional() }),
});

/** @param now milliseconds since 1970. */
export function createProofOfWork({ store, now }: { store: Store; now: () => number }): ProofOfWork {
  let known: Promise<Keys> | undefined;
  const keys = (): Promise<Keys> => {
    known ??= readKeys(store).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    issueChallenge: async () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: rounds,
        counter: randomInt(tries.least, tries.most),
        deriveKey,
        expiresAt: new Date(now() + lifetime),
        ...(await keys()),
      }),
    verifySolution: async (payload) => {
      const parsed = parse(payload);
      if (!parsed) return undefined;
      const { challenge, solution } = parsed;
      const expiresAt = challenge.parameters.expiresAt * 1000;
      // The library knows only the real clock.
      if (expiresAt <= now()) return undefined;
      const { verified } = await verifySolution({
        challenge,
        solution: { counter: solution.counter, derivedKey: solution.derivedKey },
        deriveKey,
        ...(await keys()),
      });
      return verified ? { id: challenge.signature, expiresAt } : undefined;
    },
  };
}

function parse(payload: string) {
  if (payload === '' || payload.length > longest) return undefined;
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

interface Keys {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}

/** The keys of all processes on this storage; the first to ask makes them. */
function readKeys(store: Store): Promise<Keys> {
  const names = { hmacSignatureSecret: 'challenges', hmacKeySignatureSecret: 'challenge solutions' };
  return store.write(async (changes) => {
    await changes
      .insertInto('secrets')
      .values(Object.values(names).map((name) => ({ name, value: randomBytes(32).toString('hex') })))
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const rows = await changes.selectFrom('secrets').selectAll().execute();
    const secret = (name: string): string => {
      const row = rows.find((each) => each.name === name);
      if (!row) throw new Error(`There is no secret for ${name}.`);
      return row.value;
    };
    return {
      hmacSignatureSecret: secret(names.hmacSignatureSecret),
      hmacKeySignatureSecret: secret(names.hmacKeySignatureSecret),
    };
  });
}
