/** Proof-of-work challenges of the server. */
import type { Challenge } from 'altcha-lib/types';
import { type ApiResponse, parseJson } from './api-response.ts';

/** Milliseconds to wait for a challenge. After this time the submission is sent without a proof. */
const fetchTimeoutMs = 5_000;

const isChallenge = (value: unknown): value is Challenge =>
  typeof value === 'object' && value !== null && 'parameters' in value;

/** Fetches a challenge. Returns undefined when offline, and on a site without the API. */
export async function fetchChallenge(): Promise<Challenge | undefined> {
  try {
    const response = await fetch('/api/challenge', {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(fetchTimeoutMs),
    });
    const challenge = response.ok ? parseJson(await response.text()) : undefined;
    return isChallenge(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the challenge of a response that requires a proof of work, or undefined for every other response. */
export function getChallenge({ status, body }: ApiResponse): Challenge | undefined {
  if (status !== 403 || typeof body !== 'object' || body === null || !('challenge' in body)) return undefined;
  return isChallenge(body.challenge) ? body.challenge : undefined;
}

/** Loads the solver and solves a challenge. Returns undefined if that fails. */
export async function solveChallenge(challenge: Challenge | undefined): Promise<string | undefined> {
  if (!challenge) return undefined;
  try {
    const { solveProofOfWork } = await import('./proof-of-work.ts');
    return await solveProofOfWork(challenge);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
