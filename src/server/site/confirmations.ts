/** Answers requests for pages that confirm a submission to a browser without script. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormResultPages } from './form-result-pages.ts';

/** Renders a confirmation; undefined for other URLs, and if it cannot be rendered, so that the page itself is sent. */
export async function renderConfirmation(
  resultPages: FormResultPages,
  request: FastifyRequest,
  path: string,
  query: string,
): Promise<string | undefined> {
  const result = resultPages.parseConfirmationUrl(path, query);
  return (
    result &&
    resultPages.render(path, result).catch((error: unknown) => {
      request.log.error({ err: error }, 'A confirmation page could not be rendered');
      return undefined;
    })
  );
}

export const sendConfirmation = (
  resultPages: FormResultPages,
  reply: FastifyReply,
  path: string,
  html: string,
): FastifyReply =>
  reply
    .headers({
      ...resultPages.getHeaders(path),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .send(html);
