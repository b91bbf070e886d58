import type { Challenge } from 'altcha-lib/types';

/** Solves a challenge. What it takes is loaded only now. @returns undefined where that cannot be done. */
export async function prove(challenge: Challenge | undefined): Promise<string | undefined> {
  if (!challenge) return undefined;
  try {
    const { solve } = await import('./proof-of-work.ts');
    return await solve(challenge);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
