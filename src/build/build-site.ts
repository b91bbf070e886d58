/** Content to `dist`: the one direction in which everything flows. */
import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#config/project-root.ts';
import { getPaths } from '#content/manifest.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { createI18n } from '#i18n/server.ts';
import { CheckCache } from '#lint/check-cache.ts';
import { rulesVersion } from '#lint/rules-version.ts';
import { type CheckDocuments, type CheckedContent, checkContent } from '#lint/check-content.ts';
import type { Content } from '#pipeline/content.ts';
import { type Finding, isError } from '#pipeline/finding.ts';
import { serveManifestPath } from '#server/site/serve-manifest.ts';
import { readBundleAssets } from './bundle/bundle-assets.ts';
import { buildSiteModule } from './bundle/site-module.ts';
import { startSpeculativeBundle, type SpeculativeBundle } from './bundle/speculative-bundle.ts';
import { openBuildCacheDir } from './cache/build-cache-dir.ts';
import { type CompiledBodyCache, openCompiledBodyCache } from './cache/compiled-bodies.ts';
import { openPageCache, type PageCache } from './cache/page-cache.ts';
import { createImageBuilder } from './images/image-builder.ts';
import { type OutputFolder, openOutputFolder } from './output/output-folder.ts';
import { type BuiltPage, buildPages } from './pages/build-pages.ts';
import { createPageSourceBuilder } from './pages/page-source.ts';
import type { RenderContext } from './pages/render-page.ts';
import { getPublishedDocuments, publishedDocumentsPath } from './site-files/published-documents.ts';
import { buildRssFeed, getFeedPath, getFeedTitle } from './site-files/rss-feed.ts';
import { buildServeManifest } from './site-files/serve-manifest.ts';
import { disallowAllRobotsTxt, buildRobotsTxt, buildSitemap } from './site-files/sitemap.ts';
import { buildWebManifest } from './site-files/web-manifest.ts';
import { runJobs } from './workers/run-jobs.ts';

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
  workerThreshold?: number | undefined;
  /** Pages up to which each is made as small as is worth the time: its first packets then hold all of it. */
  brotli11MaxPages?: number | undefined;
  /** Told what keeps the next build from taking over from this one, which is whole all the same. */
  onCacheError?: (error: Error) => void;
  /** Told how far a step has come. */
  onProgress?: (step: 'check' | 'pages', done: number, total: number) => void;
}

export interface BuildResult {
  pages: number;
  /** Of the pages, those that were not taken over from the build before. */
  renderedPages: number;
  findings: Finding[];
}

/** The content does not pass the check; the build before stays as it is. */
export class ContentInvalidError extends Error {
  override name = 'ContentRefused';
  readonly findings: Finding[];
  constructor(findings: Finding[]) {
    super('The content does not pass the check.');
    this.findings = findings;
  }
}

/** Fewer are done sooner than threads have loaded what they need for it. */
const defaultWorkerThreshold = 200;
/** About 90 ms a page more, shared by the cores; a build takes over what has not changed. */
const defaultBrotli11MaxPages = 300;
/** The same as `many`, of pages that take so much longer. */
const brotli11WorkerThreshold = 40;

interface Caches {
  folder: string;
  /** For builds of the same content to the same place. */
  buildDir: string;
  /** Of what decides on findings and compiled bodies. */
  version: string;
  bodies: CompiledBodyCache;
  pages: PageCache;
}

/**
 * Builds the site.
 * @throws ContentRefused with every finding when the content has errors.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { contentDir, outDir, now = new Date(), cacheDir = path.join(projectRoot, '.cache') } = options;
  const version = await rulesVersion();
  const own = await openBuildCacheDir(path.join(cacheDir, 'builds'), contentDir, outDir);
  const caches: Caches = {
    folder: cacheDir,
    buildDir: own,
    version,
    bodies: openCompiledBodyCache(path.join(cacheDir, 'compiled'), version),
    pages: await openPageCache(own),
  };
  const bundle = startSpeculativeBundle(contentDir, { ...options, now }, path.join(cacheDir, 'bundles'));
  let content: Content;
  let written: Awaited<ReturnType<typeof writeSite>>;
  try {
    content = await loadCheckedContent({ ...options, now }, caches);
    if (content.findings.some(isError)) throw new ContentInvalidError(content.findings);
    const output = await openOutputFolder(outDir);
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
  await Promise.all([caches.pages.save(outDir, written.pages), caches.bodies.prune(now)]).catch(
    options.onCacheError,
  );
  return { pages: written.pages.length, renderedPages: written.rendered, findings: content.findings };
}

/** What was found out of a document holds for the builds after this one, until the document or the rules change. */
async function loadCheckedContent(options: BuildOptions, { folder, buildDir: own, version }: Caches): Promise<CheckedContent> {
  const { contentDir, now, preview, workerThreshold: threadsFrom = defaultWorkerThreshold, onProgress } = options;
  const memory = new CheckCache();
  const memoryFile = path.join(own, 'documents.bin');
  await memory.load(memoryFile, version);
  const setup = { compiled: { folder: path.join(folder, 'compiled'), version } };
  const understand: CheckDocuments = (sources, onEach) =>
    runJobs(
      {
        workerModule: new URL('./workers/understanding-thread.ts', import.meta.url),
        setup,
        createInlineJob: async () => (await import('./workers/check-worker.ts')).createDocumentCheck(setup),
        workerThreshold: threadsFrom,
      },
      sources,
      (source) => source,
      onEach,
    );
  const content = await checkContent(contentDir, {
    now,
    preview,
    cache: memory,
    checkDocuments: understand,
    onProgress: (done, total) => onProgress?.('check', done, total),
  });
  await memory.save(memoryFile, version).catch(options.onCacheError);
  return content;
}

async function writeSite(
  content: Content,
  output: OutputFolder,
  options: BuildOptions & { now: Date },
  caches: Caches & { bundle: SpeculativeBundle },
): Promise<{ pages: BuiltPage[]; rendered: number }> {
  const { contentDir, siteUrl, onProgress, now, preview = false } = options;
  const { workerThreshold: threadsFrom = defaultWorkerThreshold, brotli11MaxPages: smallUpTo = defaultBrotli11MaxPages } = options;
  const { manifest, strings } = content;
  const isSmall = manifest.entries.length <= smallUpTo;
  const { folder } = output;
  const bundle = await caches.bundle.get(buildSiteModule(getPaths(manifest), options));
  const { version } = bundle;
  await cp(bundle.folder, folder, { recursive: true });
  const assets = await readBundleAssets(folder);
  const media = createImageBuilder(contentDir, path.join(caches.folder, 'pictures'));
  const i18n = new Map(languages.map((language) => [language, createI18n(language, strings[language])]));
  const { pages, rendered } = await buildPages(manifest.entries, {
    folder,
    version,
    context: {
      strings,
      preview,
      feedTitles: Object.fromEntries(
        languages.map((language) => [language, getFeedTitle(manifest, language)]),
      ) as RenderContext['feedTitles'],
      compression: isSmall ? 'most' : 'usual',
    },
    getPageSource: createPageSourceBuilder({
      content,
      imageBuilder: media,
      compiledBodies: caches.bodies,
      getI18n: (language: Language) => i18n.get(language) as ReturnType<typeof createI18n>,
      getModules: assets.getModules,
      buildVersion: version,
    }),
    cache: caches.pages,
    workerThreshold: isSmall ? Math.min(threadsFrom, brotli11WorkerThreshold) : threadsFrom,
    onProgress: (done, total) => onProgress?.('pages', done, total),
  });

  for (const { path: file, bytes } of await media.getFiles()) output.write(file.replace(/^\//, ''), bytes);
  for (const language of languages) {
    for (const [namespace, resource] of Object.entries(strings[language]))
      output.write(`static/locales/${language}/${namespace}.json`, JSON.stringify(resource));
    const xml = buildRssFeed(manifest, language, siteUrl);
    if (xml) output.write(getFeedPath(language), xml);
  }
  output.write('sitemap.xml', buildSitemap(manifest, siteUrl));
  output.write('robots.txt', preview ? disallowAllRobotsTxt : buildRobotsTxt(siteUrl));
  output.write('site.webmanifest', buildWebManifest());
  await copyPublicFiles(output);
  output.write(publishedDocumentsPath, JSON.stringify(getPublishedDocuments(manifest, now), null, 2));
  output.write(serveManifestPath, JSON.stringify(buildServeManifest(pages, manifest, assets), null, 2));
  return { pages, rendered };
}

async function copyPublicFiles(output: OutputFolder): Promise<void> {
  const folder = path.join(projectRoot, 'public');
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) {
      const file = path.join(entry.parentPath, entry.name);
      output.write(path.relative(folder, file), await readFile(file));
    }
}
