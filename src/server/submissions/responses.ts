/** Responses of the API: JSON for clients, pages for browsers without script. */
import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormResult } from '#content/page-data.ts';
import type { ErrorKey } from '#forms/schemas/errors.ts';
import type { FormKind } from '#forms/schemas/forms.ts';
import type { Language } from '#i18n/languages.ts';
import type { FormResultPages } from '../site/form-result-pages.ts';
import type { Strings } from '../strings.ts';
import { noRoomProblemType, type ProblemError } from './problem.ts';

/** The parts of a form's request that its response depends on. */
export interface FormRequest {
  form: FormKind;
  language: Language;
  /** The browser runs no script and expects a page. */
  isNoScript: boolean;
  /** Text fields, shown again on the page. */
  values: Record<string, string>;
}

export interface ResponseDeps {
  strings: Strings;
  /** Without them every response is JSON. */
  resultPages?: FormResultPages | undefined;
}

/** Confirms that a submission is stored: 201, or 303 to the confirmation page. */
export function sendCreated(
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  { resultPages }: ResponseDeps,
): FastifyReply {
  const { formRequest } = request;
  if (!formRequest?.isNoScript || !resultPages) return reply.code(201).send({ id });
  const page = resultPages.findFormPage(formRequest.form, formRequest.language, request.headers.referer);
  return reply.redirect(
    resultPages.buildConfirmationUrl(page, { form: formRequest.form, reference: id }),
    303,
  );
}

/** Responds to a failed request. A page keeps the values that were typed. */
export async function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemError,
  { resultPages, strings }: ResponseDeps,
): Promise<FastifyReply> {
  const { formRequest } = request;
  reply.code(problem.status).headers(problem.headers);
  const result = formRequest?.isNoScript ? toFormResult(problem, formRequest) : undefined;
  if (formRequest && result && resultPages) {
    const page = resultPages.findFormPage(formRequest.form, formRequest.language, request.headers.referer);
    const rendered = await resultPages.render(page, result).catch((error: unknown) => {
      request.log.error({ err: error }, 'A form result page could not be rendered');
      return undefined;
    });
    if (rendered) return reply.headers(rendered.headers).send(rendered.html);
  }
  return reply
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(buildProblemJson(problem, request.id, formRequest?.language ?? 'en', strings)));
}

function toFormResult(problem: ProblemError, { form, values }: FormRequest): FormResult {
  if (problem.fieldErrors) return { form, kind: 'refused', values, errors: problem.fieldErrors };
  const wait = Number(problem.headers['retry-after']) || undefined;
  if (problem.type === noRoomProblemType) return { form, kind: 'failed', reason: 'files', wait, values };
  switch (problem.status) {
    case 429:
      return { form, kind: 'failed', reason: 'busy', wait, values };
    case 503:
      return { form, kind: 'failed', reason: 'unavailable', wait, values };
    default:
      return { form, kind: 'failed', reason: 'unexpected', values };
  }
}

function buildProblemJson(
  problem: ProblemError,
  requestId: string,
  language: Language,
  strings: Strings,
): object {
  const { fieldErrors } = problem;
  return {
    type: problem.type,
    title: STATUS_CODES[problem.status],
    status: problem.status,
    detail: problem.message,
    instance: `urn:uuid:${requestId}`,
    ...(fieldErrors && {
      errors: Object.entries(fieldErrors).map(([field, key]) => ({
        field,
        code: key.replace(/^errors\./, ''),
        message: translateError(key, language, strings),
      })),
    }),
    ...problem.extension,
  };
}

const translateError = (key: ErrorKey, language: Language, strings: Strings): string =>
  strings[language].t(key, { ns: 'forms' });
