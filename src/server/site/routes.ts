/** Routes of the site: pages, files and redirects of one build. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderConfirmation, sendConfirmation } from './confirmations.ts';
import type { FormResultPages, GetContentSecurityPolicy } from './form-result-pages.ts';
import { cacheControl, getCacheControl, redirectStatus } from './http-rules.ts';
import type { ServeManifest } from './serve-manifest.ts';
import { appendQuery, createUrlResolver, splitUrl } from './url-resolver.ts';

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );

/** Deleted before a 404 is sent: @fastify/static ignores the status and would respond with 304 or 206. */
const conditionalHeaders = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
  'range',
];

interface SiteOptions {
  /** Folder of the build. */
  outDir: string;
  manifest: ServeManifest;
  resultPages: FormResultPages;
  getContentSecurityPolicy: GetContentSecurityPolicy;
}

/** Adds the routes to a server that can send files of the build (`reply.sendFile`). */
export function addSiteRoutes(
  app: FastifyInstance,
  { outDir, manifest, resultPages, getContentSecurityPolicy }: SiteOptions,
): void {
  const resolve = createUrlResolver(manifest);

  const sendNotFound = (request: FastifyRequest, reply: FastifyReply) => {
    for (const name of conditionalHeaders) delete request.raw.headers[name];
    const { language } = resolve(request.raw.url ?? '/');
    return reply
      .code(404)
      .headers({
        'cache-control': cacheControl.revalidate,
        'content-security-policy': getContentSecurityPolicy(manifest.notFound[language]),
      })
      .sendFile(manifest.notFound[language], { acceptRanges: false, etag: false, lastModified: false });
  };

  /** Finds a file of the build by its path or its path in lower case. */
  const findFile = async (path: string): Promise<string | undefined> => {
    for (const candidate of [path, path.toLowerCase()])
      if (await isFile(join(outDir, candidate))) return candidate;
    return undefined;
  };

  const redirect = (reply: FastifyReply, to: string) =>
    reply.header('cache-control', cacheControl.short).redirect(to, redirectStatus);

  app.setNotFoundHandler(sendNotFound);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const url = request.raw.url ?? '/';
      const { path, query } = splitUrl(url);
      const { resolution } = resolve(url);
      if (resolution.kind === 'page' && (await isFile(join(outDir, resolution.file)))) {
        const confirmation = await renderConfirmation(resultPages, request, resolution.path, query);
        if (confirmation !== undefined)
          return sendConfirmation(resultPages, reply, resolution.path, confirmation);
        return reply
          .headers({
            'cache-control': cacheControl.revalidate,
            'content-security-policy': getContentSecurityPolicy(resolution.file),
          })
          .sendFile(resolution.file);
      }
      if (resolution.kind === 'redirect') return redirect(reply, resolution.to);

      const file = resolution.kind === 'file' ? await findFile(resolution.path) : undefined;
      if (file === undefined) return sendNotFound(request, reply);
      if (encodeURI(file) !== path) return redirect(reply, appendQuery(file, query));
      return reply.header('cache-control', getCacheControl(file)).sendFile(file);
    },
  });

  app.route({
    method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url: '/*',
    // Answered before the body is read, because a body that cannot be parsed makes no difference.
    onRequest: async (request, reply) => {
      const { path } = splitUrl(request.raw.url ?? '/');
      const { resolution } = resolve(path);
      const exists =
        app.hasRoute({ method: 'GET', url: path }) ||
        (resolution.kind === 'file' ? await findFile(resolution.path) : resolution.kind !== 'unknown');
      if (!exists) return sendNotFound(request, reply);
      return reply
        .code(405)
        .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('This address is for reading only.');
    },
    handler: sendNotFound,
  });
}
