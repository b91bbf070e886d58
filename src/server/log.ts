/** The server's log: one JSON object a line on stderr, without personal data. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Environment } from '#config/environment.ts';

export type Log = Logger;

/**
 * Creates the log.
 * @param level lowest level that is logged.
 * @param destination default stderr.
 */
export function createLog(
  level: Environment['logLevel'],
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // The multipart parser would log the headers of each request at level trace.
      serializers: { err: serializeError, busboyOptions: () => undefined },
    },
    destination,
  );
}

interface LoggedError {
  type: string;
  code?: unknown;
  message?: string;
  stack?: string | undefined;
  cause?: LoggedError;
}

/** Codes of PostgreSQL's errors. Their messages and details contain values of rows, so only the code is logged. */
const sqlStatePattern = /^[0-9A-Z]{5}$/;

/** Reduces an error to what may be logged. */
function serializeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const isPostgresError = typeof code === 'string' && sqlStatePattern.test(code);
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(!isPostgresError && { message: error.message }),
    stack: error.stack?.slice(error.stack.indexOf('\n    at ')),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  };
}
