/**
 * Proofs of work, asked only of senders that look suspicious: a browser solves one unseen within a second, which makes
 * thousands of submissions expensive. The protocol and its arithmetic are ALTCHA's, version 2; nothing leaves the site.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Store } from '../store/store.ts';

export type { Challenge };

export interface Challenges {
  /** @throws Unavailable while the storage, which holds the keys, cannot be used. */
  issue(): Promise<Challenge>;
  /**
   * Checks what a browser sent. Whether it has been used before, the storage knows.
   * @param payload base64 of a JSON object with challenge and solution.
   * @returns undefined for anything but a valid solution of one of our challenges, in time.
   */
  verify(payload: string): Promise<{ id: string; expiresAt: number } | undefined>;
}

/** Milliseconds in which a challenge is to be solved. */
const lifetime = 10 * 60_000;

/** Rounds of one derivation, and how many derivations a browser tries: some 0.2 s on a laptop, 1 s on a phone. */
const rounds = 1_000;
const tries = { least: 300, most: 700 };

/** Characters; what our own challenges come to is below a thousand. */
const longest = 4_000;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ expiresAt: z.number() }),
    signature: z.string().min(1).max(200),
  }),
  solution: z.object({ counter: z.number().int().min(0), derivedKey: z.string().max(200) }),
});

/** @param now milliseconds since 1970. */
export function createChallenges({ store, now }: { store: Store; now: () => number }): Challenges {
  let known: Promise<Keys> | undefined;
  const keys = (): Promise<Keys> => {
    known ??= readKeys(store).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    issue: async () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: rounds,
        counter: randomInt(tries.least, tries.most),
        deriveKey,
        expiresAt: new Date(now() + lifetime),
        ...(await keys()),
      }),
    verify: async (payload) => {
      const parsed = parse(payload);
      if (!parsed) return undefined;
      const { challenge, solution } = parsed;
      const expiresAt = challenge.parameters.expiresAt * 1000;
      // The library knows only the real clock.
      if (expiresAt <= now()) return undefined;
      const { verified } = await verifySolution({
        challenge: challenge as unknown as Challenge,
        solution,
        deriveKey,
        ...(await keys()),
      }).catch(() => ({ verified: false }));
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
  return store.change(async (changes) => {
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
