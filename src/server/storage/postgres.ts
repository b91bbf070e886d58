/** PostgreSQL behind Kysely. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** Milliseconds. Longer, a visitor had better be told to try again. */
const connectionTimeoutMs = 5_000;
const statementTimeoutMs = 10_000;

/**
 * A pool of connections. Nothing is connected yet.
 * @param url `postgres://…`.
 * @param patient whether statements may take as long as they need: a migration of much data does.
 */
export function createPostgresDialect(url: string, { patient: noTimeout = false } = {}): PostgresDialect {
  const types = new pg.TypeOverrides();
  // Times and sizes fit into a number; the client's default for 64 bits is text.
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
  // A connection that breaks is replaced when it is needed, and a statement on it fails by itself; without listeners,
  // one that breaks idle or within a transaction would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
