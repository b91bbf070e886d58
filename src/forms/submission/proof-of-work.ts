import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Milliseconds. The slowest phone needs a tenth of it. */
const patience = 20_000;

/**
 * Solves a challenge. Not in a worker: the pages' policy lets no script make one from an address. The browser derives
 * keys off the main thread anyway, so the page stays alive.
 * @returns what goes into the form; undefined when it takes too long.
 * @throws where the browser cannot: over plain http it lacks the cryptography.
 */
export async function solve(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: patience });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
