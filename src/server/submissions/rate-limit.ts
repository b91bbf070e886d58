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
   * @returns seconds to wait if the address has sent too many; its body is not read then.
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
      const waitSeconds = await consume(submissions, toSubnet(address));
      if (waitSeconds !== undefined) return waitSeconds;
      const overallWaitSeconds = await consume(overall, 'all');
      if (overallWaitSeconds !== undefined) await refund(submissions, toSubnet(address));
      return overallWaitSeconds;
    },
    refundSubmission: async (address) => {
      await Promise.all([refund(submissions, toSubnet(address)), refund(overall, 'all')]);
    },
  };
}

export const createTooManyRequestsError = (retryAfterSeconds: number): ProblemError =>
  new ProblemError(429, 'Too much has been sent. Try again later.', { retryAfterSeconds });

/** @returns seconds to wait if the limit is reached. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

/** Does nothing once the minute of the count is over, because the address would get one point more than others. */
async function refund(limiter: RateLimiterMemory, key: string): Promise<void> {
  const counted = await limiter.get(key);
  if (counted && counted.consumedPoints > 0) await limiter.reward(key);
}

/** Returns the /64 of an IPv6 address, because one household has all of it. An IPv4 address is unchanged. */
function toSubnet(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
