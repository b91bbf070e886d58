/** Content to `dist`: the one direction in which everything flows. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { minifySync } from 'vite';
import { notFoundSlug } from '#content/addresses.ts';
import { type Provider, providerNames, videoAt } from '#content/videos.ts';
import { headScript } from '#i18n/head-script.ts';
import { languages } from '#i18n/languages.ts';
import { type Content, loadContent } from '../pipeline/content.ts';
import { type Finding, isError } from '../pipeline/finding.ts';
import { type ServeManifest, serveManifestPath } from '../server/site/serve-manifest.ts';
import { type Bundle, bundleApplication } from './bundle.ts';
import { feed, feedFile, feedTitle } from './feed.ts';
import { formsOnPages } from './forms-on-pages.ts';
import { inlineHashes } from './inline-hashes.ts';
import { layingScript } from './laying-script.ts';
import { loadingScript } from './loading-script.ts';
import { createMedia } from './media.ts';
import { type Output, openOutput } from './output.ts';
import { createPages, listed, type Page, type PageContext } from './pages.ts';
import { projectRoot, sourceRoot } from './project-root.ts';
import { publishedOf, publishedPath } from './published.ts';
import { siteModule } from './site-module.ts';
import { noRobots, robots, sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

export interface BuildOptions {
  contentDir: string;
  outDir: string;
  siteUrl: string;
  bookingUrl?: string | undefined;
  /** The moment that decides which scheduled documents are published; it is recorded in the build. */
  now?: Date | undefined;
  /** Whether drafts and scheduled documents are built, too; search engines are then told to stay away. */
  preview?: boolean | undefined;
  /** Told how far a step has come. */
  onProgress?: (step: 'check' | 'pages', done: number, total: number) => void;
}

export interface BuildResult {
  pages: number;
  findings: Finding[];
}

/** The content does not pass the check; the build before stays as it is. */
export class ContentRefused extends Error {
  override name = 'ContentRefused';
  readonly findings: Finding[];
  constructor(findings: Finding[]) {
    super('The content does not pass the check.');
    this.findings = findings;
  }
}

type InlineSources = ServeManifest['contentSecurityPolicy'];

/** Pages in work at once: rendering is one thread, but compression and the disk are not. */
const concurrency = 8;

/**
 * Builds the site.
 * @throws ContentRefused with every finding when the content has errors.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { contentDir, outDir, onProgress, now = new Date(), preview = false } = options;
  const content = await loadContent(contentDir, {
    now,
    preview,
    onProgress: (done, total) => onProgress?.('check', done, total),
  });
  if (content.findings.some(isError)) throw new ContentRefused(content.findings);
  const output = await openOutput(outDir);
  try {
    const pages = await writeSite(content, output, { ...options, now });
    await output.publish();
    return { pages: pages.length, findings: content.findings };
  } catch (error) {
    await output.discard().catch(() => undefined);
    throw error;
  }
}

async function writeSite(
  content: Content,
  output: Output,
  options: BuildOptions & { now: Date },
): Promise<Page[]> {
  const { contentDir, siteUrl, onProgress, now, preview = false } = options;
  const { manifest, strings } = content;
  const bundle = await bundleApplication(output.folder, siteModule(manifest, options));
  await compressBundle(output);
  const media = createMedia(contentDir, path.join(projectRoot, '.cache/pictures'));
  const build = createHash('sha256')
    .update(bundle.boot)
    .update(JSON.stringify([manifest, strings]))
    .digest('hex')
    .slice(0, 12);
  const read = (file: string) => readFile(path.join(sourceRoot, file), 'utf8');
  const renderPage = createPages({
    content,
    bundle,
    media,
    build,
    preview,
    template: await read('index.html'),
    loadingScreen: (await read('app/loading-screen.html')).trim(),
    styles:
      layerOrder(await read('ui/styles/base.css')) +
      (await read('app/loading-screen.css')).replace(/\s+/g, ' ').trim(),
    scripts: [minified(headScript()), minified(layingScript), minified(loadingScript)],
    feeds: Object.fromEntries(
      languages.map((language) => [language, feedTitle(manifest, language)]),
    ) as PageContext['feeds'],
  });

  const inline: InlineSources = { script: [], styles: {} };
  let done = 0;
  const pages = await pMap(
    manifest.entries,
    async (entry) => {
      const page = await renderPage(entry);
      const { script, style } = inlineHashes(page.html.text);
      inline.script = [...new Set([...inline.script, ...script])].sort();
      inline.styles[page.html.file] = style;
      await Promise.all(
        [page.html, page.record, page.chunk].map((part) => part && output.write(part.file, part.text)),
      );
      onProgress?.('pages', ++done, manifest.entries.length);
      // The texts are on disk; only names are needed from here.
      return {
        ...page,
        html: { ...page.html, text: '' },
        record: { ...page.record, text: '' },
        chunk: page.chunk && { ...page.chunk, text: '' },
      };
    },
    { concurrency },
  );

  await pMap(await media.files(), ({ path: file, bytes }) => output.write(file.replace(/^\//, ''), bytes), {
    concurrency,
  });
  for (const language of languages) {
    for (const [namespace, resource] of Object.entries(strings[language]))
      await output.write(`static/locales/${language}/${namespace}.json`, JSON.stringify(resource));
    const xml = feed(manifest, language, siteUrl);
    if (xml) await output.write(feedFile(language), xml);
  }
  await output.write('sitemap.xml', sitemap(manifest, siteUrl));
  await output.write('robots.txt', preview ? noRobots : robots(siteUrl));
  await output.write('site.webmanifest', webManifest());
  await copyPublic(output);
  await output.write(publishedPath, JSON.stringify(publishedOf(manifest, now), null, 2));
  await output.write(
    serveManifestPath,
    JSON.stringify(serveManifest(pages, build, content, inline, bundle), null, 2),
  );
  return pages;
}

function serveManifest(
  pages: Page[],
  build: string,
  content: Content,
  inline: InlineSources,
  bundle: Bundle,
): ServeManifest {
  const notFound = Object.fromEntries(
    pages
      .filter(({ entry }) => entry.slug === notFoundSlug)
      .map(({ entry, html }) => [entry.language, html.file]),
  ) as ServeManifest['notFound'];
  const videos = providersOf(content.manifest);
  return {
    build,
    pages: Object.fromEntries(listed(pages).map(({ entry, html }) => [entry.path, html.file])),
    notFound,
    forms: formsOnPages(listed(pages)),
    sheets: Object.fromEntries(
      listed(pages)
        .filter(({ forms }) => forms.length > 0)
        .map(({ entry, parts }) => [entry.path, bundle.sheets(entry.layout, parts)]),
    ),
    redirects: content.manifest.redirects,
    contentSecurityPolicy: {
      script: inline.script,
      // In the order of the pages, not in that in which they were done.
      styles: Object.fromEntries(pages.map(({ html }) => [html.file, inline.styles[html.file] ?? []])),
    },
    ...(videos.length > 0 && { videos }),
  };
}

/** Whose videos the documents show. */
const providersOf = ({ entries }: Content['manifest']): Provider[] => {
  const used = new Set(
    entries.map(
      ({ frontmatter }) =>
        ('video' in frontmatter && videoAt(frontmatter.video ?? '')?.provider) || undefined,
    ),
  );
  return providerNames.filter((name) => used.has(name));
};

/** The cascade layers in order, said before any sheet comes: which of them arrives first must not matter. */
function layerOrder(css: string): string {
  const [statement] = /@layer [\w\s,]+;/.exec(css) ?? [];
  if (!statement) throw new Error('ui/styles/base.css does not name the cascade layers in order.');
  return statement;
}

const minified = (source: string): string =>
  minifySync('head.js', source, { compress: true, mangle: true }).code.trim();

async function copyPublic(output: Output): Promise<void> {
  const folder = path.join(projectRoot, 'public');
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) {
      const file = path.join(entry.parentPath, entry.name);
      await output.write(path.relative(folder, file), await readFile(file));
    }
}

/** What Vite wrote, written again with its compressed forms. Before the pages, whose chunks go into the same folder. */
async function compressBundle(output: Output): Promise<void> {
  for (const folder of ['static/js', 'static/css'])
    for (const name of await readdir(path.join(output.folder, folder)))
      await output.write(
        `${folder}/${name}`,
        await readFile(path.join(output.folder, folder, name)),
        'shared',
      );
}
