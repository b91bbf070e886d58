/** Errors as RFC 9457 has them. */
import type { ErrorKey } from '#forms/schemas/errors.ts';

/** What is wrong with a field: a translation key of the namespace `forms`. */
export type FieldErrors = Record<string, ErrorKey>;

/** Why a request gets no success; the handler of errors makes the answer of it. */
export class ProblemError extends Error {
  override name = 'Problem';
  readonly status: number;
  /** What distinguishes it from others of its status: a URI reference; without it the status says all. */
  readonly type: string;
  readonly headers: Record<string, string>;
  readonly fieldErrors: FieldErrors | undefined;
  /** Members of its own. */
  readonly extension: Record<string, unknown>;

  /** @param detail what is wrong and what to do, for whoever calls the API. */
  constructor(
    status: number,
    detail: string,
    more: {
      type?: string;
      /** Seconds. */
      retryAfter?: number;
      fieldErrors?: FieldErrors;
      extension?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    super(detail, { cause: more.cause });
    this.status = status;
    this.type = more.type ?? 'about:blank';
    this.headers = more.retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(more.retryAfter)) };
    this.fieldErrors = more.fieldErrors;
    this.extension = more.extension ?? {};
  }
}
