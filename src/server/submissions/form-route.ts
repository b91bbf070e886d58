/** One form's address: what HTTP asks, and what it is answered. */
import type { FastifyReply, FastifyRequest, RouteShorthandOptionsWithHandler } from 'fastify';
import type { FormKind } from '#forms/schemas/forms.ts';
import { defaultLanguage, isLanguage, type Language, languageOfTag } from '#i18n/languages.ts';
import { emptyBody, type FormBody, fileField, readFormBody } from './form-body.ts';
import type { UnderWay } from './in-flight.ts';
import { checkOrigin } from './origin.ts';
import { multipartLimit } from './parsers.ts';
import { Problem } from './problem.ts';
import { type RateLimits, tooMany } from './rate-limit.ts';
import { type Outcome, type ReceiveMeans, receive } from './receive.ts';
import { type AnswerMeans, type Asked, sendReceived } from './responses.ts';
import type { UploadSlots } from './upload-slots.ts';
import { discardUpload } from './uploads.ts';

export interface FormRouteOptions extends ReceiveMeans, AnswerMeans {
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
    asked?: Asked | undefined;
  }
}

/** What all forms share. */
export interface Bounds {
  /** Counts every request, and every submission until it turns out that nothing was stored. */
  limits: RateLimits;
  slots: UploadSlots;
  underWay: UnderWay;
}

export function formRoute(
  kind: FormKind,
  options: FormRouteOptions,
  { limits, slots, underWay }: Bounds,
): RouteShorthandOptionsWithHandler {
  return {
    onRequest: async (request) => {
      checkOrigin(request.headers.origin, request.host, options.siteUrl);
      const wait = await limits.attempt(request.ip);
      if (wait !== undefined) throw tooMany(wait);
      request.asked = askedOf(kind, request, emptyBody());
      if (Number(request.headers['content-length'] ?? 0) > multipartLimit) throw tooLarge(kind);
    },
    handler: async (request, reply) => {
      const wait = await limits.submit(request.ip);
      let outcome: SubmissionOutcome = 'failed';
      try {
        // A program is turned away unread; a person without script gets back what was typed.
        if (wait !== undefined && !isPlain(request)) throw tooMany(wait);
        const received = await underWay.add(readAndReceive(kind, request, wait, slots, options));
        outcome = nameOf(received);
        return answer(request, reply, received, options);
      } finally {
        if (wait === undefined && outcome !== 'accepted' && outcome !== 'quarantined')
          await limits.giveBack(request.ip);
        options.onSubmission?.(kind, outcome);
      }
    },
  };
}

/** @param wait seconds that the sender has to wait before anything is taken. */
async function readAndReceive(
  kind: FormKind,
  request: FastifyRequest,
  wait: number | undefined,
  slots: UploadSlots,
  options: FormRouteOptions,
): Promise<Outcome> {
  const body = emptyBody();
  const takesFile = kind === 'application' && wait === undefined;
  const leave = takesFile && request.isMultipart() ? slots.take(request.ip) : undefined;
  const full = takesFile && request.isMultipart() && !leave;
  try {
    try {
      await readFormBody(request, body, leave && options.uploadDir);
    } finally {
      // Of a body that could not be read to its end, too.
      request.asked = askedOf(kind, request, body);
    }
    if (wait !== undefined || full) throw tooMany(wait ?? retryUpload);
    const { language, plain } = request.asked;
    return await receive({ kind, language, body, idempotencyKey: keyOf(request), plain }, options);
  } finally {
    if (body.upload) await discardUpload(body.upload.path);
    leave?.();
  }
}

/** Seconds after which some of the files under way may have arrived. */
const retryUpload = 15;

const askedOf = (form: FormKind, request: FastifyRequest, body: FormBody): Asked => ({
  form,
  language: languageOf(request, body.fields.language),
  plain: isPlain(request),
  values: textsOf(body),
});

/** @throws Problem for everything but a submission that was received. */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  received: Outcome,
  options: FormRouteOptions,
): FastifyReply {
  switch (received.kind) {
    case 'received':
      request.log.info({ reference: received.id, outcome: nameOf(received) }, 'Submission received');
      return sendReceived(request, reply, received.id, options);
    case 'refused':
      throw new Problem(received.status, 'Some fields are not right: see errors.', {
        fieldErrors: received.errors,
      });
    case 'conflict':
      throw new Problem(409, 'Something else has been sent under this Idempotency-Key. Use a new key.');
    case 'challenged':
      throw new Problem(403, 'Solve the challenge, and send the same again with the solution.', {
        type: '/problems/proof-of-work',
        extension: { challenge: received.challenge },
      });
  }
}

function nameOf(received: Outcome): SubmissionOutcome {
  switch (received.kind) {
    case 'received':
      return received.repeated ? 'repeated' : received.status;
    case 'challenged':
      return 'challenged';
    default:
      return 'refused';
  }
}

const tooLarge = (kind: FormKind): Problem =>
  new Problem(
    413,
    'The request is too large.',
    kind === 'application' ? { fieldErrors: { [fileField]: 'errors.fileSize' } } : {},
  );

/** A browser posts a form by itself, and wants a page. */
const isPlain = ({ headers }: FastifyRequest): boolean =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(headers['content-type'] ?? '') &&
  !/^application\/(?:[\w.-]+\+)?json/i.test(headers.accept ?? '');

/** The language that the form names, else the first of the browser's that the site speaks. */
function languageOf({ headers }: FastifyRequest, named?: unknown): Language {
  if (isLanguage(named)) return named;
  const wanted = (headers['accept-language'] ?? '')
    .split(',')
    .map((tag) => languageOfTag(tag.split(';')[0]?.trim()));
  return wanted.find((language) => language !== undefined) ?? defaultLanguage;
}

const textsOf = ({ fields }: FormBody): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

/** @throws Problem 400. https://www.ietf.org/archive/id/draft-ietf-httpapi-idempotency-key-header-07.html */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Problem(400, 'Idempotency-Key must be 1 to 255 visible ASCII characters.');
}
