/** Errors of delivery attempts, described without personal data, because answers of servers often repeat addresses. */

/** A failed attempt with a description of our own. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Milliseconds to wait, as requested by the other side. */
  readonly retryAfterMs: number | undefined;
  /** Another attempt would fail, too. */
  readonly isFinal: boolean;
  constructor(
    message: string,
    { retryAfterMs, isFinal = false }: { retryAfterMs?: number | undefined; isFinal?: boolean } = {},
  ) {
    super(message);
    this.retryAfterMs = retryAfterMs;
    this.isFinal = isFinal;
  }
}

/** Properties that errors of nodemailer, undici, Node and the storage may have. */
interface ErrorWithCodes {
  code?: unknown;
  originalCode?: unknown;
  timeoutType?: unknown;
  responseCode?: unknown;
  command?: unknown;
  cause?: unknown;
}

/** Matches codes, names of commands and numbers. Anything longer or with other characters may be text of the other side. */
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
