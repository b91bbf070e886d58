/**
 * Slots for concurrent uploads. A network can hold only a part of them. When all are taken, a stalled upload loses its
 * slot first, then one of the network that holds most, so that no network can shut others out.
 */
import { ProblemError } from './problem.ts';
import { toNetwork } from './rate-limit.ts';

/** Concurrent uploads of one address: more than one, because people behind one router share an address. */
const slotsPerAddress = 4;
const slotsPerNetwork = 8;
/** Concurrent uploads in all, because each may take minutes and 10 MB of the disk. */
const totalSlots = 32;
/** Further slots for senders with a proof of work. */
const provenSlots = 16;

/** Bytes per second below which an upload is stalled, and the time over which they are measured. */
const minBytesPerSecond = 1024;
const measureMs = 10_000;

/** Time after which a client may retry. */
export const uploadRetryAfterSeconds = 15;

export interface UploadSlot {
  /** Call for each received chunk. */
  countBytes(bytes: number): void;
  release(): void;
}

export interface SlotRequest {
  address: string;
  /** The sender has solved a challenge. */
  isProven: boolean;
  /** Called if the slot is given to another upload. */
  onEvicted: (error: ProblemError) => void;
}

export interface UploadSlots {
  /** @returns `own-share-used` if the sender's address or network holds its share; `all-used` if no slot is free. */
  acquire(request: SlotRequest): UploadSlot | 'own-share-used' | 'all-used';
}

interface HeldSlot extends Omit<SlotRequest, 'isProven'> {
  network: string;
  measuredSince: number;
  measuredBytes: number;
  /** Bytes per second in the last complete measurement. */
  bytesPerSecond: number;
}

/** @param now returns milliseconds since 1970. */
export function createUploadSlots(now: () => number = Date.now): UploadSlots {
  const held = new Set<HeldSlot>();

  const measure = (slot: HeldSlot): number => {
    const elapsedMs = now() - slot.measuredSince;
    if (elapsedMs >= measureMs) {
      slot.bytesPerSecond = (slot.measuredBytes / elapsedMs) * 1000;
      slot.measuredSince = now();
      slot.measuredBytes = 0;
    }
    return slot.bytesPerSecond;
  };
  const evict = (slot: HeldSlot | undefined): boolean => {
    if (!slot) return false;
    held.delete(slot);
    slot.onEvicted(
      new ProblemError(429, 'The upload was too slow while others waited. Try again later.', {
        retryAfterSeconds: uploadRetryAfterSeconds,
      }),
    );
    return true;
  };
  const evictStalled = (candidates: HeldSlot[]): boolean =>
    evict(candidates.find((slot) => measure(slot) < minBytesPerSecond));

  /** Evicts the slowest upload of the network that holds most, if it would still hold as many as the newcomer's. */
  const evictFromLargest = (network: string): boolean => {
    const byNetwork = Map.groupBy(held, (slot) => slot.network);
    const [largest = []] = [...byNetwork.values()].toSorted((a, b) => b.length - a.length);
    if (largest.length <= (byNetwork.get(network)?.length ?? 0) + 1) return false;
    return evict(largest.toSorted((a, b) => measure(a) - measure(b))[0]);
  };

  return {
    acquire: ({ address, isProven, onEvicted }) => {
      const network = toNetwork(address);
      for (const [key, limit] of [
        ['address', slotsPerAddress],
        ['network', slotsPerNetwork],
      ] as const) {
        const own = [...held].filter((slot) => slot[key] === { address, network }[key]);
        if (own.length >= limit && !evictStalled(own)) return 'own-share-used';
      }
      const limit = totalSlots + (isProven ? provenSlots : 0);
      if (held.size >= limit && !evictStalled([...held]) && !evictFromLargest(network)) return 'all-used';
      const slot: HeldSlot = {
        address,
        network,
        onEvicted,
        measuredSince: now(),
        measuredBytes: 0,
        bytesPerSecond: Number.POSITIVE_INFINITY,
      };
      held.add(slot);
      return {
        countBytes: (bytes) => {
          measure(slot);
          slot.measuredBytes += bytes;
        },
        release: () => held.delete(slot),
      };
    },
  };
}
