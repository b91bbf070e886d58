/** What the development server answers that Vite does not: pages, records, strings, pictures and feeds. */
import path from 'node:path';
import { buildRssFeed, getFeedPath } from '#build/site-files/rss-feed.ts';
import { buildRobotsTxt, buildSitemap } from '#build/site-files/sitemap.ts';
import { buildWebManifest } from '#build/site-files/web-manifest.ts';
import { type Entry, isDocument, isListed, type Manifest } from '#content/manifest.ts';
import { getPageDataPath } from '#content/page-data.ts';
import { notFoundSlug } from '#content/urls.ts';
import { isLanguage, type Language, languages } from '#i18n/languages.ts';
import type { Finding } from '#pipeline/finding.ts';
import { createUrlResolver, splitUrl } from '#server/site/url-resolver.ts';
import type { DevPages } from './dev-pages.ts';
import type { DevSite } from './dev-site.ts';

export interface DevResponse {
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

/**
 * @param saw hears what is wrong by itself in a document whose page is asked for.
 * @returns a function from an address, as it was asked for, to the answer; undefined leaves it to Vite.
 */
export function createUrlHandler(
  site: DevSite,
  pages: DevPages,
  saw: (file: string, findings: readonly Finding[]) => void,
): (url: string) => Promise<DevResponse | undefined> {
  let newest: { manifest: Manifest; resolve: ReturnType<typeof createUrlResolver> } | undefined;
  const resolve = (url: string) => {
    const { manifest } = site.content;
    if (newest?.manifest !== manifest) newest = { manifest, resolve: resolverOf(manifest) };
    return newest.resolve(url);
  };

  return async (url) => {
    const { language, resolution } = resolve(url);
    switch (resolution.kind) {
      case 'redirect':
        return { status: 301, type: 'text/plain', location: resolution.to };
      case 'page':
        return (await page(200, understood(resolution.path), splitUrl(url).query)) ?? unknown(language);
      case 'file':
        return (
          (await built(site, pages, resolution.path)) ??
          (path.extname(resolution.path) ? undefined : unknown(language))
        );
      case 'unknown':
        return unknown(language);
    }
  };

  /** The entry of an address; none where its document, parsed now, cannot be understood. */
  function understood(address: string): Entry | undefined {
    const find = () => site.content.manifest.entries.find(({ path }) => path === address);
    const entry = find();
    if (entry && isDocument(entry)) saw(entry.file, site.validate(entry.file));
    return find();
  }

  function unknown(language: Language): Promise<DevResponse | undefined> {
    const isOwn = (entry: Entry) => entry.slug === notFoundSlug && entry.language === language;
    return page(404, site.content.manifest.entries.find(isOwn));
  }

  async function page(status: number, entry: Entry | undefined, query = ''): Promise<DevResponse | undefined> {
    if (!entry) return undefined;
    const confirmation = query.includes('received')
      ? (await pages.getFormPages()).parseConfirmationUrl(entry.path, query)
      : undefined;
    return { status, type: 'text/html', body: await pages.renderHtml(entry, confirmation) };
  }
}

function resolverOf({ entries, redirects }: Manifest): ReturnType<typeof createUrlResolver> {
  const pages = Object.fromEntries(entries.filter(isListed).map(({ path }) => [path, path]));
  return createUrlResolver({ pages, redirects });
}

/** Files that a build would write beside the pages. */
async function built(site: DevSite, pages: DevPages, pathname: string): Promise<DevResponse | undefined> {
  const { manifest, strings } = site.content;
  if (pathname.startsWith('/static/media/')) {
    const file = (await site.imageBuilder.getFiles()).find(({ path }) => `/${path}` === pathname);
    return (
      file && {
        status: 200,
        type: types[path.extname(pathname)] ?? 'application/octet-stream',
        body: file.bytes,
      }
    );
  }
  if (pathname.startsWith('/static/records/')) {
    const entry = manifest.entries.find(({ path }) => getPageDataPath(path) === pathname);
    return entry
      ? json(await pages.getPageData(entry))
      : { status: 404, type: 'text/plain', body: 'No such page' };
  }
  const [, language, namespace = ''] = /^\/static\/locales\/(\w+)\/([\w-]+)\.json$/.exec(pathname) ?? [];
  const resource = isLanguage(language) ? strings[language][namespace] : undefined;
  if (resource) return json(resource);
  const feedLanguage = languages.find((each) => pathname === `/${getFeedPath(each)}`);
  const xml = feedLanguage && buildRssFeed(manifest, feedLanguage, site.siteUrl);
  if (xml) return { status: 200, type: 'application/rss+xml', body: xml };
  if (pathname === '/sitemap.xml')
    return { status: 200, type: 'application/xml', body: buildSitemap(manifest, site.siteUrl) };
  if (pathname === '/robots.txt') return { status: 200, type: 'text/plain', body: buildRobotsTxt(site.siteUrl) };
  if (pathname === '/site.webmanifest')
    return { status: 200, type: 'application/manifest+json', body: buildWebManifest() };
  return undefined;
}

const json = (value: unknown): DevResponse => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(value),
});
