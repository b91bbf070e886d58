/** The server without its socket: a build goes in, answers come out. */
import { randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { handleClientError, rejectExpectation } from './client-errors.ts';
import { addHealth } from './health.ts';
import { createLog, type Log } from './log.ts';
import { buildContentSecurityPolicy, buildSecurityHeaders } from './security-headers.ts';
import { createFormResultPages } from './site/form-result-pages.ts';
import { addSiteRoutes } from './site/routes.ts';
import { readServeManifest } from './site/serve-manifest.ts';
import { splitUrl } from './site/url-resolver.ts';
import type { SubmissionService } from './submission-service.ts';
import { addApiRoutes } from './submissions/routes.ts';

export interface AppOptions {
  /** Folder of the build, absolute. */
  root: string;
  /** Origin of the published site; https turns on what only holds there. */
  siteUrl: string;
  /** Number of proxies in front whose forwarded address is believed. */
  trustProxy?: number;
  log?: Log;
  /** Receives what the forms send; without it there is no API. */
  submissionService?: SubmissionService;
  timeouts?: RequestTimeouts;
}

/** Milliseconds after which a request that has not come in full is given up. */
export interface RequestTimeouts {
  headers: number;
  request: number;
  /** Without a byte. */
  idle: number;
}

/** A phone on a slow line needs minutes for 10 MB, but not for its headers, and it does not stand still. */
const defaultTimeouts: RequestTimeouts = { headers: 15_000, request: 300_000, idle: 60_000 };

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
  log = createLog('warn'),
  submissionService: enquiries,
  timeouts = defaultTimeouts,
}: AppOptions): Promise<FastifyInstance> {
  const manifest = await readServeManifest(root);
  const { script, styles } = manifest.contentSecurityPolicy;
  const sources = { scripts: script, videos: manifest.videos, https: siteUrl.startsWith('https:') };
  const headers = buildSecurityHeaders({ ...sources, styles: [] });
  const policyOf = (file: string) => buildContentSecurityPolicy({ ...sources, styles: styles[file] ?? [] });
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Each answer is logged once, below.
    logController: new LogController({ disableRequestLogging: true }),
    // On a connection that is open, what comes while the server stops is still answered.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    // Node looks every 30 seconds unless it is told otherwise.
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: Math.ceil(timeouts.headers / 3) },
    clientErrorHandler: handleClientError(headers),
    trustProxy: (_address: string, hop: number) => hop < trustProxy,
    rewriteUrl: (request) => escapeStrayPercent(request.url ?? '/'),
  });

  app.server.on('checkExpectation', rejectExpectation(headers));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    const { statusCode: status, elapsedTime } = reply;
    enquiries?.metrics.observeRequest({ route, method, status, seconds: elapsedTime / 1000 });
    const level = route.startsWith('/api/') ? 'info' : 'debug';
    request.log[level]({ method, route, status, milliseconds: Math.round(elapsedTime) }, 'Request answered');
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
    (error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'A request failed');
      return reply
        .code(status)
        .headers(error.headers ?? {})
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(status >= 500 ? 'Something went wrong.' : error.message);
    },
  );

  addHealth(app, { build: manifest.build, check: enquiries?.checkStorage });

  const pages = createFormResultPages(root, manifest, policyOf);
  if (enquiries) await addApiRoutes(app, { ...enquiries.api, pages, siteUrl });
  addSiteRoutes(app, root, manifest, pages, policyOf);
  return app;
}
