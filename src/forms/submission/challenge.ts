import type { Challenge } from 'altcha-lib/types';
import { type Answer, parsed } from './api-response.ts';

/** Without a challenge in time, the submission goes without a proof. */
const patience = 5_000;

const isChallenge = (value: unknown): value is Challenge =>
  typeof value === 'object' && value !== null && 'parameters' in value;

/** Asks the server for a challenge. @returns undefined where none can be had: offline, or without an API. */
export async function fetchChallenge(): Promise<Challenge | undefined> {
  try {
    const response = await fetch('/api/challenge', {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    const challenge = response.ok ? parsed(await response.text()) : undefined;
    return isChallenge(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The challenge that an answer sets before it takes the submission; undefined in every other answer. */
export function challengeIn({ status, body }: Answer): Challenge | undefined {
  if (status !== 403 || typeof body !== 'object' || body === null || !('challenge' in body)) return undefined;
  return isChallenge(body.challenge) ? body.challenge : undefined;
}
