/** Every error as an answer. */
import { StorageUnavailableError } from '../storage/storage-errors.ts';
import { ProblemError } from './problem.ts';

/** Seconds after which a sender may try a storage again that could not be used. */
const retryAfter = 30;

/** What Fastify and its parsers say, by status. */
const details: Record<number, string> = {
  400: 'The request cannot be read. Send valid JSON or a form, in UTF-8.',
  413: 'The request is too large.',
  415: 'Send application/json, application/x-www-form-urlencoded or multipart/form-data.',
};

/** @returns the error as a problem; one that nobody foresaw is 500, with the error as its cause. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof StorageUnavailableError)
    return new ProblemError(503, 'Nothing can be stored just now. Try again later.', {
      retryAfter,
      cause: error,
    });
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const detail = details[status];
  if (detail) return new ProblemError(status, detail, { cause: error });
  return status >= 400 && status < 500
    ? new ProblemError(status, 'The request cannot be taken.', { cause: error })
    : new ProblemError(500, 'Something went wrong.', { cause: error });
}
