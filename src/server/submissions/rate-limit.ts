/**
 * Rate limits for each address, for each network, and for all together. One network can use only a part of what there is
 * for all; above that, and when all is used up, a proof of work takes the place of a refusal.
 */
import ipaddr from 'ipaddr.js';
import { ProblemError } from './problem.ts';
import { type Count, type Counters, createMemoryCounters } from './rate-counters.ts';

/** Requests for each submission of the limit. Requests that store nothing cost little. */
const requestsPerSubmission = 10;
/** Addresses of one network that may use their whole limit at the same time. */
const addressesPerNetwork = 5;
/** Addresses that may use their whole limit at the same time. */
const concurrentAddresses = 30;
/** Share of its limit that an address keeps without a proof of work when all together have used up theirs. */
const fairShare = 0.25;
/** Submissions for these shares, as a part of the limit for all. */
const reserveShare = 0.5;
/**
 * Acknowledgements an hour that one network can cause without a proof of work, as a part of the limit of an address, and
 * the number of networks that may do so at the same time.
 */
const unprovenAcknowledgementShare = 0.15;
const acknowledgedNetworks = 20;
const windowSeconds = 60;
const hourSeconds = 3_600;

export interface Allowance {
  /** `proof-required`: only with a solved challenge. `refused`: the address has used up its limit. */
  kind: 'allowed' | 'proof-required' | 'refused';
  /** Time after which a refused client may try again. */
  waitSeconds: number;
  /** Takes back the counts of a submission that was not stored. */
  refund(): Promise<void>;
}

export interface UnprovenAcknowledgement {
  isAllowed: boolean;
  /** Takes back the count of an acknowledgement that is not sent. */
  refund(): Promise<void>;
}

export interface RateLimits {
  /**
   * Counts a request.
   * @returns seconds to wait if the address has sent too many; its body is not read then.
   */
  countRequest(address: string): Promise<number | undefined>;
  /** Counts a submission. */
  countSubmission(address: string): Promise<Allowance>;
  /** Counts an acknowledgement to a sender who has solved no challenge. */
  countUnprovenAcknowledgement(address: string): Promise<UnprovenAcknowledgement>;
}

/**
 * @param perMinute submissions from one address.
 * @param shared counters of all servers; default those of this process.
 */
export function createRateLimits(perMinute: number, shared: Counters = createMemoryCounters()): RateLimits {
  const overall = perMinute * concurrentAddresses;
  // Requests are counted in this process only: they protect its processor, and a flood must not reach the database.
  const requests = createMemoryCounters().create(
    'requests',
    perMinute * requestsPerSubmission,
    windowSeconds,
  );
  const addresses = shared.create('address', perMinute, windowSeconds);
  const networks = shared.create('network', perMinute * addressesPerNetwork, windowSeconds);
  const all = shared.create('all', overall, windowSeconds);
  const reserve = shared.create('reserve', Math.ceil(overall * reserveShare), windowSeconds);
  const acknowledgements = Math.ceil(perMinute * unprovenAcknowledgementShare);
  const networkAcknowledgements = shared.create('acknowledgement', acknowledgements, hourSeconds);
  const allAcknowledgements = shared.create(
    'all acknowledgements',
    acknowledgements * acknowledgedNetworks,
    hourSeconds,
  );
  return {
    countRequest: async (address) => {
      const count = await requests.consume(toSubnet(address));
      return count.isOver ? count.waitSeconds : undefined;
    },
    countSubmission: async (address) => {
      const counts: Count[] = [];
      const refund = async () => {
        await Promise.all(counts.map((count) => count.refund()));
      };
      const consume = async (counter: typeof all, key: string) => {
        const count = await counter.consume(key);
        if (!count.isOver) counts.push(count);
        return count;
      };
      const own = await consume(addresses, toSubnet(address));
      if (own.isOver) return { kind: 'refused', waitSeconds: own.waitSeconds, refund };
      const network = await consume(networks, toNetwork(address));
      if (network.isOver) return { kind: 'proof-required', waitSeconds: network.waitSeconds, refund };
      const total = await consume(all, '');
      const isFairShare = network.used <= Math.ceil(perMinute * fairShare);
      const isAllowed = !total.isOver || (isFairShare && !(await consume(reserve, '')).isOver);
      return { kind: isAllowed ? 'allowed' : 'proof-required', waitSeconds: total.waitSeconds, refund };
    },
    countUnprovenAcknowledgement: async (address) => {
      const network = await networkAcknowledgements.consume(toNetwork(address));
      if (network.isOver) return { isAllowed: false, refund: async () => undefined };
      const total = await allAcknowledgements.consume('');
      if (!total.isOver)
        return {
          isAllowed: true,
          refund: async () => {
            await Promise.all([network.refund(), total.refund()]);
          },
        };
      await network.refund();
      return { isAllowed: false, refund: async () => undefined };
    },
  };
}

export const createTooManyRequestsError = (retryAfterSeconds: number): ProblemError =>
  new ProblemError(429, 'Too much has been sent. Try again later.', { retryAfterSeconds });

/** Returns the /64 of an IPv6 address, because one household has all of it. An IPv4 address is unchanged. */
function toSubnet(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}

/** Returns the /48 of an IPv6 address or the /24 of an IPv4 address: the least that a provider assigns to a customer's site. */
export function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts.slice(0, 3).join(':')
    : parsed.octets.slice(0, 3).join('.');
}
