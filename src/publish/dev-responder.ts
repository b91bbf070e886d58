/** What the development server answers that Vite does not: pages, records, strings and pictures. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { notFoundSlug } from '#content/addresses.ts';
import type { Entry } from '#content/manifest.ts';
import { recordPath } from '#content/record.ts';
import { headScript } from '#i18n/head-script.ts';
import { isLanguage, splitLanguage } from '#i18n/languages.ts';
import { createCompiler } from '../pipeline/mdx.ts';
import type { Renderer } from './bundle.ts';
import type { DevSite } from './dev-plugin.ts';
import { documentUrl } from './document-plugin.ts';
import { pageHtml } from './html.ts';
import { recordOf } from './record.ts';
import { sourceRoot } from './vite-config.ts';

export interface Answer {
  status: number;
  type: string;
  body: string | Uint8Array;
}

const mediaTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

export function createDevResponder(
  server: ViteDevServer,
  site: DevSite,
): (url: URL) => Promise<Answer | undefined> {
  return async ({ pathname }) => {
    if (pathname.startsWith('/static/media/')) return picture(site, pathname);
    if (pathname.startsWith('/static/locales/')) return strings(site, pathname);
    if (pathname.startsWith('/static/records/')) {
      const entry = site.content.manifest.entries.find(({ path }) => recordPath(path) === pathname);
      return entry
        ? json(await recordIn(site, entry))
        : { status: 404, type: 'text/plain', body: 'No such page' };
    }
    if (path.extname(pathname)) return undefined;
    const entry = site.content.manifest.entries.find(({ path }) => path === pathname);
    const shown = entry ?? notFoundIn(site, pathname);
    if (!shown) return undefined;
    return { status: entry ? 200 : 404, type: 'text/html', body: await page(server, site, shown, pathname) };
  };
}

const json = (value: unknown): Answer => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(value),
});

function notFoundIn(site: DevSite, pathname: string): Entry | undefined {
  const { language } = splitLanguage(pathname);
  return site.content.manifest.entries.find(
    (entry) => entry.slug === notFoundSlug && entry.language === language,
  );
}

const recordIn = (site: DevSite, entry: Entry) =>
  recordOf(entry, documentUrl(site.content.documents.get(entry.file), entry), {
    ...site.content,
    pictureOf: site.media.pictureOf,
    build: 'development',
  });

async function page(server: ViteDevServer, site: DevSite, entry: Entry, pathname: string): Promise<string> {
  const renderer = (await server.ssrLoadModule('/app/server.tsx')) as Renderer;
  const document = site.content.documents.get(entry.file);
  const body = await createCompiler(site.media.pictureOf)(document?.body ?? '', entry.file);
  const record = await recordIn(site, entry);
  const i18n = renderer.createI18n(entry.language, site.content.strings[entry.language]);
  const read = (file: string) => readFile(path.join(sourceRoot, file), 'utf8');
  const html = pageHtml(await read('index.html'), {
    language: entry.language,
    direction: i18n.dir(entry.language),
    head: renderer.headOf(record),
    scripts: [headScript()],
    inlineStyles: [],
    boot: '/app/boot.ts',
    styles: stylesOf(server),
    loadingScreen: '',
    app: await renderer.renderPage(record, body, i18n),
    record,
  });
  return server.transformIndexHtml(pathname, html);
}

/** The styles that the rendered modules import, as sheets: Vite's own arrive with the script, after the first paint. */
function stylesOf(server: ViteDevServer): string[] {
  const urls = [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) =>
    /\.css$/.test(url),
  );
  return ['/ui/styles/site.css', ...urls].map((url) => `${url}?direct`);
}

async function picture(site: DevSite, pathname: string): Promise<Answer | undefined> {
  const file = (await site.media.files()).find(({ path }) => `/${path.replace(/^\//, '')}` === pathname);
  return (
    file && {
      status: 200,
      type: mediaTypes[path.extname(pathname)] ?? 'application/octet-stream',
      body: file.bytes,
    }
  );
}

function strings(site: DevSite, pathname: string): Answer | undefined {
  const [, language, namespace = ''] = /^\/static\/locales\/(\w+)\/([\w-]+)\.json$/.exec(pathname) ?? [];
  const found = isLanguage(language) ? site.content.strings[language][namespace] : undefined;
  return found && json(found);
}
