/** Answers requests for pages that confirm a submission to a browser without script. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BuildFileError } from './build-files.ts';
import type { FormResultPages, RenderedPage } from './form-result-pages.ts';

/**
 * Renders a confirmation; undefined for other URLs, and if it cannot be rendered, so that the page itself is sent.
 * @throws BuildFileError when the files of the build went away, so that the next build can answer.
 */
export async function renderConfirmation(
  resultPages: FormResultPages,
  request: FastifyRequest,
  path: string,
  query: string,
): Promise<RenderedPage | undefined> {
  const result = resultPages.parseConfirmationUrl(path, query);
  return (
    result &&
    resultPages.render(path, result).catch((error: unknown) => {
      if (error instanceof BuildFileError) throw error;
      request.log.error({ err: error }, 'A confirmation page could not be rendered');
      return undefined;
    })
  );
}

export const sendConfirmation = (reply: FastifyReply, { html, headers }: RenderedPage): FastifyReply =>
  reply.headers({ ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).send(html);
