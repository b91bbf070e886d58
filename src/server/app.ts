/** The Fastify application, without its socket. */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Environment } from '#config/environment.ts';
import { createClientErrorHandler, createExpectationHandler } from './client-errors.ts';
import { addHealthRoutes } from './health.ts';
import { createLog, type Log } from './log.ts';
import { findProxyProblem } from './proxy-check.ts';
import type { ProxyProbes } from './proxy-probe.ts';
import { addApiOnlyRoutes, toApiResultPages } from './site/api-only.ts';
import { type CurrentBuild, followBuild } from './site/current-build.ts';
import { addSiteRoutes } from './site/routes.ts';
import { splitUrl } from './site/url-resolver.ts';
import type { SubmissionService } from './submission-service.ts';
import { addApiRoutes } from './submissions/routes.ts';

export interface AppOptions {
  /** Folder of the build, absolute. */
  outDir: string;
  /** Origin of the published site; https adds the headers that require it. */
  siteUrl: string;
  /** The build in `outDir`, if it is open already. The application closes it. */
  builds?: CurrentBuild;
  /** Number of proxies whose forwarded address is trusted. */
  trustProxy?: number;
  log?: Log;
  /** Handles the forms' submissions; without it there is no API. */
  submissionService?: SubmissionService;
  /** `api` leaves out pages and files. */
  serve?: Environment['serve'];
  /** Returns true after the signal to stop. */
  isStopping?: () => boolean;
  timeouts?: RequestTimeouts;
  /** Remembers how the requests of `npm run doctor` arrived. */
  proxyProbes?: ProxyProbes;
}

/** Milliseconds after which an incomplete request is aborted. */
export interface RequestTimeouts {
  headers: number;
  request: number;
  /** Since the last byte. */
  idle: number;
}

/** A phone on a slow connection needs minutes for 10 MB, but neither for the headers nor between two bytes. */
const defaultTimeouts: RequestTimeouts = { headers: 15_000, request: 300_000, idle: 60_000 };

/** Escapes a percent sign that encodes nothing, so that the path is answered with 404 instead of an error. */
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
 * Creates the application for the build in a folder, and those that take its place.
 * @throws BuildError when `outDir` has no build.
 */
export async function createApp({
  outDir,
  siteUrl,
  trustProxy = 0,
  log = createLog('warn'),
  submissionService,
  serve = 'all',
  isStopping,
  timeouts = defaultTimeouts,
  proxyProbes,
  builds: openBuilds,
}: AppOptions): Promise<FastifyInstance> {
  const builds = openBuilds ?? (await followBuild({ outDir, siteUrl, log }));
  const { headers } = builds.get();
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // The onResponse hook below logs each response once.
    logController: new LogController({ disableRequestLogging: true }),
    // Requests on open connections are still answered while the server stops.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    // Node's default interval of 30 s would be longer than the timeout.
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: Math.ceil(timeouts.headers / 3) },
    clientErrorHandler: createClientErrorHandler(headers),
    trustProxy: (_address: string, hop: number) => hop < trustProxy,
    rewriteUrl: (request) => escapeStrayPercent(request.url ?? '/'),
  });

  app.server.on('checkExpectation', createExpectationHandler(headers));
  let hasProxyWarning = false;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(builds.get().headers);
    proxyProbes?.record(request.headers);
    if (hasProxyWarning) return;
    const peer = request.socket.remoteAddress ?? '';
    const problem = findProxyProblem({ peer, headers: request.headers }, trustProxy);
    if (problem === undefined) return;
    hasProxyWarning = true;
    log.warn(problem);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    const { statusCode: status, elapsedTime } = reply;
    submissionService?.metrics.observeRequest({ route, method, status, seconds: elapsedTime / 1000 });
    const level = route.startsWith('/api/') ? 'info' : 'debug';
    request.log[level]({ method, route, status, milliseconds: Math.round(elapsedTime) }, 'Request answered');
  });
  app.addHook('onClose', async () => builds.close());

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

  addHealthRoutes(app, {
    getBuildId: () => builds.get().manifest.build,
    checkBuild: builds.check,
    checkStorage: submissionService?.checkStorage,
    isStopping,
  });

  const resultPages = serve === 'api' ? toApiResultPages(builds.resultPages) : builds.resultPages;
  if (serve === 'api') addApiOnlyRoutes(app, resultPages);
  if (submissionService) await addApiRoutes(app, { ...submissionService.api, resultPages, siteUrl });
  if (serve === 'all') addSiteRoutes(app, builds);
  return app;
}
