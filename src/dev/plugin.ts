/**
 * The site in development. The server listens at once; the content is read, and everything that answers for it loaded,
 * while the first request is on its way.
 */
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { Environment } from '#config/environment.ts';
import type { DevServer } from './dev-server.ts';
import type { DevResponse } from './middleware.ts';

export interface DevPlugin {
  plugin: Plugin;
  /** Once it is loaded. */
  started: Promise<DevServer>;
  /**
   * Reads the content, and answers what has been asked for so far.
   * @throws when the folder cannot be read, and EnvironmentError where a channel is configured by half.
   */
  start: () => Promise<void>;
}

/** Makes the plugin; it reads nothing until it is started. */
export function createDevPlugin(options: Environment): DevPlugin {
  const { promise: started, resolve, reject } = Promise.withResolvers<DevServer>();
  // Who starts it hears of it.
  started.catch(() => undefined);
  const isContent = (file: string) => file.startsWith(options.contentDir + path.sep);
  let server: ViteDevServer | undefined;
  const plugin: Plugin = {
    name: 'content',
    // A saved document reaches the page through its record: Vite on its own would load the whole page anew.
    hotUpdate: ({ file }) => (isContent(file) ? [] : undefined),
    configureServer(created) {
      server = created;
      created.middlewares.use(async (request, response, next) => {
        try {
          if (!isOfApi(request.url ?? '')) return next();
          const { api } = await started;
          await (await api).handle(request, response);
        } catch (error) {
          next(error);
        }
      });
      return () => created.middlewares.use(answer(created, async (url) => (await started).handleUrl(url)));
    },
    // Once for each of Vite's environments.
    async closeBundle() {
      if (server) await (await started.catch(() => undefined))?.close();
      server = undefined;
    },
  };
  return {
    plugin,
    started,
    async start() {
      try {
        const { startDevServer } = await import('./dev-server.ts');
        const devServer = await startDevServer(server as ViteDevServer, options);
        resolve(devServer);
        await devServer.api;
      } catch (error) {
        reject(error);
        throw error;
      }
    },
  };
}

const isOfApi = (url: string): boolean => /^\/(?:api\/|(?:healthz|readyz)(?:\?|$))/.test(url);

function answer(
  server: ViteDevServer,
  respond: (url: string) => Promise<DevResponse | undefined>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const found = await respond(request.originalUrl ?? '/');
      if (!found) return next();
      send(found, response);
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  };
}

function send({ status, type, location, body }: DevResponse, response: ServerResponse): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    ...(location && { location }),
  });
  response.end(body);
}
