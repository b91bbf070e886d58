/** Why an attempt failed, in words that hold no personal data: what servers answer often repeats addresses. */

/** An attempt that failed for a reason we have words for. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  /** Milliseconds for which the other side asks us to wait. */
  readonly retryAfter: number | undefined;
  constructor(message: string, retryAfter?: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** What the errors of nodemailer, undici, Node and the storage have in common. */
interface Coded {
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
export function describeFailure(error: unknown): string {
  if (error instanceof DeliveryFailure) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  const { code, originalCode, timeoutType, responseCode, command, cause } = error as Coded;
  const parts = [code, originalCode, timeoutType, responseCode, command].filter(isCode);
  if (parts.length > 0) return parts.join(' ');
  return cause instanceof Error ? describeFailure(cause) : error.name;
}
