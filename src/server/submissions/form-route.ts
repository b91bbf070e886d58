/** One form's address: what HTTP asks, and what it is answered. */
import type { FastifyReply, FastifyRequest, RouteShorthandOptionsWithHandler } from 'fastify';
import type { FormKind } from '#forms/schemas/forms.ts';
import { defaultLanguage, isLanguage, type Language, parseLanguageTag } from '#i18n/languages.ts';
import { createEmptyBody, type FormBody, fileField, readFormBody } from './form-body.ts';
import type { InFlight } from './in-flight.ts';
import { checkOrigin } from './origin.ts';
import { maxMultipartBytes } from './parsers.ts';
import { ProblemError } from './problem.ts';
import { type RateLimits, toTooManyRequests } from './rate-limit.ts';
import { type ReceiveDeps, type ReceiveResult, receiveSubmission } from './receive.ts';
import { type FormRequest, type ResponseDeps, sendCreated } from './responses.ts';
import type { UploadSlots } from './upload-slots.ts';
import { discardUpload } from './uploads.ts';

export interface FormRouteOptions extends ReceiveDeps, ResponseDeps {
  /** Origin of the published site. */
  siteUrl: string;
  /** Folder for files that are being received. */
  uploadDir: string;
  /** Told of every submission that was read, and of those that there were too many of. */
  onSubmission?: ((kind: FormKind, outcome: SubmissionOutcome) => void) | undefined;
}

export type SubmissionOutcome = 'accepted' | 'quarantined' | 'repeated' | 'refused' | 'challenged' | 'failed';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once it is known what an answer must fit. */
    formRequest?: FormRequest | undefined;
  }
}

/** What all forms share. */
export interface SharedLimits {
  /** Counts every request, and every submission until it turns out that nothing was stored. */
  rateLimits: RateLimits;
  uploadSlots: UploadSlots;
  inFlight: InFlight;
}

export function createFormRoute(
  kind: FormKind,
  options: FormRouteOptions,
  { rateLimits: limits, uploadSlots: slots, inFlight: underWay }: SharedLimits,
): RouteShorthandOptionsWithHandler {
  return {
    onRequest: async (request) => {
      checkOrigin(request.headers.origin, request.host, options.siteUrl);
      const wait = await limits.countRequest(request.ip);
      if (wait !== undefined) throw toTooManyRequests(wait);
      request.formRequest = toFormRequest(kind, request, createEmptyBody());
      if (Number(request.headers['content-length'] ?? 0) > maxMultipartBytes) throw toPayloadTooLarge(kind);
    },
    handler: async (request, reply) => {
      const wait = await limits.countSubmission(request.ip);
      let outcome: SubmissionOutcome = 'failed';
      try {
        // A program is turned away unread; a person without script gets back what was typed.
        if (wait !== undefined && !isNoScriptRequest(request)) throw toTooManyRequests(wait);
        const received = await underWay.add(readAndReceiveSubmission(kind, request, wait, slots, options));
        outcome = toOutcome(received);
        return sendResult(request, reply, received, options);
      } finally {
        if (wait === undefined && outcome !== 'accepted' && outcome !== 'quarantined')
          await limits.refundSubmission(request.ip);
        options.onSubmission?.(kind, outcome);
      }
    },
  };
}

/** @param wait seconds that the sender has to wait before anything is taken. */
async function readAndReceiveSubmission(
  kind: FormKind,
  request: FastifyRequest,
  wait: number | undefined,
  slots: UploadSlots,
  options: FormRouteOptions,
): Promise<ReceiveResult> {
  const body = createEmptyBody();
  const takesFile = kind === 'application' && wait === undefined;
  const leave = takesFile && request.isMultipart() ? slots.acquire(request.ip) : undefined;
  const full = takesFile && request.isMultipart() && !leave;
  try {
    try {
      await readFormBody(request, body, leave && options.uploadDir);
    } finally {
      // Of a body that could not be read to its end, too.
      request.formRequest = toFormRequest(kind, request, body);
    }
    if (wait !== undefined || full) throw toTooManyRequests(wait ?? retryUpload);
    const { language, isNoScript: plain } = request.formRequest;
    return await receiveSubmission(
      { kind, language, body, idempotencyKey: parseIdempotencyKey(request), isNoScript: plain },
      options,
    );
  } finally {
    if (body.upload) await discardUpload(body.upload.path);
    leave?.();
  }
}

/** Seconds after which some of the files under way may have arrived. */
const retryUpload = 15;

const toFormRequest = (form: FormKind, request: FastifyRequest, body: FormBody): FormRequest => ({
  form,
  language: detectLanguage(request, body.fields.language),
  isNoScript: isNoScriptRequest(request),
  values: pickTextFields(body),
});

/** @throws Problem for everything but a submission that was received. */
function sendResult(
  request: FastifyRequest,
  reply: FastifyReply,
  received: ReceiveResult,
  options: FormRouteOptions,
): FastifyReply {
  switch (received.kind) {
    case 'received':
      request.log.info({ reference: received.id, outcome: toOutcome(received) }, 'Submission received');
      return sendCreated(request, reply, received.id, options);
    case 'refused':
      throw new ProblemError(received.status, 'Some fields are not right: see errors.', {
        fieldErrors: received.errors,
      });
    case 'conflict':
      throw new ProblemError(409, 'Something else has been sent under this Idempotency-Key. Use a new key.');
    case 'challenged':
      throw new ProblemError(403, 'Solve the challenge, and send the same again with the solution.', {
        type: '/problems/proof-of-work',
        extension: { challenge: received.challenge },
      });
  }
}

function toOutcome(received: ReceiveResult): SubmissionOutcome {
  switch (received.kind) {
    case 'received':
      return received.repeated ? 'repeated' : received.status;
    case 'challenged':
      return 'challenged';
    default:
      return 'refused';
  }
}

const toPayloadTooLarge = (kind: FormKind): ProblemError =>
  new ProblemError(
    413,
    'The request is too large.',
    kind === 'application' ? { fieldErrors: { [fileField]: 'errors.fileSize' } } : {},
  );

/** A browser posts a form by itself, and wants a page. */
const isNoScriptRequest = ({ headers }: FastifyRequest): boolean =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(headers['content-type'] ?? '') &&
  !/^application\/(?:[\w.-]+\+)?json/i.test(headers.accept ?? '');

/** The language that the form names, else the first of the browser's that the site speaks. */
function detectLanguage({ headers }: FastifyRequest, named?: unknown): Language {
  if (isLanguage(named)) return named;
  const wanted = (headers['accept-language'] ?? '')
    .split(',')
    .map((tag) => parseLanguageTag(tag.split(';')[0]?.trim()));
  return wanted.find((language) => language !== undefined) ?? defaultLanguage;
}

const pickTextFields = ({ fields }: FormBody): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

/** @throws Problem 400. https://www.ietf.org/archive/id/draft-ietf-httpapi-idempotency-key-header-07.html */
function parseIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new ProblemError(400, 'Idempotency-Key must be 1 to 255 visible ASCII characters.');
}
