/** The route of one form: reads the request and writes the response. receive.ts handles the submission. */
import type { FastifyReply, FastifyRequest, RouteShorthandOptionsWithHandler } from 'fastify';
import { type FormKind, proofField } from '#forms/schemas/forms.ts';
import { defaultLanguage, isLanguage, type Language, parseLanguageTag } from '#i18n/languages.ts';
import type { SpamReason } from '../spam/score-spam.ts';
import {
  createEmptyBody,
  type FileReceiver,
  type FormBody,
  fileField,
  maxMultipartBytes,
  readFormBody,
} from './form-body.ts';
import type { InFlight } from './in-flight.ts';
import { ProblemError } from './problem.ts';
import { type Allowance, createTooManyRequestsError, type RateLimits } from './rate-limit.ts';
import { type ReceiveDeps, type ReceiveResult, receiveSubmission, toText } from './receive.ts';
import { type FormRequest, type ResponseDeps, sendCreated } from './responses.ts';
import type { UploadRoom } from './upload-room.ts';
import { type UploadSlot, type UploadSlots, uploadRetryAfterSeconds } from './upload-slots.ts';
import { discardUpload, type UploadFolder } from './uploads.ts';

export interface FormRouteOptions extends ReceiveDeps, ResponseDeps {
  /** Origin of the published site. */
  siteUrl: string;
  /** Folder for files that are being received. */
  uploads: UploadFolder;
  uploadRoom: UploadRoom;
  /** Called when the handler of a submission has ended. Requests that its `onRequest` hook rejects are not reported. */
  onSubmission?: ((kind: FormKind, outcome: SubmissionOutcome) => void) | undefined;
  /** Called with the spam rules that a stored submission matched. */
  onSuspicions?: ((kind: FormKind, reasons: readonly SpamReason[]) => void) | undefined;
}

export type SubmissionOutcome = 'accepted' | 'quarantined' | 'repeated' | 'refused' | 'challenged' | 'failed';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set as soon as the form's language and response type are known. */
    formRequest?: FormRequest | undefined;
  }
}

/** State that the routes of all forms share. */
export interface SharedFormState {
  /** Counts every request, and every submission until it turns out that nothing was stored. */
  rateLimits: RateLimits;
  uploadSlots: UploadSlots;
  inFlight: InFlight;
}

export function createFormRoute(
  kind: FormKind,
  options: FormRouteOptions,
  { rateLimits, uploadSlots, inFlight }: SharedFormState,
): RouteShorthandOptionsWithHandler {
  return {
    onRequest: async (request) => {
      checkOrigin(request.headers.origin, request.host, options.siteUrl);
      const waitSeconds = await rateLimits.countRequest(request.ip);
      if (waitSeconds !== undefined) throw createTooManyRequestsError(waitSeconds);
      request.formRequest = toFormRequest(kind, request, createEmptyBody());
      if (Number(request.headers['content-length'] ?? 0) > maxMultipartBytes)
        throw createPayloadTooLargeError(kind);
    },
    handler: async (request, reply) => {
      const allowance = await rateLimits.countSubmission(request.ip);
      let outcome: SubmissionOutcome = 'failed';
      try {
        // The body of a form without script is read first, so that the page keeps the typed values.
        if (allowance.kind === 'refused' && !isNoScriptRequest(request))
          throw createTooManyRequestsError(allowance.waitSeconds);
        const result = await inFlight.add(
          readAndReceive(kind, request, { allowance, rateLimits, uploadSlots, options }),
        );
        outcome = toOutcome(result);
        if (result.kind === 'received' && !result.isRepeated) options.onSuspicions?.(kind, result.suspicions);
        return sendResult(request, reply, result, options);
      } finally {
        if (outcome !== 'accepted' && outcome !== 'quarantined') await allowance.refund();
        options.onSubmission?.(kind, outcome);
      }
    },
  };
}

/**
 * Rejects posts from pages of other sites. Browsers send the page's origin; other clients send none.
 * @param origin header of the request.
 * @param host host that the request was sent to.
 * @param siteUrl origin of the published site.
 * @throws ProblemError 403 for a foreign origin and for `null`.
 */
function checkOrigin(origin: string | undefined, host: string, siteUrl: string): void {
  if (origin === undefined || origin === siteUrl || URL.parse(origin)?.host === host) return;
  throw new ProblemError(
    403,
    'Forms of other sites are not accepted. Post from a page of this site, or without an Origin header.',
  );
}

interface ReadOptions {
  allowance: Allowance;
  rateLimits: RateLimits;
  uploadSlots: UploadSlots;
  options: FormRouteOptions;
}

async function readAndReceive(
  kind: FormKind,
  request: FastifyRequest,
  { allowance, rateLimits, uploadSlots, options }: ReadOptions,
): Promise<Exclude<ReceiveResult, { kind: 'unproven' }>> {
  const body = createEmptyBody();
  const takesFile = kind === 'application' && allowance.kind !== 'refused';
  let isStored = false;
  const gate = createUploadGate(request, { allowance, rateLimits, uploadSlots, options });
  try {
    try {
      await readFormBody(request, body, takesFile ? gate.receiver : undefined);
    } finally {
      // Set for a body that could not be read to its end, too.
      request.formRequest = toFormRequest(kind, request, body);
    }
    if (allowance.kind === 'refused') throw createTooManyRequestsError(allowance.waitSeconds);
    const { requiresProof = allowance.kind === 'proof-required', problem } = gate.getResult();
    if (problem) throw problem;
    const { language, isNoScript } = request.formRequest;
    const idempotencyKey = parseIdempotencyKey(request);
    const result = await receiveSubmission(
      {
        kind,
        language,
        body,
        idempotencyKey,
        isNoScript,
        requiresProof,
        countUnprovenAcknowledgement: () => rateLimits.countUnprovenAcknowledgement(request.ip),
      },
      options,
    );
    if (result.kind === 'unproven')
      throw createTooManyRequestsError(
        allowance.kind === 'proof-required' ? allowance.waitSeconds : uploadRetryAfterSeconds,
      );
    isStored = result.kind === 'received' && !result.isRepeated;
    return result;
  } finally {
    if (body.upload) await discardUpload(body.upload.path);
    await gate.close(isStored);
  }
}

interface GateResult {
  requiresProof?: boolean;
  /** Error of the request, thrown after its body, so that a page keeps the typed values. */
  problem?: ProblemError;
}

/**
 * Decides on the file of a request when it begins, because everything before it costs little. A file that needs a proof
 * of work and has none is discarded; the whole request is then answered with a challenge.
 */
function createUploadGate(request: FastifyRequest, { allowance, uploadSlots, options }: ReadOptions) {
  const abort = new AbortController();
  let slot: UploadSlot | undefined;
  let refundRoom: (() => Promise<void>) | undefined;
  let result: GateResult = {};
  const receiver: FileReceiver = {
    signal: abort.signal,
    accept: async (fields) => {
      try {
        const { 'content-length': length } = request.headers;
        await options.uploadRoom.check(request.ip, Number(length ?? 0));
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        result = { problem: error };
        return undefined;
      }
      const isProven = (await options.proofOfWork.verifySolution(toText(fields[proofField]))) !== undefined;
      const acquired =
        allowance.kind === 'proof-required' && !isProven
          ? 'all-used'
          : uploadSlots.acquire({
              address: request.ip,
              isProven,
              onEvicted: (error) => abort.abort(error),
            });
      if (typeof acquired === 'string') {
        result =
          acquired === 'all-used' && !isProven
            ? { requiresProof: true }
            : { problem: createTooManyRequestsError(uploadRetryAfterSeconds) };
        return undefined;
      }
      slot = acquired;
      return async (file) => {
        const attachment = await options.uploads.receive(file, {
          onBytes: acquired.countBytes,
          signal: abort.signal,
        });
        try {
          refundRoom = await options.uploadRoom.count(request.ip, attachment.size);
        } catch (error) {
          await discardUpload(attachment.path);
          throw error;
        }
        return attachment;
      };
    },
  };
  return {
    receiver,
    getResult: () => result,
    /** Releases the slot. @param isStored keeps the file counted in the quota of its network. */
    close: async (isStored: boolean) => {
      slot?.release();
      if (!isStored) await refundRoom?.();
    },
  };
}

/** @throws ProblemError for every result but a received submission. */
function sendResult(
  request: FastifyRequest,
  reply: FastifyReply,
  result: Exclude<ReceiveResult, { kind: 'unproven' }>,
  options: FormRouteOptions,
): FastifyReply {
  switch (result.kind) {
    case 'received':
      request.log.info({ reference: result.id, outcome: toOutcome(result) }, 'Submission received');
      return sendCreated(request, reply, result.id, options);
    case 'refused':
      throw new ProblemError(result.status, 'Some fields are not right: see errors.', {
        fieldErrors: result.errors,
      });
    case 'conflict':
      throw new ProblemError(409, 'Something else has been sent under this Idempotency-Key. Use a new key.');
    case 'challenged':
      throw new ProblemError(403, 'Solve the challenge, and send the same again with the solution.', {
        type: '/problems/proof-of-work',
        extension: { challenge: result.challenge },
      });
  }
}

function toOutcome(result: ReceiveResult): SubmissionOutcome {
  switch (result.kind) {
    case 'received':
      return result.isRepeated ? 'repeated' : result.status;
    case 'challenged':
      return 'challenged';
    default:
      return 'refused';
  }
}

const toFormRequest = (form: FormKind, request: FastifyRequest, body: FormBody): FormRequest => ({
  form,
  language: detectLanguage(request, body.fields.language),
  isNoScript: isNoScriptRequest(request),
  values: pickTextFields(body),
});

const createPayloadTooLargeError = (kind: FormKind): ProblemError =>
  new ProblemError(
    413,
    'The request is too large.',
    kind === 'application' ? { fieldErrors: { [fileField]: 'errors.fileSize' } } : {},
  );

/** Recognises a form that the browser itself posts: its response must be a page. */
const isNoScriptRequest = ({ headers }: FastifyRequest): boolean =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(headers['content-type'] ?? '') &&
  !/^application\/(?:[\w.-]+\+)?json/i.test(headers.accept ?? '');

/** Returns the form's language, else the first supported one of the browser's. */
function detectLanguage({ headers }: FastifyRequest, formLanguage?: unknown): Language {
  if (isLanguage(formLanguage)) return formLanguage;
  const accepted = (headers['accept-language'] ?? '')
    .split(',')
    .map((tag) => parseLanguageTag(tag.split(';')[0]?.trim()));
  return accepted.find((language) => language !== undefined) ?? defaultLanguage;
}

const pickTextFields = ({ fields }: FormBody): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

/**
 * Parses the header of https://www.ietf.org/archive/id/draft-ietf-httpapi-idempotency-key-header-07.html
 * @throws ProblemError 400.
 */
function parseIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new ProblemError(400, 'Idempotency-Key must be 1 to 255 visible ASCII characters.');
}
