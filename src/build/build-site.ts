/** Builds the site: checks the content, bundles the application, renders the pages, and writes the other files. */
import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#config/project-root.ts';
import { getPaths } from '#content/manifest.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { createI18n } from '#i18n/server.ts';
import { CheckCache } from '#lint/check-cache.ts';
import { type CheckDocuments, type CheckedContent, checkContent } from '#lint/check-content.ts';
import { computeRulesVersion } from '#lint/rules-version.ts';
import type { Content } from '#pipeline/content.ts';
import { type FileCache, openFileCache } from '#pipeline/file-cache.ts';
import { type Finding, isError } from '#pipeline/finding.ts';
import { fileIndexPath } from '#server/site/file-index.ts';
import { securityTxtPath } from '#server/site/security-txt.ts';
import { serveManifestPath } from '#server/site/serve-manifest.ts';
import { readBundleAssets } from './bundle/bundle-assets.ts';
import { buildSiteModule } from './bundle/site-module.ts';
import { type SpeculativeBundle, startSpeculativeBundle } from './bundle/speculative-bundle.ts';
import { openBuildCacheDir } from './cache/build-cache-dir.ts';
import { type CompiledBodyCache, createCompiledBodyCache } from './cache/compiled-bodies.ts';
import { openPageCache, type PageCache } from './cache/page-cache.ts';
import { writeHostConfig } from './host-config/write-host-config.ts';
import { createImageBuilder } from './images/image-builder.ts';
import { indexFiles, type KnownHashes } from './output/file-index.ts';
import { type OutputFolder, openOutputFolder } from './output/output-folder.ts';
import { retainAssets, retainedAssetsPath } from './output/retained-assets.ts';
import { type BuiltPage, buildPages } from './pages/build-pages.ts';
import { createPageSourceBuilder } from './pages/page-source.ts';
import { getPublishedDocuments, publishedDocumentsPath } from './site-files/published-documents.ts';
import { buildRssFeed, getFeedPath, getFeedTitle } from './site-files/rss-feed.ts';
import { buildPackageLicenses, buildSbom, packageLicensesPath, sbomPath } from './site-files/sbom.ts';
import { buildSecurityTxt } from './site-files/security-txt.ts';
import { buildServeManifest } from './site-files/serve-manifest.ts';
import { buildRobotsTxt, buildSitemap, disallowAllRobotsTxt } from './site-files/sitemap.ts';
import { buildThirdPartyLicenses, thirdPartyLicensesPath } from './site-files/third-party-licenses.ts';
import { buildWebManifest } from './site-files/web-manifest.ts';
import { runJobs } from './workers/run-jobs.ts';

export interface BuildOptions {
  contentDir: string;
  outDir: string;
  siteUrl: string;
  bookingUrl?: string | undefined;
  /** Script of the live chat, which visitors may consent to. Without it there is no chat. */
  chatScriptUrl?: string | undefined;
  /** Further origins that the chat uses. */
  chatOrigins?: readonly string[] | undefined;
  /** Folder of the caches; may be deleted at any time. Default: `.cache`. */
  cacheDir?: string | undefined;
  /** Time that decides which scheduled documents are published. The build records it. Default: now. */
  now?: Date | undefined;
  /** A preview includes drafts and scheduled documents, and asks search engines not to index it. */
  preview?: boolean | undefined;
  /** Smallest number of documents, or pages, for which workers are started. */
  workerThreshold?: number | undefined;
  /** Largest site, in pages, whose pages are all compressed with Brotli 11, so that they fit the first network packets. */
  brotli11MaxPages?: number | undefined;
  /** Called once when a cache could not be saved. The build itself succeeds. Default: the error is thrown. */
  onCacheError?: (error: Error) => void;
  onProgress?: (step: 'check' | 'pages', done: number, total: number) => void;
}

export interface BuildResult {
  pages: number;
  /** Pages that were rendered; the others were taken from the previous build. */
  renderedPages: number;
  findings: Finding[];
}

/** The content has errors. The previous build stays as it was. */
export class ContentInvalidError extends Error {
  override name = 'ContentInvalidError';
  readonly findings: Finding[];
  constructor(findings: Finding[]) {
    super('The content does not pass the check.');
    this.findings = findings;
  }
}

/** Below this, starting workers costs more than it saves. */
const defaultWorkerThreshold = 200;
/** Brotli 11 costs about 90 ms a page, divided by the number of cores. */
const defaultBrotli11MaxPages = 300;
/** Lower than the default, because each page takes longer. */
const brotli11WorkerThreshold = 40;
/** Unused compiled bodies and images are deleted after a month. */
const cacheMaxAgeMs = 30 * 24 * 3_600_000;

/** File of the cache with the hashes of the previous build's files. */
const hashCacheName = 'hashes.bin';

interface Caches {
  /** Cache of the builds of this content to this folder. */
  buildDir: string;
  bundleDir: string;
  compiledBodyDir: string;
  compiledBodies: CompiledBodyCache;
  images: FileCache;
  pages: PageCache;
  /** Version of the rules, the compiler, and everything else that findings and compiled bodies depend on. */
  version: string;
  onError: (error: Error) => void;
  prune: (now: Date) => Promise<unknown>;
}

/**
 * Builds the site.
 * @throws ContentInvalidError with all findings when the content has errors.
 */
export async function buildSite({ now = new Date(), ...others }: BuildOptions): Promise<BuildResult> {
  const options = { ...others, now };
  const { contentDir, outDir } = options;
  const caches = await openCaches(options);
  const bundle = startSpeculativeBundle(contentDir, options, caches.bundleDir);
  let content: CheckedContent;
  let site: Awaited<ReturnType<typeof writeSite>>;
  try {
    content = await loadCheckedContent(options, caches);
    if (content.findings.some(isError)) throw new ContentInvalidError(content.findings);
    const output = await openOutputFolder(outDir);
    try {
      site = await writeSite(content, output, bundle, options, caches);
      writeFileIndex(output, now, caches);
      await output.publish();
    } catch (error) {
      await output.discard().catch(() => undefined);
      throw error;
    }
  } finally {
    await bundle.stop();
  }
  try {
    caches.pages.save(outDir, site.pages);
    await caches.prune(now);
  } catch (error) {
    caches.onError(error as Error);
  }
  return { pages: site.pages.length, renderedPages: site.renderedPages, findings: content.findings };
}

/** Retains assets of the previous build, and lists the files. The list is written last: a build without it is incomplete. */
function writeFileIndex(output: OutputFolder, now: Date, { buildDir, onError }: Caches): void {
  const retained = retainAssets(output.outDir, output.folder, now);
  output.write(retainedAssetsPath, JSON.stringify(retained, null, 2));
  const cache = openFileCache(buildDir, onError);
  const { index, hashes } = indexFiles(output.folder, cache.getValue<KnownHashes>(hashCacheName));
  output.write(fileIndexPath, JSON.stringify(index));
  cache.setValue(hashCacheName, hashes);
}

async function openCaches({
  contentDir,
  outDir,
  cacheDir = path.join(projectRoot, '.cache'),
  onCacheError,
}: BuildOptions): Promise<Caches> {
  let hasReported = false;
  const onError = (error: Error) => {
    if (!onCacheError) throw error;
    if (!hasReported) onCacheError(error);
    hasReported = true;
  };
  const version = await computeRulesVersion();
  const buildDir = await openBuildCacheDir(path.join(cacheDir, 'builds'), contentDir, outDir);
  const compiledBodyDir = path.join(cacheDir, 'compiled');
  const compiledBodyFiles = openFileCache(compiledBodyDir, onError);
  const images = openFileCache(path.join(cacheDir, 'images'), onError);
  return {
    buildDir,
    bundleDir: path.join(cacheDir, 'bundles'),
    compiledBodyDir,
    compiledBodies: createCompiledBodyCache(compiledBodyFiles, version),
    images,
    pages: openPageCache(buildDir, onError),
    version,
    onError,
    prune: (now) =>
      Promise.all([compiledBodyFiles, images].map((cache) => cache.prune({ now, maxAgeMs: cacheMaxAgeMs }))),
  };
}

/** Checks the content. The results are cached for the next build. */
async function loadCheckedContent(
  { contentDir, now, preview, workerThreshold = defaultWorkerThreshold, onProgress }: BuildOptions,
  { buildDir, compiledBodyDir, version, onError }: Caches,
): Promise<CheckedContent> {
  const cache = new CheckCache();
  const cacheFile = path.join(buildDir, 'documents.bin');
  cache.load(cacheFile, version);
  const setup = { compiledBodies: { folder: compiledBodyDir, version } };
  const checkDocuments: CheckDocuments = (sources, onChecked) =>
    runJobs(
      {
        workerModule: new URL('./workers/check-worker.ts', import.meta.url),
        setup,
        createInlineJob: async () => (await import('./workers/check-worker.ts')).createDocumentCheck(setup),
        workerThreshold,
      },
      sources,
      (source) => source,
      onChecked,
    );
  const content = await checkContent(contentDir, {
    now,
    preview,
    cache,
    checkDocuments,
    onProgress: (done, total) => onProgress?.('check', done, total),
  });
  try {
    cache.save(cacheFile, version);
  } catch (error) {
    onError(error as Error);
  }
  return content;
}

async function writeSite(
  content: Content,
  output: OutputFolder,
  speculativeBundle: SpeculativeBundle,
  options: BuildOptions & { now: Date },
  caches: Caches,
): Promise<{ pages: BuiltPage[]; renderedPages: number }> {
  const { contentDir, siteUrl, now, preview = false, onProgress } = options;
  const { workerThreshold = defaultWorkerThreshold, brotli11MaxPages = defaultBrotli11MaxPages } = options;
  const { manifest, strings } = content;
  const usesBrotli11 = manifest.entries.length <= brotli11MaxPages;
  const bundle = await speculativeBundle.get(buildSiteModule(getPaths(manifest), options));
  await cp(bundle.folder, output.folder, { recursive: true });
  const assets = await readBundleAssets(output.folder);
  const imageBuilder = createImageBuilder(contentDir, caches.images);
  const i18n = mapLanguages((language) => createI18n(language, strings[language]));
  const { pages, renderedPages } = await buildPages(manifest.entries, {
    folder: output.folder,
    version: bundle.version,
    context: {
      strings,
      preview,
      feedTitles: mapLanguages((language) => getFeedTitle(manifest, language)),
      compression: usesBrotli11 ? 'max' : 'default',
    },
    getPageSource: createPageSourceBuilder({
      content,
      imageBuilder,
      compiledBodies: caches.compiledBodies,
      getI18n: (language) => i18n[language],
      getModules: assets.getModules,
      buildVersion: bundle.version,
      hasChat: options.chatScriptUrl !== undefined,
    }),
    cache: caches.pages,
    workerThreshold: usesBrotli11 ? Math.min(workerThreshold, brotli11WorkerThreshold) : workerThreshold,
    onProgress: (done, total) => onProgress?.('pages', done, total),
  });

  for (const { path: file, bytes } of await imageBuilder.getFiles()) output.write(file, bytes);
  for (const language of languages) {
    for (const [namespace, resource] of Object.entries(strings[language]))
      output.write(`static/locales/${language}/${namespace}.json`, JSON.stringify(resource));
    const feed = buildRssFeed(manifest, language, siteUrl);
    if (feed) output.write(getFeedPath(language), feed);
  }
  output.write('sitemap.xml', buildSitemap(manifest, siteUrl));
  output.write('robots.txt', preview ? disallowAllRobotsTxt : buildRobotsTxt(siteUrl));
  output.write('site.webmanifest', buildWebManifest());
  const securityTxt = buildSecurityTxt(manifest, siteUrl, now);
  if (securityTxt) output.write(securityTxtPath, securityTxt);
  await copyPublicFiles(output);
  output.write(thirdPartyLicensesPath, await buildThirdPartyLicenses(bundle.folder));
  const lockfile = await readFile(path.join(projectRoot, 'package-lock.json'), 'utf8');
  output.write(sbomPath, buildSbom(lockfile));
  output.write(packageLicensesPath, buildPackageLicenses(lockfile));
  output.write(publishedDocumentsPath, JSON.stringify(getPublishedDocuments(manifest, now), null, 2));
  const serveManifest = buildServeManifest(pages, manifest, assets, options);
  output.write(serveManifestPath, JSON.stringify(serveManifest, null, 2));
  await writeHostConfig(output, serveManifest, siteUrl);
  return { pages, renderedPages };
}

const mapLanguages = <Value>(toValue: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, toValue(language)])) as Record<Language, Value>;

async function copyPublicFiles(output: OutputFolder): Promise<void> {
  const folder = path.join(projectRoot, 'public');
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) {
      const file = path.join(entry.parentPath, entry.name);
      output.write(path.relative(folder, file), await readFile(file));
    }
}
