/** What a request to the API is answered: JSON to programs, pages to browsers without script. */
import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormAnswer } from '#content/page-data.ts';
import type { ErrorKey } from '#forms/schemas/errors.ts';
import type { FormKind } from '#forms/schemas/forms.ts';
import type { Language } from '#i18n/languages.ts';
import type { AnswerPages } from '../site/form-result-pages.ts';
import type { Strings } from '../strings.ts';
import type { Problem } from './problem.ts';

/** What is known of a form when its request is answered. */
export interface Asked {
  form: FormKind;
  language: Language;
  /** Whether a browser without script waits for a page. */
  plain: boolean;
  /** What was typed, to be shown again. */
  values: Record<string, string>;
}

export interface AnswerMeans {
  strings: Strings;
  /** Without them every answer is JSON. */
  pages?: AnswerPages | undefined;
}

/** Says that a submission is stored. */
export function sendReceived(
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  { pages }: AnswerMeans,
): FastifyReply {
  const { asked } = request;
  if (!asked?.plain || !pages) return reply.code(201).send({ id });
  const page = pages.pageOf(asked.form, asked.language, request.headers.referer);
  return reply.redirect(pages.confirmationUrl(page, { form: asked.form, reference: id }), 303);
}

/** Says why it is not. A page keeps what was typed. */
export async function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  means: AnswerMeans,
): Promise<FastifyReply> {
  const { asked } = request;
  reply.code(problem.status).headers(problem.headers);
  const answer = asked?.plain ? pageAnswer(problem, asked) : undefined;
  if (asked && answer && means.pages) {
    const page = means.pages.pageOf(asked.form, asked.language, request.headers.referer);
    const html = await means.pages.render(page, answer).catch((error: unknown) => {
      request.log.error({ err: error }, 'The page of an answer could not be rendered');
      return undefined;
    });
    if (html !== undefined) return reply.headers(means.pages.headersOf(page)).send(html);
  }
  return reply
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemJson(problem, request.id, asked?.language ?? 'en', means.strings)));
}

function pageAnswer(problem: Problem, { form, values }: Asked): FormAnswer {
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

function problemJson(problem: Problem, requestId: string, language: Language, strings: Strings): object {
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
        message: wordsOf(key, language, strings),
      })),
    }),
    ...problem.extension,
  };
}

const wordsOf = (key: ErrorKey, language: Language, strings: Strings): string =>
  strings[language].t(key, { ns: 'forms' });
