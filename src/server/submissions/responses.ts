/** What a request to the API is answered: JSON to programs, pages to browsers without script. */
import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormResult } from '#content/page-data.ts';
import type { ErrorKey } from '#forms/schemas/errors.ts';
import type { FormKind } from '#forms/schemas/forms.ts';
import type { Language } from '#i18n/languages.ts';
import type { FormResultPages } from '../site/form-result-pages.ts';
import type { Strings } from '../strings.ts';
import type { ProblemError } from './problem.ts';

/** What is known of a form when its request is answered. */
export interface FormRequest {
  form: FormKind;
  language: Language;
  /** Whether a browser without script waits for a page. */
  isNoScript: boolean;
  /** What was typed, to be shown again. */
  values: Record<string, string>;
}

export interface ResponseDeps {
  strings: Strings;
  /** Without them every answer is JSON. */
  pages?: FormResultPages | undefined;
}

/** Says that a submission is stored. */
export function sendCreated(
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  { pages }: ResponseDeps,
): FastifyReply {
  const { formRequest: asked } = request;
  if (!asked?.isNoScript || !pages) return reply.code(201).send({ id });
  const page = pages.findFormPage(asked.form, asked.language, request.headers.referer);
  return reply.redirect(pages.buildConfirmationUrl(page, { form: asked.form, reference: id }), 303);
}

/** Says why it is not. A page keeps what was typed. */
export async function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemError,
  means: ResponseDeps,
): Promise<FastifyReply> {
  const { formRequest: asked } = request;
  reply.code(problem.status).headers(problem.headers);
  const answer = asked?.isNoScript ? toFormResult(problem, asked) : undefined;
  if (asked && answer && means.pages) {
    const page = means.pages.findFormPage(asked.form, asked.language, request.headers.referer);
    const html = await means.pages.render(page, answer).catch((error: unknown) => {
      request.log.error({ err: error }, 'The page of an answer could not be rendered');
      return undefined;
    });
    if (html !== undefined) return reply.headers(means.pages.getHeaders(page)).send(html);
  }
  return reply
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(buildProblemJson(problem, request.id, asked?.language ?? 'en', means.strings)));
}

function toFormResult(problem: ProblemError, { form, values }: FormRequest): FormResult {
  if (problem.fieldErrors) return { form, kind: 'refused', values, errors: problem.fieldErrors };
  const wait = Number(problem.headers['retry-after']) || undefined;
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
