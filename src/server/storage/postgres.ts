/** Connects Kysely to PostgreSQL. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** Time to connect, after which the storage counts as unavailable and the visitor is asked to try again. */
const connectionTimeoutMs = 5_000;
const statementTimeoutMs = 10_000;

/**
 * Creates a dialect with a connection pool. It connects at first use.
 * @param url `postgres://…`.
 * @param noTimeout removes the statement timeout, because a migration of much data takes long.
 */
export function createPostgresDialect(url: string, { noTimeout = false } = {}): PostgresDialect {
  const types = new pg.TypeOverrides();
  // The client returns 64-bit integers as text. Times and sizes fit into a number.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: connectionTimeoutMs,
    ...(!noTimeout && {
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs + 1_000,
      idle_in_transaction_session_timeout: statementTimeoutMs,
    }),
    keepAlive: true,
    application_name: 'website',
  });
  // The pool replaces broken connections and a statement on one fails by itself. Without these listeners, a connection
  // that breaks while idle or within a transaction would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
