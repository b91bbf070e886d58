/** Errors of the API as problem details: https://www.rfc-editor.org/rfc/rfc9457 */
import type { ErrorKey } from '#forms/schemas/errors.ts';
import { StorageUnavailableError } from '../storage/storage-errors.ts';

/** Invalid fields by name, each with a translation key of the namespace `forms`. */
export type FieldErrors = Record<string, ErrorKey>;

/** Type of problems that concern files alone: without the file the form would be accepted. */
export const noRoomProblemType = '/problems/no-room-for-files';

interface ProblemOptions {
  /** URI reference that distinguishes it from others of its status; default `about:blank`. */
  type?: string;
  /** Time after which the client may try again. */
  retryAfterSeconds?: number;
  fieldErrors?: FieldErrors;
  /** Further members of the response. */
  extension?: Record<string, unknown>;
  cause?: unknown;
}

/** A request fails with this status. The API's error handler turns it into the response. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  readonly type: string;
  readonly headers: Record<string, string>;
  readonly fieldErrors: FieldErrors | undefined;
  readonly extension: Record<string, unknown>;

  /** @param detail what is wrong and what to do, for the client's developer. */
  constructor(status: number, detail: string, options: ProblemOptions = {}) {
    super(detail, { cause: options.cause });
    const { type = 'about:blank', retryAfterSeconds, fieldErrors, extension = {} } = options;
    this.status = status;
    this.type = type;
    this.headers =
      retryAfterSeconds === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfterSeconds)) };
    this.fieldErrors = fieldErrors;
    this.extension = extension;
  }
}

/** Time after which a client may retry when the storage was unavailable. */
const storageRetryAfterSeconds = 30;

/** Details for errors of Fastify and its parsers, by status. */
const parserDetails: Record<number, string> = {
  400: 'The request cannot be read. Send valid JSON or a form, in UTF-8.',
  413: 'The request is too large.',
  415: 'Send application/json, application/x-www-form-urlencoded or multipart/form-data.',
};

/** Converts any error; an unexpected one becomes 500 and keeps the error as its cause. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof StorageUnavailableError)
    return new ProblemError(503, 'Nothing can be stored just now. Try again later.', {
      retryAfterSeconds: storageRetryAfterSeconds,
      cause: error,
    });
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const detail = parserDetails[status];
  if (detail) return new ProblemError(status, detail, { cause: error });
  return status >= 400 && status < 500
    ? new ProblemError(status, 'The request cannot be processed.', { cause: error })
    : new ProblemError(500, 'Something went wrong.', { cause: error });
}
