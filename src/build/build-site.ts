/** Content to `dist`: the one direction in which everything flows. */
import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#config/project-root.ts';
import { pathsIn } from '#content/manifest.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { createI18n } from '#i18n/server.ts';
import { ContentMemory } from '#lint/check-cache.ts';
import { rulesVersion } from '#lint/rules-version.ts';
import { type Content, loadContent, type Understand } from '#pipeline/content.ts';
import { type Finding, isError } from '#pipeline/finding.ts';
import { serveManifestPath } from '#server/site/serve-manifest.ts';
import { readAssets } from './bundle/bundle-assets.ts';
import { siteModule } from './bundle/site-module.ts';
import { beginBundle, type EarlyBundle } from './bundle/speculative-bundle.ts';
import { openOwnCache } from './cache/build-cache-dir.ts';
import { type CompiledBodies, openCompiledBodies } from './cache/compiled-bodies.ts';
import { openPageStore, type PageStore } from './cache/page-cache.ts';
import { createMedia } from './images/image-builder.ts';
import { type Output, openOutput } from './output/output-folder.ts';
import { type BuiltPage, buildPages } from './pages/build-pages.ts';
import { createPageSources } from './pages/page-source.ts';
import type { PageContext } from './pages/render-page.ts';
import { publishedOf, publishedPath } from './site-files/published-documents.ts';
import { feed, feedFile, feedTitle } from './site-files/rss-feed.ts';
import { serveManifestOf } from './site-files/serve-manifest.ts';
import { noRobots, robots, sitemap } from './site-files/sitemap.ts';
import { webManifest } from './site-files/web-manifest.ts';
import { workOn } from './workers/run-jobs.ts';

export interface BuildOptions {
  contentDir: string;
  outDir: string;
  siteUrl: string;
  bookingUrl?: string | undefined;
  /** Where is kept what the next build need not make again; it may be deleted at any time. `.cache` unless given. */
  cacheDir?: string | undefined;
  /** The moment that decides which scheduled documents are published; it is recorded in the build. */
  now?: Date | undefined;
  /** Whether drafts and scheduled documents are built, too; search engines are then told to stay away. */
  preview?: boolean | undefined;
  /** Documents, or pages, from which on threads are started for them. */
  threadsFrom?: number | undefined;
  /** Pages up to which each is made as small as is worth the time: its first packets then hold all of it. */
  smallUpTo?: number | undefined;
  /** Told what keeps the next build from taking over from this one, which is whole all the same. */
  onUnkept?: (error: Error) => void;
  /** Told how far a step has come. */
  onProgress?: (step: 'check' | 'pages', done: number, total: number) => void;
}

export interface BuildResult {
  pages: number;
  /** Of the pages, those that were not taken over from the build before. */
  rendered: number;
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

/** Fewer are done sooner than threads have loaded what they need for it. */
const many = 200;
/** About 90 ms a page more, shared by the cores; a build takes over what has not changed. */
const fewEnough = 300;
/** The same as `many`, of pages that take so much longer. */
const longFrom = 40;

interface Caches {
  folder: string;
  /** For builds of the same content to the same place. */
  own: string;
  /** Of what decides on findings and compiled bodies. */
  version: string;
  bodies: CompiledBodies;
  pages: PageStore;
}

/**
 * Builds the site.
 * @throws ContentRefused with every finding when the content has errors.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { contentDir, outDir, now = new Date(), cacheDir = path.join(projectRoot, '.cache') } = options;
  const version = await rulesVersion();
  const own = await openOwnCache(path.join(cacheDir, 'builds'), contentDir, outDir);
  const caches: Caches = {
    folder: cacheDir,
    own,
    version,
    bodies: openCompiledBodies(path.join(cacheDir, 'compiled'), version),
    pages: await openPageStore(own),
  };
  const bundle = beginBundle(contentDir, { ...options, now }, path.join(cacheDir, 'bundles'));
  let content: Content;
  let written: Awaited<ReturnType<typeof writeSite>>;
  try {
    content = await readContent({ ...options, now }, caches);
    if (content.findings.some(isError)) throw new ContentRefused(content.findings);
    const output = await openOutput(outDir);
    try {
      written = await writeSite(content, output, { ...options, now }, { ...caches, bundle });
      await output.publish();
    } catch (error) {
      await output.discard().catch(() => undefined);
      throw error;
    }
  } finally {
    await bundle.stop();
  }
  await Promise.all([caches.pages.save(outDir, written.pages), caches.bodies.forget(now)]).catch(
    options.onUnkept,
  );
  return { pages: written.pages.length, rendered: written.rendered, findings: content.findings };
}

/** What was found out of a document holds for the builds after this one, until the document or the rules change. */
async function readContent(options: BuildOptions, { folder, own, version }: Caches): Promise<Content> {
  const { contentDir, now, preview, threadsFrom = many, onProgress } = options;
  const memory = new ContentMemory();
  const memoryFile = path.join(own, 'documents.bin');
  await memory.load(memoryFile, version);
  const setup = { compiled: { folder: path.join(folder, 'compiled'), version } };
  const understand: Understand = (sources, onEach) =>
    workOn(
      {
        thread: new URL('./workers/understanding-thread.ts', import.meta.url),
        setup,
        here: async () => (await import('./workers/check-worker.ts')).createUnderstanding(setup),
        worthThreads: threadsFrom,
      },
      sources,
      (source) => source,
      onEach,
    );
  const content = await loadContent(contentDir, {
    ...(now && { now }),
    ...(preview && { preview }),
    memory,
    understand,
    onProgress: (done, total) => onProgress?.('check', done, total),
  });
  await memory.save(memoryFile, version).catch(options.onUnkept);
  return content;
}

async function writeSite(
  content: Content,
  output: Output,
  options: BuildOptions & { now: Date },
  caches: Caches & { bundle: EarlyBundle },
): Promise<{ pages: BuiltPage[]; rendered: number }> {
  const { contentDir, siteUrl, onProgress, now, preview = false } = options;
  const { threadsFrom = many, smallUpTo = fewEnough } = options;
  const { manifest, strings } = content;
  const isSmall = manifest.entries.length <= smallUpTo;
  const { folder } = output;
  const bundle = await caches.bundle.of(siteModule(pathsIn(manifest), options));
  const { version } = bundle;
  await cp(bundle.folder, folder, { recursive: true });
  const assets = await readAssets(folder);
  const media = createMedia(contentDir, path.join(caches.folder, 'pictures'));
  const i18n = new Map(languages.map((language) => [language, createI18n(language, strings[language])]));
  const { pages, rendered } = await buildPages(manifest.entries, {
    folder,
    version,
    context: {
      strings,
      preview,
      feeds: Object.fromEntries(
        languages.map((language) => [language, feedTitle(manifest, language)]),
      ) as PageContext['feeds'],
      effort: isSmall ? 'most' : 'usual',
    },
    sourceOf: createPageSources({
      content,
      media,
      bodies: caches.bodies,
      i18n: (language: Language) => i18n.get(language) as ReturnType<typeof createI18n>,
      modules: assets.modules,
      application: version,
    }),
    store: caches.pages,
    threadsFrom: isSmall ? Math.min(threadsFrom, longFrom) : threadsFrom,
    onProgress: (done, total) => onProgress?.('pages', done, total),
  });

  for (const { path: file, bytes } of await media.files()) output.write(file.replace(/^\//, ''), bytes);
  for (const language of languages) {
    for (const [namespace, resource] of Object.entries(strings[language]))
      output.write(`static/locales/${language}/${namespace}.json`, JSON.stringify(resource));
    const xml = feed(manifest, language, siteUrl);
    if (xml) output.write(feedFile(language), xml);
  }
  output.write('sitemap.xml', sitemap(manifest, siteUrl));
  output.write('robots.txt', preview ? noRobots : robots(siteUrl));
  output.write('site.webmanifest', webManifest());
  await copyPublic(output);
  output.write(publishedPath, JSON.stringify(publishedOf(manifest, now), null, 2));
  output.write(serveManifestPath, JSON.stringify(serveManifestOf(pages, manifest, assets), null, 2));
  return { pages, rendered };
}

async function copyPublic(output: Output): Promise<void> {
  const folder = path.join(projectRoot, 'public');
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) {
      const file = path.join(entry.parentPath, entry.name);
      output.write(path.relative(folder, file), await readFile(file));
    }
}
