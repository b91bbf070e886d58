/** How much is taken from one address, and from all, in a minute. Addresses are kept in memory, for that minute. */
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from './problem.ts';

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
  countRequest(address: string): Promise<number | undefined>;
  /**
   * Counts a submission.
   * @returns seconds to wait when there have been too many.
   */
  countSubmission(address: string): Promise<number | undefined>;
  /** Takes the count of a submission back: it was not stored. */
  refundSubmission(address: string): Promise<void>;
}

/** @param perMinute submissions from one address. */
export function createRateLimits(perMinute: number): RateLimits {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: minute });
  const attempts = limiter(perMinute * attemptsPerSubmission);
  const submissions = limiter(perMinute);
  const overall = limiter(perMinute * addressesAtOnce);
  return {
    countRequest: (address) => consume(attempts.consume(toSubnet(address))),
    countSubmission: async (address) => {
      const ofAddress = await consume(submissions.consume(toSubnet(address)));
      if (ofAddress !== undefined) return ofAddress;
      const ofAll = await consume(overall.consume('all'));
      if (ofAll !== undefined) await refund(submissions, toSubnet(address));
      return ofAll;
    },
    refundSubmission: async (address) => {
      await Promise.all([refund(submissions, toSubnet(address)), refund(overall, 'all')]);
    },
  };
}

/** @param wait seconds. */
export const toTooManyRequests = (wait: number): ProblemError =>
  new ProblemError(429, 'Too much has been sent. Try again later.', { retryAfter: wait });

/** In the minute after, there would be nothing to take back, and the address would have one more than the others. */
async function refund(limiter: RateLimiterMemory, key: string): Promise<void> {
  const counted = await limiter.get(key);
  if (counted && counted.consumedPoints > 0) await limiter.reward(key);
}

async function consume(consumed: Promise<RateLimiterRes>): Promise<number | undefined> {
  try {
    await consumed;
    return undefined;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

/** A household has one address of version 4, and 2^64 of version 6. */
function toSubnet(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
