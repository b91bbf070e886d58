import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Maximum milliseconds for a solution. The slowest phone needs a tenth of it. */
const solveTimeoutMs = 20_000;

/**
 * Solves a challenge. It does not use a worker, because the content security policy forbids workers from URLs. The page
 * stays responsive, because the browser derives keys off the main thread.
 * @returns the value of the form's proof field, or undefined after the timeout.
 * @throws if the browser has no Web Crypto, as over plain http.
 */
export async function solveProofOfWork(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: solveTimeoutMs });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
