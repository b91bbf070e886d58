/** Outcome of a submission, derived from the API's response. */
import { errorKeys } from '../schemas/errors.ts';
import type { ApiResponse } from './api-response.ts';

/** Reason of a failure. Each has its message in the namespace `forms`. */
export type FailureReason = 'offline' | 'unreachable' | 'busy' | 'files' | 'unavailable' | 'unexpected';

export interface Failure {
  reason: FailureReason;
  /** Seconds to wait before the next attempt. */
  wait?: number | undefined;
}

/** A field that the server rejects. */
export interface FieldRejection {
  field: string;
  message: string;
  /** True if the message is the server's text, false if it is a translation key. */
  isServerText: boolean;
}

export type Outcome =
  | { kind: 'received'; id: string | undefined }
  | { kind: 'refused'; rejections: FieldRejection[] }
  | { kind: 'failed'; failure: Failure };

const createFailure = (reason: FailureReason, wait?: number): Outcome => ({
  kind: 'failed',
  failure: { reason, wait },
});

const rejectFile = (message: string): Outcome => ({
  kind: 'refused',
  rejections: [{ field: 'cv', message, isServerText: false }],
});

/** Type of problems that concern files alone. */
const noRoomProblemType = '/problems/no-room-for-files';

/** Converts a response of the API to an outcome. */
export function toOutcome({ status, retryAfter, body }: ApiResponse): Outcome {
  if (toRecord(body).type === noRoomProblemType) return createFailure('files', parseRetryAfter(retryAfter));
  switch (status) {
    case 201:
      return { kind: 'received', id: getId(body) };
    case 413:
      // The form itself rejects a file over our limit. A proxy with a lower one answers without a problem in JSON.
      return body ? rejectFile(errorKeys.fileSize) : createFailure('unexpected');
    case 415:
      return rejectFile(errorKeys.fileType);
    case 422:
      return { kind: 'refused', rejections: getRejections(body) };
    case 429:
      return createFailure('busy', parseRetryAfter(retryAfter));
    case 503:
      return createFailure('unavailable', parseRetryAfter(retryAfter));
    default:
      return createFailure('unexpected');
  }
}

/** Returns the outcome of a submission without a response. */
export const getNetworkFailure = (): Outcome => createFailure(navigator.onLine ? 'unreachable' : 'offline');

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function getId(body: unknown): string | undefined {
  const { id } = toRecord(body);
  return typeof id === 'string' ? id : undefined;
}

/** Returns the rejected fields of a validation problem. Malformed entries are ignored. */
function getRejections(body: unknown): FieldRejection[] {
  const { errors } = toRecord(body);
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error) => {
    const { field, message } = toRecord(error);
    return typeof field === 'string' && typeof message === 'string'
      ? [{ field, message, isServerText: true }]
      : [];
  });
}

/** Parses `Retry-After`, which is a number of seconds or a date, to seconds from now. */
function parseRetryAfter(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return seconds > 0 ? seconds : undefined;
}
