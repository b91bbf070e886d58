/** Connects the parts of the development server. Loaded only after Vite listens. */
import type { Connect, ViteDevServer } from 'vite';
import type { Environment } from '#config/environment.ts';
import { watchContent } from './content-watcher.ts';
import type { DevApi } from './dev-api.ts';
import { createDevPages } from './dev-pages.ts';
import { DevSite } from './dev-site.ts';
import { FolderWatcher } from './folder-watcher.ts';
import { createPageMiddleware } from './middleware.ts';

export interface DevServer {
  site: DevSite;
  pageMiddleware: Connect.NextHandleFunction;
  /** Loaded after the page renderer. Rejects with EnvironmentError when a delivery channel is configured incompletely. */
  api: Promise<DevApi>;
  /** Waits for requests and deliveries in flight. */
  close: () => Promise<void>;
}

/**
 * Reads the content, and starts to watch it.
 * @throws Error when the folder is unreadable.
 */
export async function startDevServer(server: ViteDevServer, options: Environment): Promise<DevServer> {
  const folder = await FolderWatcher.open(options.contentDir);
  const site = await DevSite.open(options);
  const pages = createDevPages(server, site);
  const watcher = watchContent(server, site, folder);
  const api = pages.warmUp().then(async () => {
    const { createDevApi } = await import('./dev-api.ts');
    return createDevApi(options, site, pages);
  });
  return {
    site,
    api,
    pageMiddleware: createPageMiddleware(server, site, pages, watcher.onParsed),
    async close() {
      await Promise.all([watcher.close(), api.then(({ close }) => close())]);
    },
  };
}
