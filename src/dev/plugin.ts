/**
 * Vite plugin of the site. The server listens at once; the content and the modules that serve it are loaded while the first
 * request is on its way.
 */
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { Environment } from '#config/environment.ts';
import type { DevServer } from './dev-server.ts';
import type { DevSite } from './dev-site.ts';
import type { Workspace } from './workspace/workspace.ts';

export interface DevPlugin {
  plugin: Plugin;
  /** Resolves when the content is loaded. */
  site: Promise<DevSite>;
  /**
   * Loads the content, and answers the requests received so far.
   * @throws Error when the folder is unreadable, and EnvironmentError when a delivery channel is configured incompletely.
   */
  start: () => Promise<void>;
}

/** Creates the plugin. It reads nothing until it is started. */
export function createDevPlugin(options: Environment): DevPlugin {
  const { promise: started, resolve, reject } = Promise.withResolvers<DevServer>();
  const site = started.then((devServer) => devServer.site);
  // The caller of start receives the error.
  site.catch(() => undefined);
  const isContent = (file: string) => file.startsWith(options.contentDir + path.sep);
  let server: ViteDevServer | undefined;
  const plugin: Plugin = {
    name: 'content',
    // The browser learns of a saved document from the content watcher. Vite would reload the page.
    hotUpdate: ({ file }) => (isContent(file) ? [] : undefined),
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/dev/findings-panel.ts' },
        injectTo: 'body',
      },
    ],
    configureServer(viteServer) {
      server = viteServer;
      viteServer.middlewares.use(
        forwardErrors(async (request, response, next) => {
          if (!isApiUrl(request.url ?? '')) return next();
          const { api } = await started;
          await (await api).handle(request, response);
        }),
      );
      let workspace: Promise<Workspace> | undefined;
      viteServer.middlewares.use(
        forwardErrors(async (request, response, next) => {
          if (!/^\/__content(?:[/?]|$)/.test(request.url ?? '')) return next();
          workspace ??= import('./workspace/workspace.ts').then(({ openWorkspace }) =>
            openWorkspace(options.contentDir),
          );
          await (await workspace).handle(request, response);
        }),
      );
      return () =>
        viteServer.middlewares.use(
          forwardErrors(async (request, response, next) =>
            (await started).pageMiddleware(request, response, next),
          ),
        );
    },
    // Vite calls closeBundle once per environment.
    async closeBundle() {
      if (server) await (await started.catch(() => undefined))?.close();
      server = undefined;
    },
  };
  return {
    plugin,
    site,
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

const isApiUrl = (url: string): boolean => /^\/(?:api\/|(?:healthz|readyz)(?:\?|$))/.test(url);

/** Wraps an asynchronous middleware, so that its errors reach Vite's error page. */
const forwardErrors =
  (middleware: (...args: Parameters<Connect.NextHandleFunction>) => unknown): Connect.NextHandleFunction =>
  async (request, response, next) => {
    try {
      await middleware(request, response, next);
    } catch (error) {
      next(error);
    }
  };
