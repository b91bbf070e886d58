/** Rate limits for each address and for all together. Addresses are kept in memory for one minute. */
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from './problem.ts';

/** Requests for each submission of the limit. Requests that store nothing cost little. */
const requestsPerSubmission = 10;
/** Addresses that may use their whole limit at the same time. */
const concurrentAddresses = 30;
const windowSeconds = 60;

export interface RateLimits {
  /**
   * Counts a request.
   * @returns seconds to wait if the address has sent too many; its request is not even read then.
   */
  countRequest(address: string): Promise<number | undefined>;
  /**
   * Counts a submission.
   * @returns seconds to wait if there were too many.
   */
  countSubmission(address: string): Promise<number | undefined>;
  /** Takes back the count of a submission that was not stored. */
  refundSubmission(address: string): Promise<void>;
}

/** @param perMinute submissions from one address. */
export function createRateLimits(perMinute: number): RateLimits {
  const createLimiter = (points: number) => new RateLimiterMemory({ points, duration: windowSeconds });
  const requests = createLimiter(perMinute * requestsPerSubmission);
  const submissions = createLimiter(perMinute);
  const overall = createLimiter(perMinute * concurrentAddresses);
  return {
    countRequest: (address) => consume(requests, toSubnet(address)),
    countSubmission: async (address) => {
      const wait = await consume(submissions, toSubnet(address));
      if (wait !== undefined) return wait;
      const overallWait = await consume(overall, 'all');
      if (overallWait !== undefined) await refund(submissions, toSubnet(address));
      return overallWait;
    },
    refundSubmission: async (address) => {
      await Promise.all([refund(submissions, toSubnet(address)), refund(overall, 'all')]);
    },
  };
}

/** @param retryAfter seconds. */
export const toTooManyRequests = (retryAfter: number): ProblemError =>
  new ProblemError(429, 'Too much has been sent. Try again later.', { retryAfter });

/** @returns seconds to wait if the limit is reached. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

/** Does nothing after the minute of the count, because the address would get one point more than others. */
async function refund(limiter: RateLimiterMemory, key: string): Promise<void> {
  const counted = await limiter.get(key);
  if (counted && counted.consumedPoints > 0) await limiter.reward(key);
}

/** Returns the /64 of an IPv6 address, which a household has whole; an IPv4 address stays as it is. */
function toSubnet(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
