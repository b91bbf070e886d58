import { errors } from '../schemas/errors.ts';
import type { Answer } from './api-response.ts';

/** Why nothing was sent; each has its string in the namespace `forms`. */
export type FailureReason = 'offline' | 'unreachable' | 'busy' | 'unavailable' | 'unexpected';

export interface Failure {
  reason: FailureReason;
  /** Seconds that the server asks to wait. */
  wait?: number | undefined;
}

/** Something the server does not take; the message is a translation key or, `spoken`, the server's own words. */
export interface Refusal {
  field: string;
  message: string;
  spoken: boolean;
}

export type Outcome =
  | { kind: 'received'; id: string | undefined }
  | { kind: 'refused'; refusals: Refusal[] }
  | { kind: 'failed'; failure: Failure };

const failed = (reason: FailureReason, wait?: number): Outcome => ({
  kind: 'failed',
  failure: { reason, wait },
});

/** What an answer of the API means to the sender. */
export function outcomeOf({ status, retryAfter, body }: Answer): Outcome {
  switch (status) {
    case 201:
      return { kind: 'received', id: idIn(body) };
    case 413:
      return { kind: 'refused', refusals: [{ field: 'cv', message: errors.fileSize, spoken: false }] };
    case 415:
      return { kind: 'refused', refusals: [{ field: 'cv', message: errors.fileType, spoken: false }] };
    case 422:
      return { kind: 'refused', refusals: refusalsIn(body) };
    case 429:
      return failed('busy', secondsOf(retryAfter));
    case 503:
      return failed('unavailable', secondsOf(retryAfter));
    default:
      return failed('unexpected');
  }
}

/** No answer came. */
export const unanswered = (): Outcome => failed(navigator.onLine ? 'unreachable' : 'offline');

const entries = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function idIn(body: unknown): string | undefined {
  const { id } = entries(body);
  return typeof id === 'string' ? id : undefined;
}

function refusalsIn(body: unknown): Refusal[] {
  const { errors } = entries(body);
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error) => {
    const { field, message } = entries(error);
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message, spoken: true }] : [];
  });
}

/** `Retry-After` is seconds, or a date. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return seconds > 0 ? seconds : undefined;
}
