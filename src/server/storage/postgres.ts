/** Connects Kysely to PostgreSQL. */
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { StorageUnavailableError } from './storage-errors.ts';

/** Limits in milliseconds after which the storage counts as unavailable. */
interface TimeLimits {
  /** To get a connection. */
  connectMs: number;
  /** For one statement. */
  statementMs: number;
  /** Time after a timeout in which no other statement is tried. */
  pauseAfterTimeoutMs: number;
}

/** Limits for work in the background. */
const backgroundLimits: TimeLimits = { connectMs: 5_000, statementMs: 10_000, pauseAfterTimeoutMs: 0 };

/**
 * Limits while a visitor waits. Together they are below five seconds. The pause keeps the second statement of a request
 * from waiting as long as the first.
 */
export const requestLimits: TimeLimits = { connectMs: 1_500, statementMs: 2_500, pauseAfterTimeoutMs: 1_000 };

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
    connectionTimeoutMillis: limits === 'unlimited' ? backgroundLimits.connectMs : limits.connectMs,
    ...(limits !== 'unlimited' && {
      statement_timeout: limits.statementMs,
      query_timeout: limits.statementMs + answerGraceMs,
      idle_in_transaction_session_timeout: backgroundLimits.statementMs,
    }),
    keepAlive: true,
    application_name: 'website',
  });
  // The pool replaces broken connections and a statement on one fails by itself. Without these listeners, a connection
  // that breaks while idle or within a transaction would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool: limits === 'unlimited' ? pool : withCircuitBreaker(pool, limits) });
}

/** Messages of the client when the database does not answer in time. It gives these errors no code. */
const timeoutMessages = ['Query read timeout', 'timeout exceeded when trying to connect'];

/** Adds a circuit breaker to a pool. A connection that has timed out is closed, and no other is tried for a while. */
function withCircuitBreaker(pool: pg.Pool, { pauseAfterTimeoutMs }: TimeLimits): PostgresPool {
  let pausedUntil = 0;
  const toTimeoutError = (cause: unknown): unknown => {
    if (!(cause instanceof Error && timeoutMessages.includes(cause.message))) return cause;
    pausedUntil = performance.now() + pauseAfterTimeoutMs;
    return new StorageUnavailableError('PostgreSQL does not answer in time.', { cause });
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      if (performance.now() < pausedUntil)
        throw new StorageUnavailableError('PostgreSQL has just not answered in time.');
      const client = await pool.connect().catch((error: unknown) => {
        throw toTimeoutError(error);
      });
      return wrapClient(client, toTimeoutError);
    },
  };
}

function wrapClient(client: pg.PoolClient, toTimeoutError: (error: unknown) => unknown): PostgresPoolClient {
  let timeoutError: StorageUnavailableError | undefined;
  const query = async (sql: string, parameters: readonly unknown[] = []): Promise<pg.QueryResult> => {
    // Otherwise the rollback of a transaction would wait for an answer as well.
    if (timeoutError) throw timeoutError;
    try {
      return await client.query(sql, [...parameters]);
    } catch (cause) {
      const error = toTimeoutError(cause);
      if (error instanceof StorageUnavailableError) timeoutError = error;
      throw error;
    }
  };
  return {
    // Its other signature is for cursors, which are not used.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDestroyed) => client.release(isDestroyed || timeoutError !== undefined),
  };
}
