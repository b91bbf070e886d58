/** Why an attempt failed, in words that hold no personal data: what servers answer often repeats addresses. */

/** An attempt that failed for a reason we have words for. */
export class DeliveryError extends Error {
  override name = 'DeliveryFailure';
  /** Milliseconds for which the other side asks us to wait. */
  readonly retryAfterMs: number | undefined;
  constructor(message: string, retryAfter?: number) {
    super(message);
    this.retryAfterMs = retryAfter;
  }
}

/** What the errors of nodemailer, undici, Node and the storage have in common. */
interface ErrorWithCodes {
  code?: unknown;
  originalCode?: unknown;
  timeoutType?: unknown;
  responseCode?: unknown;
  command?: unknown;
  cause?: unknown;
}

/** Codes, names of commands and numbers; anything longer or with other characters may be text of the other side's. */
const isCode = (part: unknown): part is string | number => /^[A-Za-z0-9_ -]{1,40}$/.test(String(part ?? ''));

/**
 * Describes an error by its codes alone.
 * @returns for instance `EENVELOPE 550 RCPT TO` or `ECONNREFUSED`.
 */
export function describeError(error: unknown): string {
  if (error instanceof DeliveryError) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  const { code, originalCode, timeoutType, responseCode, command, cause } = error as ErrorWithCodes;
  const parts = [code, originalCode, timeoutType, responseCode, command].filter(isCode);
  if (parts.length > 0) return parts.join(' ');
  return cause instanceof Error ? describeError(cause) : error.name;
}
