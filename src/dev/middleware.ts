/** Serves what Vite does not: pages, strings, images, feeds and the other files of a build. */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import mime from 'mime';
import type { Connect, ViteDevServer } from 'vite';
import { buildRssFeed, getFeedPath } from '#build/site-files/rss-feed.ts';
import { buildRobotsTxt, buildSitemap } from '#build/site-files/sitemap.ts';
import { buildWebManifest } from '#build/site-files/web-manifest.ts';
import { filesPrefix } from '#content/files.ts';
import { type Entry, isDocument, isListed, type Manifest } from '#content/manifest.ts';
import { notFoundSlug } from '#content/urls.ts';
import { isLanguage, type Language, languages } from '#i18n/languages.ts';
import type { Finding } from '#pipeline/finding.ts';
import { createUrlResolver, splitUrl } from '#server/site/url-resolver.ts';
import type { DevPages } from './dev-pages.ts';
import type { DevSite } from './dev-site.ts';

interface DevResponse {
  status: number;
  type: string;
  body?: string | Uint8Array;
  location?: string;
}

const imageTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/**
 * Creates the middleware. Other requests go on to Vite.
 * @param onParsed called with the findings within a document when its page is requested.
 */
export function createPageMiddleware(
  server: ViteDevServer,
  site: DevSite,
  pages: DevPages,
  onParsed: (file: string, findings: readonly Finding[]) => void,
): Connect.NextHandleFunction {
  let cachedResolver: { manifest: Manifest; resolve: ReturnType<typeof createUrlResolver> } | undefined;
  const resolve = (url: string) => {
    const { manifest } = site.content;
    if (cachedResolver?.manifest !== manifest)
      cachedResolver = { manifest, resolve: createResolver(manifest) };
    return cachedResolver.resolve(url);
  };

  return async (request, response, next) => {
    try {
      const result = await respond(request.originalUrl ?? '/');
      if (!result) return next();
      send(result, response);
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  };

  async function respond(url: string): Promise<DevResponse | undefined> {
    const { language, resolution } = resolve(url);
    switch (resolution.kind) {
      case 'redirect':
        return { status: 301, type: 'text/plain', location: resolution.to };
      case 'page':
        return (
          (await renderPage(200, findValidEntry(resolution.path), splitUrl(url).query)) ??
          renderNotFound(language)
        );
      case 'file':
        return (
          (await findFile(site, resolution.path)) ??
          (path.extname(resolution.path) ? undefined : renderNotFound(language))
        );
      case 'unknown':
        return renderNotFound(language);
    }
  }

  /** Parses the document at a path. Returns its entry, or undefined when the document is invalid. */
  function findValidEntry(pagePath: string): Entry | undefined {
    const findEntry = () => site.content.manifest.entries.find(({ path }) => path === pagePath);
    const entry = findEntry();
    if (entry && isDocument(entry)) onParsed(entry.file, site.validate(entry.file));
    return findEntry();
  }

  function renderNotFound(language: Language): Promise<DevResponse | undefined> {
    const isNotFoundPage = (entry: Entry) => entry.slug === notFoundSlug && entry.language === language;
    return renderPage(404, site.content.manifest.entries.find(isNotFoundPage));
  }

  async function renderPage(
    status: number,
    entry: Entry | undefined,
    query = '',
  ): Promise<DevResponse | undefined> {
    if (!entry) return undefined;
    const confirmation = query.includes('received')
      ? (await pages.getFormPages()).parseConfirmationUrl(entry.path, query)
      : undefined;
    return { status, type: 'text/html', body: await pages.renderHtml(entry, confirmation) };
  }
}

function send({ status, type, location, body }: DevResponse, response: ServerResponse): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    ...(location && { location }),
  });
  response.end(body);
}

function createResolver({ entries, redirects }: Manifest): ReturnType<typeof createUrlResolver> {
  const pages = Object.fromEntries(entries.filter(isListed).map(({ path }) => [path, path]));
  return createUrlResolver({ pages, redirects });
}

/** Returns a file that a build would write beside the pages. */
async function findFile(site: DevSite, pathname: string): Promise<DevResponse | undefined> {
  const { manifest, strings } = site.content;
  const published = site.content.publishedFiles.find(({ name }) => filesPrefix + name === pathname);
  if (published)
    return {
      status: 200,
      type: mime.getType(published.name) ?? 'application/octet-stream',
      body: await readFile(path.join(site.contentDir, published.file)),
    };
  if (pathname.startsWith('/static/media/')) {
    const body = await site.images.findFile(pathname);
    return (
      body && {
        status: 200,
        type: imageTypes[path.extname(pathname)] ?? 'application/octet-stream',
        body,
      }
    );
  }
  const [, language, namespace = ''] = /^\/static\/locales\/(\w+)\/([\w-]+)\.json$/.exec(pathname) ?? [];
  const resource = isLanguage(language) ? strings[language][namespace] : undefined;
  if (resource) return toJsonResponse(resource);
  const feedLanguage = languages.find((candidate) => pathname === `/${getFeedPath(candidate)}`);
  const feed = feedLanguage && buildRssFeed(manifest, feedLanguage, site.siteUrl);
  if (feed) return { status: 200, type: 'application/rss+xml', body: feed };
  if (pathname === '/sitemap.xml')
    return { status: 200, type: 'application/xml', body: buildSitemap(manifest, site.siteUrl) };
  if (pathname === '/robots.txt')
    return { status: 200, type: 'text/plain', body: buildRobotsTxt(site.siteUrl) };
  if (pathname === '/site.webmanifest')
    return { status: 200, type: 'application/manifest+json', body: buildWebManifest() };
  return undefined;
}

const toJsonResponse = (value: unknown): DevResponse => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(value),
});
