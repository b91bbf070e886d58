/** The server without its socket: a build goes in, answers come out. */
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { splitUrl } from './resolve.ts';
import { securityHeaders } from './security.ts';
import { readServeManifest } from './serve-manifest.ts';
import { addSite } from './site.ts';

export interface AppOptions {
  /** Folder of the build, absolute. */
  root: string;
  /** Origin of the published site; https turns on what only holds there. */
  siteUrl: string;
  /** Number of proxies in front whose forwarded address is believed. */
  trustProxy?: number;
  /** Told of every error that is the server's own. */
  log?: (error: unknown) => void;
}

/** A percent sign that encodes nothing: a path that nobody has, not a fault of the server's. */
function escapeStrayPercent(url: string): string {
  const { path } = splitUrl(url);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/**
 * Creates the server of one build. It does not listen yet.
 * @throws BuildError where `root` holds no build.
 */
export async function createApp({
  root,
  siteUrl,
  trustProxy = 0,
  log = console.error,
}: AppOptions): Promise<FastifyInstance> {
  const manifest = await readServeManifest(root);
  const app = Fastify({
    trustProxy: (_address: string, hop: number) => hop < trustProxy,
    rewriteUrl: (request) => escapeStrayPercent(request.url ?? '/'),
  });

  const { script, style } = manifest.contentSecurityPolicy;
  const headers = securityHeaders({ scripts: script, styles: style, https: siteUrl.startsWith('https:') });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  // Every file is looked up by name below; as a route of its own, the folder would also answer to file names of pages.
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });

  app.setErrorHandler<Error & { statusCode?: number; headers?: Record<string, string> }>(
    (error, _request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) log(error);
      return reply
        .code(status)
        .headers(error.headers ?? {})
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(status >= 500 ? 'Something went wrong.' : error.message);
    },
  );

  const health = (url: string, body: object) =>
    app.get(url, (_request, reply) => reply.header('cache-control', 'no-store').send(body));
  health('/healthz', { status: 'up' });
  health('/readyz', { status: 'ready', build: manifest.build });

  addSite(app, root, manifest);
  return app;
}
