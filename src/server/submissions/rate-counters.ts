/** Counters of rate limits: in the memory of this process, or in PostgreSQL for all servers. */
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { readSecrets } from '../storage/secrets.ts';
import type { Store } from '../storage/store.ts';

export interface Count {
  /** The limit was used up before. */
  isOver: boolean;
  /** Points used in this window, this one included; 0 if the limit was used up long before. */
  used: number;
  /** Seconds to the end of the window, at least 1. */
  waitSeconds: number;
  /** Takes the points back. Does nothing once the window is over, because the key would get more points than others. */
  refund(): Promise<void>;
}

export interface Counter {
  /** @param points default 1. */
  consume(key: string, points?: number): Promise<Count>;
  /** Returns the points used in this window, and the seconds to its end. */
  read(key: string): Promise<Pick<Count, 'used' | 'waitSeconds'>>;
}

export interface Counters {
  /** Creates a counter. @param name must be unique. */
  create(name: string, limit: number, windowSeconds: number): Counter;
  close(): Promise<void>;
}

export const createMemoryCounters = (): Counters => ({
  create: (name, limit, windowSeconds) => {
    const limiter = createMemoryLimiter(name, limit, windowSeconds);
    return createCounter((work) => work(limiter, (key) => key));
  },
  close: async () => undefined,
});

/** Time for the database to answer, because visitors wait for each count. */
const databaseTimeoutMs = 500;
/** Time in which this process counts in its own memory after the database has not answered. */
const databasePauseMs = 10_000;

/**
 * Creates counters that all servers on a PostgreSQL share. While it is slow or cannot be reached, each server counts
 * for itself. Keys are stored as salted hashes.
 */
export function createSharedCounters(databaseUrl: string, store: Store): Counters {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 4,
    connectionTimeoutMillis: databaseTimeoutMs,
    query_timeout: databaseTimeoutMs,
    statement_timeout: databaseTimeoutMs,
    keepAlive: true,
    application_name: 'website limits',
  });
  // A connection that breaks while idle would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let pausedUntil = 0;
  let cachedSecret: string | undefined;
  const getSecret = async (): Promise<string> => {
    cachedSecret ??= (await store.write((transaction) => readSecrets(transaction, ['rate limits'])))[0];
    return cachedSecret ?? '';
  };
  let isFirst = true;
  return {
    create: (name, limit, windowSeconds) => {
      const memory = createMemoryLimiter(name, limit, windowSeconds);
      const shared = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        // The migrations create it.
        tableCreated: true,
        keyPrefix: name,
        points: limit,
        duration: windowSeconds,
        // A flood above the limit must not reach the database.
        inMemoryBlockOnConsumed: limit + 1,
        clearExpiredByTimeout: isFirst,
      });
      isFirst = false;
      return createCounter(async (work) => {
        if (performance.now() >= pausedUntil)
          try {
            const secret = await getSecret();
            return await work(shared, (key) =>
              createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22),
            );
          } catch {
            pausedUntil = performance.now() + databasePauseMs;
          }
        return work(memory, (key) => key);
      });
    },
    close: async () => {
      // A database that does not answer must not keep the server from stopping.
      await Promise.race([pool.end(), pause(databaseTimeoutMs, undefined, { ref: false })]);
    },
  };
}

const createMemoryLimiter = (keyPrefix: string, points: number, duration: number) =>
  new RateLimiterMemory({ keyPrefix, points, duration });

/** Runs work on a limiter. @param toStoredKey converts a key to the one that the limiter stores. */
type UseLimiter = <T>(
  work: (limiter: RateLimiterAbstract, toStoredKey: (key: string) => string) => Promise<T>,
) => Promise<T>;

function createCounter(useLimiter: UseLimiter): Counter {
  return {
    consume: (key, points = 1) =>
      useLimiter(async (limiter, toStoredKey) => {
        const storedKey = toStoredKey(key);
        const toCount = (result: RateLimiterRes, isOver: boolean): Count => ({
          isOver,
          used: result.consumedPoints,
          waitSeconds: toSeconds(result.msBeforeNext),
          refund: () => refund(limiter, storedKey, points),
        });
        try {
          return toCount(await limiter.consume(storedKey, points), false);
        } catch (error) {
          if (error instanceof RateLimiterRes) return toCount(error, true);
          throw error;
        }
      }),
    read: (key) =>
      useLimiter(async (limiter, toStoredKey) => {
        const result = await limiter.get(toStoredKey(key));
        return { used: result?.consumedPoints ?? 0, waitSeconds: toSeconds(result?.msBeforeNext ?? 0) };
      }),
  };
}

const toSeconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

async function refund(limiter: RateLimiterAbstract, key: string, points: number): Promise<void> {
  try {
    const counted = await limiter.get(key);
    if (counted && counted.consumedPoints > 0) await limiter.reward(key, points);
  } catch {
    // The database cannot be reached. The count ends with its window.
  }
}
