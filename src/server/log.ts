/** What the server says about its work: one JSON object a line on stderr, without personal data. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Environment } from '#config/environment.ts';

export type Log = Logger;

/**
 * @param level the least that is said.
 * @param destination stderr unless told otherwise.
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
      // The reader of form data would trace the headers of each request.
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

/** PostgreSQL puts values of rows into its messages and details; its code says enough. */
const sqlState = /^[0-9A-Z]{5}$/;

/** An error as it may be logged. */
function serializeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const fromDatabase = typeof code === 'string' && sqlState.test(code);
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(!fromDatabase && { message: error.message }),
    stack: error.stack?.slice(error.stack.indexOf('\n    at ')),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  };
}
