/** What answers in development: loaded when the server listens already. */
import type { ViteDevServer } from 'vite';
import type { Environment } from '#config/environment.ts';
import { watchContent } from './content-watcher.ts';
import type { DevApi } from './dev-api.ts';
import { createDevPages } from './dev-pages.ts';
import { DevSite } from './dev-site.ts';
import { type DevResponse, createUrlHandler } from './middleware.ts';

export interface DevServer {
  site: DevSite;
  handleUrl: (url: string) => Promise<DevResponse | undefined>;
  /** Loaded after what answers for pages; rejects with EnvironmentError where a channel is configured by half. */
  api: Promise<DevApi>;
  /** Lets what is under way finish. */
  close: () => Promise<void>;
}

/**
 * Reads the content, and begins to watch it.
 * @throws when the folder cannot be read.
 */
export async function startDevServer(server: ViteDevServer, options: Environment): Promise<DevServer> {
  const site = await DevSite.open(options);
  const pages = createDevPages(server, site);
  const changes = watchContent(server, site, pages);
  const api = pages.warmUp().then(async () => {
    const { createDevApi } = await import('./dev-api.ts');
    return createDevApi(options, site, pages);
  });
  return {
    site,
    api,
    handleUrl: createUrlHandler(site, pages, changes.saw),
    async close() {
      await Promise.all([changes.close(), api.then(({ close }) => close())]);
    },
  };
}
