/** Connects Kysely to PostgreSQL. */
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { StorageUnavailableError } from './storage-errors.ts';

/** Limits in milliseconds after which the storage counts as unavailable. */
interface TimeLimits {
  /** To get a connection. */
  connect: number;
  /** For one statement. */
  statement: number;
  /** Time after an unanswered statement in which no other one is tried. */
  pauseAfterSilence: number;
}

/** Limits for work in the background. */
const backgroundLimits: TimeLimits = { connect: 5_000, statement: 10_000, pauseAfterSilence: 0 };

/**
 * Limits while a visitor waits. Together they are below five seconds. The pause keeps the second statement of a request
 * from waiting as long as the first.
 */
export const requestLimits: TimeLimits = { connect: 1_500, statement: 2_500, pauseAfterSilence: 1_000 };

/** Time that the database's own answer to an exceeded limit may take. */
const answerGraceMs = 500;

/**
 * Creates a dialect with a connection pool. It connects at first use.
 * @param url `postgres://…`.
 * @param limits `unlimited` removes the statement timeout, because a migration of much data takes long.
 */
export function createPostgresDialect(
  url: string,
  limits: TimeLimits | 'unlimited' = backgroundLimits,
): PostgresDialect {
  const types = new pg.TypeOverrides();
  // The client returns 64-bit integers as text. Times and sizes fit into a number.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: limits === 'unlimited' ? backgroundLimits.connect : limits.connect,
    ...(limits !== 'unlimited' && {
      statement_timeout: limits.statement,
      query_timeout: limits.statement + answerGraceMs,
      idle_in_transaction_session_timeout: backgroundLimits.statement,
    }),
    keepAlive: true,
    application_name: 'website',
  });
  // The pool replaces broken connections and a statement on one fails by itself. Without these listeners, a connection
  // that breaks while idle or within a transaction would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool: limits === 'unlimited' ? pool : createSilenceAwarePool(pool, limits) });
}

/** Messages of the client when the database does not answer in time. It gives these errors no code. */
const silenceMessages = ['Query read timeout', 'timeout exceeded when trying to connect'];

/** Wraps a pool so that a connection on which the database has not answered is closed and not used again. */
function createSilenceAwarePool(pool: pg.Pool, { pauseAfterSilence }: TimeLimits): PostgresPool {
  let silentUntil = 0;
  const toSilenceError = (cause: unknown): unknown => {
    if (!(cause instanceof Error && silenceMessages.includes(cause.message))) return cause;
    silentUntil = performance.now() + pauseAfterSilence;
    return new StorageUnavailableError('PostgreSQL does not answer in time.', { cause });
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      if (performance.now() < silentUntil)
        throw new StorageUnavailableError('PostgreSQL has just not answered in time.');
      const client = await pool.connect().catch((error: unknown) => {
        throw toSilenceError(error);
      });
      return wrapClient(client, toSilenceError);
    },
  };
}

function wrapClient(client: pg.PoolClient, toSilenceError: (error: unknown) => unknown): PostgresPoolClient {
  let silence: StorageUnavailableError | undefined;
  const query = async (sql: string, parameters: readonly unknown[] = []): Promise<pg.QueryResult> => {
    // Otherwise the rollback of a transaction would wait for an answer as well.
    if (silence) throw silence;
    try {
      return await client.query(sql, [...parameters]);
    } catch (cause) {
      const error = toSilenceError(cause);
      if (error instanceof StorageUnavailableError) silence = error;
      throw error;
    }
  };
  return {
    // Its other signature is for cursors, which are not used.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDestroyed) => client.release(isDestroyed || silence !== undefined),
  };
}
