/**
 * The site in development: pages rendered when asked for, from content read anew when a file is saved. The stages are
 * those of the build; a finding shows in Vite's overlay, and goes when it is mended.
 */
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { type Content, loadContent } from '../pipeline/content.ts';
import { isError } from '../pipeline/finding.ts';
import { ContentMemory } from '../pipeline/memory.ts';
import type { Environment } from '../server/env.ts';
import { createDevApi, type DevApi } from './dev-api.ts';
import { overlayOf } from './dev-overlay.ts';
import { createDevPages } from './dev-pages.ts';
import { createDevResponder } from './dev-responder.ts';
import { createMedia, type Media } from './media.ts';
import { emitOwnIds } from './own-ids.ts';
import { projectRoot } from './project-root.ts';
import { siteModule } from './site-module.ts';

export interface DevSite {
  contentDir: string;
  siteUrl: string;
  content: Content;
  media: Media;
  siteSource: string;
}

/** Editors write a file in several steps; what comes within this many milliseconds is one change. */
const settleTime = 30;

/** Reads the content once, and gives the plugin that keeps it fresh and answers for it. */
export async function createDevSite(options: Environment): Promise<{ site: DevSite; plugin: Plugin }> {
  const memory = new ContentMemory();
  const load = async (): Promise<DevSite> => {
    const content = await loadContent(options.contentDir, { drafts: true, memory });
    await emitOwnIds(options.contentDir, content.manifest);
    return {
      contentDir: options.contentDir,
      siteUrl: options.siteUrl,
      content,
      media: createMedia(options.contentDir, path.join(projectRoot, '.cache/pictures')),
      siteSource: siteModule(content.manifest, options),
    };
  };
  const site = await load();

  const isContent = (file: string) => file.startsWith(`${options.contentDir}${path.sep}`);

  let api: DevApi | undefined;
  const plugin: Plugin = {
    name: 'content',
    // A saved document reaches the page through its record: Vite on its own would load the whole page anew.
    hotUpdate: ({ file }) => (isContent(file) ? [] : undefined),
    async configureServer(server) {
      const pages = createDevPages(server, site);
      api = await createDevApi(options, site, pages);
      server.middlewares.use(answerApi(api));
      server.watcher.add(options.contentDir);
      const tell = async () => server.ws.send(await overlayOf(options.contentDir, site.content.findings));
      let sent = site.siteSource;
      const refresh = async () => {
        Object.assign(site, await load());
        await tell();
        // Behind the overlay the page stays as it was when it was last right.
        if (site.content.findings.some(isError)) return;
        if (site.siteSource === sent) return server.ws.send('content:change', {});
        sent = site.siteSource;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      };
      // One after the other: a slower read of an older state must not win.
      let turn = Promise.resolve();
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, file) => {
        if (!isContent(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          // A file may be gone between listing and reading; the editor's next step brings another event.
          turn = turn.then(refresh).catch((error: unknown) => server.config.logger.error(String(error)));
        }, settleTime);
      });
      // A page that is opened while a finding stands shows it, too.
      server.ws.on('connection', () => {
        if (site.content.findings.some(isError)) void tell();
      });
      return () => server.middlewares.use(answer(server, createDevResponder(site, pages)));
    },
    // Once for each of Vite's environments.
    closeBundle: async () => {
      const open = api;
      api = undefined;
      await open?.close();
    },
  };
  return { site, plugin };
}

const answerApi =
  (api: DevApi): Connect.NextHandleFunction =>
  (request, response, next) => {
    api.answer(request, response).then((answered) => answered || next(), next);
  };

function answer(
  server: ViteDevServer,
  respond: ReturnType<typeof createDevResponder>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const found = await respond(request.originalUrl ?? '/');
      if (!found) return next();
      response.writeHead(found.status, {
        'content-type': found.type,
        'cache-control': 'no-store',
        ...(found.location && { location: found.location }),
      });
      response.end(found.body);
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  };
}
