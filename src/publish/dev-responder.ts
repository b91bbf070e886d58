/** What the development server answers that Vite does not: pages, records, strings, pictures and feeds. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { notFoundSlug } from '#content/addresses.ts';
import { type Entry, isDocument, isListed } from '#content/manifest.ts';
import { recordPath } from '#content/record.ts';
import { headScript } from '#i18n/head-script.ts';
import { isLanguage, type Language, languages } from '#i18n/languages.ts';
import { createI18n } from '#i18n/server.ts';
import { createCompiler } from '../pipeline/mdx.ts';
import { createResolver } from '../server/resolve.ts';
import type { Renderer } from './bundle.ts';
import type { DevSite } from './dev-plugin.ts';
import { documentUrl } from './document-plugin.ts';
import { feed, feedFile } from './feed.ts';
import { pageHtml } from './html.ts';
import { textOf } from './pages.ts';
import { recordOf } from './record.ts';
import { robots, sitemap } from './sitemap.ts';
import { sourceRoot } from './vite-config.ts';
import { webManifest } from './web-manifest.ts';

export interface Answer {
  status: number;
  type: string;
  body?: string | Uint8Array;
  location?: string;
}

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** @returns a function from an address, as it was asked for, to the answer; undefined leaves it to Vite. */
export function createDevResponder(
  server: ViteDevServer,
  site: DevSite,
): (url: string) => Promise<Answer | undefined> {
  const compile = createCompiler((src) => site.media.pictureOf(src));

  return async (url) => {
    const { entries, redirects } = site.content.manifest;
    const pages = Object.fromEntries(entries.filter(isListed).map(({ path }) => [path, path]));
    const { language, resolution } = createResolver({ pages, redirects })(url);
    switch (resolution.kind) {
      case 'redirect':
        return { status: 301, type: 'text/plain', location: resolution.to };
      case 'page':
        return page(
          200,
          entries.find(({ path }) => path === resolution.file),
        );
      case 'file':
        return (
          (await built(site, resolution.path)) ??
          (path.extname(resolution.path) ? undefined : unknown(language))
        );
      case 'unknown':
        return unknown(language);
    }
  };

  function unknown(language: Language): Promise<Answer | undefined> {
    const isOwn = (entry: Entry) => entry.slug === notFoundSlug && entry.language === language;
    return page(404, site.content.manifest.entries.find(isOwn));
  }

  async function page(status: number, entry: Entry | undefined): Promise<Answer | undefined> {
    if (!entry) return undefined;
    const renderer = (await server.ssrLoadModule('/app/server.tsx')) as Renderer;
    const record = await recordIn(site, entry);
    const i18n = renderer.createI18n(entry.language, site.content.strings[entry.language]);
    const body = isDocument(entry) ? await compile(textOf(site.content, entry), entry.file) : undefined;
    const html = pageHtml(await readFile(path.join(sourceRoot, 'index.html'), 'utf8'), {
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
    return { status, type: 'text/html', body: await server.transformIndexHtml(entry.path, html) };
  }
}

const recordIn = (site: DevSite, entry: Entry) => {
  const document = isDocument(entry) ? site.content.documents.get(entry.file) : undefined;
  return recordOf(entry, document && documentUrl(site.contentDir, document), {
    ...site.content,
    pictureOf: site.media.pictureOf,
    sharingPictureOf: site.media.sharingPictureOf,
    i18n: (language) => createI18n(language, site.content.strings[language]),
    build: 'development',
  });
};

/** Files that a build would write beside the pages. */
async function built(site: DevSite, pathname: string): Promise<Answer | undefined> {
  const { manifest, strings } = site.content;
  if (pathname.startsWith('/static/media/')) {
    const file = (await site.media.files()).find(({ path }) => `/${path}` === pathname);
    return (
      file && {
        status: 200,
        type: types[path.extname(pathname)] ?? 'application/octet-stream',
        body: file.bytes,
      }
    );
  }
  if (pathname.startsWith('/static/records/')) {
    const entry = manifest.entries.find(({ path }) => recordPath(path) === pathname);
    return entry
      ? json(await recordIn(site, entry))
      : { status: 404, type: 'text/plain', body: 'No such page' };
  }
  const [, language, namespace = ''] = /^\/static\/locales\/(\w+)\/([\w-]+)\.json$/.exec(pathname) ?? [];
  const resource = isLanguage(language) ? strings[language][namespace] : undefined;
  if (resource) return json(resource);
  const feedLanguage = languages.find((each) => pathname === `/${feedFile(each)}`);
  const xml = feedLanguage && feed(manifest, feedLanguage, site.siteUrl);
  if (xml) return { status: 200, type: 'application/rss+xml', body: xml };
  if (pathname === '/sitemap.xml')
    return { status: 200, type: 'application/xml', body: sitemap(manifest, site.siteUrl) };
  if (pathname === '/robots.txt') return { status: 200, type: 'text/plain', body: robots(site.siteUrl) };
  if (pathname === '/site.webmanifest')
    return { status: 200, type: 'application/manifest+json', body: webManifest() };
  return undefined;
}

const json = (value: unknown): Answer => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** The styles that the rendered modules import, as sheets: Vite's own arrive with the script, after the first paint. */
function stylesOf(server: ViteDevServer): string[] {
  const urls = [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) =>
    /\.css$/.test(url),
  );
  return ['/ui/styles/site.css', ...urls].map((url) => `${url}?direct`);
}
