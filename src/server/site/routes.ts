/** Pages, files and redirects of one build. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormResultPages, GetContentSecurityPolicy } from './form-result-pages.ts';
import type { ServeManifest } from './serve-manifest.ts';
import { createUrlResolver, splitUrl, appendQuery } from './url-resolver.ts';

const immutable = /^\/static\/(?:css|fonts|js|media)\//;
const revalidated = /^\/static\//;

function cacheControl(path: string): string {
  if (immutable.test(path)) return 'public, max-age=31536000, immutable';
  return revalidated.test(path) ? 'no-cache' : 'public, max-age=600';
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** Only what would have succeeded can be unmodified or partial; the file sender does not know of the status. */
const conditionalHeaders = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
  'range',
];

/**
 * Adds the routes of the site to a server that can send files of the build (`reply.sendFile`).
 * @param root folder of the build.
 */
export function addSiteRoutes(
  app: FastifyInstance,
  root: string,
  manifest: ServeManifest,
  answerPages: FormResultPages,
  policyOf: GetContentSecurityPolicy,
): void {
  const resolve = createUrlResolver(manifest);

  const sendNotFound = (request: FastifyRequest, reply: FastifyReply) => {
    for (const name of conditionalHeaders) delete request.raw.headers[name];
    const { language } = resolve(request.raw.url ?? '/');
    return reply
      .code(404)
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': policyOf(manifest.notFound[language]),
      })
      .sendFile(manifest.notFound[language], { acceptRanges: false, etag: false, lastModified: false });
  };

  /** A file of the build, in the spelling it has there. */
  const findFile = async (path: string): Promise<string | undefined> => {
    for (const candidate of [path, path.toLowerCase()])
      if (await isFile(join(root, candidate))) return candidate;
    return undefined;
  };

  const redirect = (reply: FastifyReply, to: string) =>
    reply.header('cache-control', 'public, max-age=600').redirect(to, 301);

  /** The page as a form's confirmation; one that cannot be rendered is shown as it is. */
  const confirm = async (request: FastifyRequest, path: string, query: string) => {
    const answer = answerPages.parseConfirmationUrl(path, query);
    return (
      answer &&
      answerPages.render(path, answer).catch((error: unknown) => {
        request.log.error({ err: error }, 'The page of a confirmation could not be rendered');
        return undefined;
      })
    );
  };

  const sendConfirmation = (reply: FastifyReply, path: string, html: string) =>
    reply
      .headers({
        ...answerPages.getHeaders(path),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      .send(html);

  app.setNotFoundHandler(sendNotFound);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const url = request.raw.url ?? '/';
      const { path, query } = splitUrl(url);
      const { resolution } = resolve(url);
      if (resolution.kind === 'page' && (await isFile(join(root, resolution.file)))) {
        const confirmation = await confirm(request, resolution.path, query);
        if (confirmation !== undefined) return sendConfirmation(reply, resolution.path, confirmation);
        return reply
          .headers({ 'cache-control': 'no-cache', 'content-security-policy': policyOf(resolution.file) })
          .sendFile(resolution.file);
      }
      if (resolution.kind === 'redirect') return redirect(reply, resolution.to);

      const file = resolution.kind === 'file' ? await findFile(resolution.path) : undefined;
      if (file === undefined) return sendNotFound(request, reply);
      if (encodeURI(file) !== path) return redirect(reply, appendQuery(file, query));
      return reply.header('cache-control', cacheControl(file)).sendFile(file);
    },
  });

  app.route({
    method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url: '/*',
    // Answered before the body is read: one that cannot be parsed is no other case.
    onRequest: async (request, reply) => {
      const { path } = splitUrl(request.raw.url ?? '/');
      const { resolution } = resolve(path);
      const known =
        app.hasRoute({ method: 'GET', url: path }) ||
        (resolution.kind === 'file' ? await findFile(resolution.path) : resolution.kind !== 'unknown');
      if (!known) return sendNotFound(request, reply);
      return reply
        .code(405)
        .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('This address is for reading only.');
    },
    handler: sendNotFound,
  });
}
