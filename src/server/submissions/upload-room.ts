/** Room for uploads: a quota for each network and for all together, and a reserve of the disk that only texts may use. */
import { statfs } from 'node:fs/promises';
import type { Log } from '../log.ts';
import type { AlarmCondition } from '../outbox/alarms/conditions.ts';
import { noRoomProblemType, ProblemError } from './problem.ts';
import type { Counters } from './rate-counters.ts';
import { toNetwork } from './rate-limit.ts';

/** Networks that may use their whole quota at the same time. */
const concurrentNetworks = 10;
const quotaWindowSeconds = 3_600;
/** Time after which a client may retry when the disk has no room. */
const diskRetryAfterSeconds = 300;
const bytesPerMb = 1_000_000;
/** Quotas are counted in kilobytes, because the counters are 32-bit integers. */
const toKb = (bytes: number): number => Math.ceil(bytes / 1000);

export interface UploadUsage {
  /** Undefined if the disk cannot be asked. */
  diskFreeBytes: number | undefined;
  diskReserveBytes: number;
  /** Bytes received in this hour from all networks, and their limit. */
  quotaUsedBytes: number;
  quotaBytes: number;
}

export interface UploadRoom {
  /** The disk has only its reserve left. */
  condition: AlarmCondition;
  /**
   * Checks before a file is received.
   * @param bytes size that the request declares; 0 if it declares none.
   * @throws ProblemError 429 if the network has used up its quota, 503 if there is no room for anybody.
   */
  check(address: string, bytes: number): Promise<void>;
  /**
   * Counts a received file.
   * @returns a function that takes the count back.
   * @throws ProblemError like `check`.
   */
  count(address: string, bytes: number): Promise<() => Promise<void>>;
  readUsage(): Promise<UploadUsage>;
}

interface UploadRoomOptions {
  /** Folder on the disk. */
  folder: string;
  /** Megabytes of a network in an hour. */
  quotaMb: number;
  /** Megabytes of the disk that uploads leave free; 0 turns the check off. */
  reserveMb: number;
  counters: Counters;
  log: Log;
  /** Returns the free bytes of the disk; tests replace it. */
  readFreeBytes?: (folder: string) => Promise<number>;
}

export function createUploadRoom({
  folder,
  quotaMb,
  reserveMb,
  counters,
  log,
  readFreeBytes = readFreeBytesOfDisk,
}: UploadRoomOptions): UploadRoom {
  const reserveBytes = reserveMb * bytesPerMb;
  const networkKb = toKb(quotaMb * bytesPerMb);
  const allKb = networkKb * concurrentNetworks;
  const networks = counters.create('upload', networkKb, quotaWindowSeconds);
  const all = counters.create('all uploads', allKb, quotaWindowSeconds);
  let isFull = false;

  const checkDisk = async (bytes: number): Promise<void> => {
    if (reserveBytes === 0) return;
    // A disk that cannot be asked is reported by the upload itself.
    const freeBytes = await readFreeBytes(folder).catch(() => Number.POSITIVE_INFINITY);
    const isFullNow = freeBytes - bytes < reserveBytes;
    if (isFullNow !== isFull) {
      isFull = isFullNow;
      if (isFull)
        log.error(
          { freeMb: Math.floor(freeBytes / bytesPerMb), reserveMb },
          'The disk has only its reserve left: CVs are refused, and texts are accepted. Free some space in DATA_DIR, or lower DISK_RESERVE_MB',
        );
      else log.info('The disk has room for CVs again');
    }
    if (isFull) throw createNoRoomError(503, diskRetryAfterSeconds);
  };

  const condition: AlarmCondition = {
    name: 'disk',
    title: 'the disk is nearly full',
    check: async () => {
      const freeBytes = await readFreeBytes(folder).catch(() => Number.POSITIVE_INFINITY);
      if (freeBytes >= reserveBytes) return undefined;
      return `The disk of DATA_DIR has ${Math.floor(freeBytes / bytesPerMb)} MB left, less than its reserve of ${reserveMb} MB (DISK_RESERVE_MB). Applications with a CV are refused, and messages are still accepted. Delete what is not needed on this disk, or enlarge it.`;
    },
  };

  return {
    condition,
    check: async (address, bytes) => {
      await checkDisk(bytes);
      const network = await networks.read(toNetwork(address));
      if (network.used + toKb(bytes) > networkKb) throw createNoRoomError(429, network.waitSeconds);
      const total = await all.read('');
      if (total.used + toKb(bytes) > allKb) throw createNoRoomError(503, total.waitSeconds);
    },
    count: async (address, bytes) => {
      const network = await networks.consume(toNetwork(address), toKb(bytes));
      if (network.isOver) throw createNoRoomError(429, network.waitSeconds);
      const total = await all.consume('', toKb(bytes));
      if (total.isOver) {
        await network.refund();
        throw createNoRoomError(503, total.waitSeconds);
      }
      return async () => {
        await Promise.all([network.refund(), total.refund()]);
      };
    },
    readUsage: async () => ({
      diskFreeBytes: await readFreeBytes(folder).catch(() => undefined),
      diskReserveBytes: reserveBytes,
      quotaUsedBytes: (await all.read('')).used * 1000,
      quotaBytes: allKb * 1000,
    }),
  };
}

async function readFreeBytesOfDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const createNoRoomError = (status: 429 | 503, retryAfterSeconds: number): ProblemError =>
  new ProblemError(
    status,
    'No more files are taken in just now. Try again later, or send the file by mail.',
    {
      type: noRoomProblemType,
      retryAfterSeconds,
    },
  );
