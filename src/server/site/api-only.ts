/**
 * The site of a server with `SERVE=api`: another web server or a CDN has the pages and files and forwards only `/api/`,
 * `/healthz` and `/readyz`. Confirmations for browsers without script are therefore below `/api/`.
 */
import type { FastifyInstance } from 'fastify';
import { renderConfirmation, sendConfirmation } from './confirmations.ts';
import type { FormResultPages } from './form-result-pages.ts';
import { splitUrl } from './url-resolver.ts';

const confirmationPrefix = '/api/confirmation';

/** Moves the URLs of confirmations below `/api/`. */
export const toApiResultPages = (pages: FormResultPages): FormResultPages => ({
  ...pages,
  buildConfirmationUrl: (path, received) =>
    `${confirmationPrefix}${pages.buildConfirmationUrl(path, received)}`,
});

/** Adds the confirmations. Every other path that has no route is answered with 404. */
export function addApiOnlyRoutes(app: FastifyInstance, resultPages: FormResultPages): void {
  app.get(`${confirmationPrefix}/*`, async (request, reply) => {
    const { path, query } = splitUrl(request.raw.url ?? '/');
    const pagePath = decodeURI(path.slice(confirmationPrefix.length));
    const confirmation = await renderConfirmation(resultPages, request, pagePath, query);
    if (confirmation) return sendConfirmation(reply, confirmation);
    return reply.callNotFound();
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('This server has the API only: SERVE=api.\n'),
  );
}
