/** How much is taken from one address, and from all, in a minute. Addresses are kept in memory, for that minute. */
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

/** Requests that store nothing cost little; this many times as many are taken. */
const attemptsPerSubmission = 10;
/** Addresses that may use their limit to the full at once. */
const addressesAtOnce = 30;
const minute = 60;

export interface RateLimits {
  /**
   * Counts a request.
   * @returns seconds to wait when nothing more is taken of this address, not even to be looked at.
   */
  attempt(address: string): Promise<number | undefined>;
  /**
   * Counts a submission.
   * @returns seconds to wait when there have been too many.
   */
  submit(address: string): Promise<number | undefined>;
  /** Takes the count of a submission back: it was not stored. */
  giveBack(address: string): Promise<void>;
}

/** @param perMinute submissions from one address. */
export function createRateLimits(perMinute: number): RateLimits {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: minute });
  const attempts = limiter(perMinute * attemptsPerSubmission);
  const submissions = limiter(perMinute);
  const overall = limiter(perMinute * addressesAtOnce);
  return {
    attempt: (address) => wait(attempts.consume(networkOf(address))),
    submit: async (address) => {
      const ofAddress = await wait(submissions.consume(networkOf(address)));
      if (ofAddress !== undefined) return ofAddress;
      const ofAll = await wait(overall.consume('all'));
      if (ofAll !== undefined) await reward(submissions, networkOf(address));
      return ofAll;
    },
    giveBack: async (address) => {
      await Promise.all([reward(submissions, networkOf(address)), reward(overall, 'all')]);
    },
  };
}

/** @param wait seconds. */
export const tooMany = (wait: number): Problem =>
  new Problem(429, 'Too much has been sent. Try again later.', { retryAfter: wait });

/** In the minute after, there would be nothing to take back, and the address would have one more than the others. */
async function reward(limiter: RateLimiterMemory, key: string): Promise<void> {
  const counted = await limiter.get(key);
  if (counted && counted.consumedPoints > 0) await limiter.reward(key);
}

async function wait(consumed: Promise<RateLimiterRes>): Promise<number | undefined> {
  try {
    await consumed;
    return undefined;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

/** A household has one address of version 4, and 2^64 of version 6. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
