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
import type { NewerOriginal } from '#pipeline/compile/newer-originals.ts';
import type { Content } from '#pipeline/content.ts';
import { type FileCache, openFileCache } from '#pipeline/file-cache.ts';
import { compareFindings, error, type Finding, isError } from '#pipeline/finding.ts';
import type { DocumentSource } from '#pipeline/read/content-folder.ts';
import { findPublishedSamples, type Sample } from '#pipeline/samples.ts';
import { fileIndexPath } from '#server/site/file-index.ts';
import { securityTxtPath } from '#server/site/security-txt.ts';
import { serveManifestPath } from '#server/site/serve-manifest.ts';
import { TranslationChecker, type UnitReport } from '#translations/check-translations.ts';
import { readBundleAssets } from './bundle/bundle-assets.ts';
import { buildSiteModule } from './bundle/site-module.ts';
import { type SpeculativeBundle, startSpeculativeBundle } from './bundle/speculative-bundle.ts';
import { openBuildCacheDir } from './cache/build-cache-dir.ts';
import { type CompiledBodyCache, createCompiledBodyCache } from './cache/compiled-bodies.ts';
import { openPageCache, type PageCache } from './cache/page-cache.ts';
import { writeHostConfig } from './host-config/write-host-config.ts';
import { createImageBuilder } from './images/image-builder.ts';
import { startImages } from './images/start-images.ts';
import { compressBundle } from './output/compress-bundle.ts';
import { indexFiles, type KnownHashes } from './output/file-index.ts';
import { type OutputFile, type OutputFolder, openOutputFolder } from './output/output-folder.ts';
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
import type { CheckWorkerSetup } from './workers/check-worker.ts';
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
  /** A release publishes no samples. Default: true for sites with https. */
  release?: boolean | undefined;
  /** Smallest number of documents, or pages, for which workers are started. */
  workerThreshold?: number | undefined;
  /** Largest site, in pages, on which a higher level of compression brings pages into the first network packets. */
  firstPacketsMaxPages?: number | undefined;
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
const defaultWorkerThreshold = 500;
/** Each page that is brought into the first packets costs 24 or 92 ms. */
const defaultFirstPacketsMaxPages = 300;
/** Unused compiled bodies, images and compressed files are deleted after a month. */
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
  /** Compressed files of the application. */
  compressedFiles: FileCache;
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
  let content: CheckedSite;
  let site: Awaited<ReturnType<typeof writeSite>>;
  try {
    content = await loadCheckedContent(options, caches);
    if (content.findings.some(isError)) throw new ContentInvalidError(content.findings);
    content = await withoutSamples(content, options, caches);
    const output = await openOutputFolder(outDir);
    try {
      site = await writeSite(content, output, bundle, options, caches);
      await writeFileIndex(output, now, caches);
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
async function writeFileIndex(output: OutputFolder, now: Date, { buildDir, onError }: Caches): Promise<void> {
  const retained = retainAssets(output.outDir, output.folder, now);
  await output.write(retainedAssetsPath, JSON.stringify(retained, null, 2));
  const cache = openFileCache(buildDir, onError);
  const { index, hashes } = indexFiles(output.folder, cache.getValue<KnownHashes>(hashCacheName));
  await output.write(fileIndexPath, JSON.stringify(index));
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
  const compressedFiles = openFileCache(path.join(cacheDir, 'compressed'), onError);
  return {
    buildDir,
    bundleDir: path.join(cacheDir, 'bundles'),
    compiledBodyDir,
    compiledBodies: createCompiledBodyCache(compiledBodyFiles, version),
    images,
    compressedFiles,
    pages: openPageCache(buildDir, onError),
    version,
    onError,
    prune: (now) =>
      Promise.all(
        [compiledBodyFiles, images, compressedFiles].map((cache) =>
          cache.prune({ now, maxAgeMs: cacheMaxAgeMs }),
        ),
      ),
  };
}

/** Content with the findings of all checks, and the state of the translations. */
interface CheckedSite extends CheckedContent {
  translations: readonly UnitReport[];
}

/**
 * Returns the content of a release: all samples are left out.
 * @throws ContentInvalidError with the samples that would be published.
 */
async function withoutSamples(
  content: CheckedSite,
  options: BuildOptions,
  caches: Caches,
): Promise<CheckedSite> {
  const { release = options.siteUrl.startsWith('https:') } = options;
  const samples = release ? findPublishedSamples(content) : [];
  if (samples.length === 0) return content;
  const isHiding = content.company.samples === 'hide';
  if (!isHiding) throw new ContentInvalidError(samples.map((sample) => toFinding(sample, isHiding)));
  const shown = await loadCheckedContent({ ...options, hideSamples: true }, caches);
  const problems = [
    ...findPublishedSamples(shown).map((sample) => toFinding(sample, isHiding)),
    // Both languages are in step with their samples, and the records know only these texts.
    ...shown.findings.filter((finding) => isError(finding) && !finding.rule.startsWith('translation/')),
  ];
  if (problems.length > 0) throw new ContentInvalidError(problems);
  return { ...shown, translations: content.translations, findings: content.findings };
}

const toFinding = ({ file, line, column, what, missing, from }: Sample, isHiding: boolean): Finding =>
  error(
    file,
    { line, column },
    'samples/unconfirmed',
    `"${what}" is a sample${isHiding ? ', and cannot be left out' : ''}. Missing: ${missing}. From: ${from}.`,
  );

/** Checks the content and its translations. The results are cached for the next build. */
async function loadCheckedContent(
  {
    contentDir,
    now,
    preview,
    siteUrl,
    hideSamples,
    workerThreshold = defaultWorkerThreshold,
    onProgress,
  }: BuildOptions & { hideSamples?: boolean },
  { buildDir, compiledBodyDir, version, onError }: Caches,
): Promise<CheckedSite> {
  const cache = new CheckCache();
  const cacheFile = path.join(buildDir, 'documents.bin');
  cache.load(cacheFile, version);
  const translationCache = { file: path.join(buildDir, 'translations.bin'), version };
  const translationChecker = await TranslationChecker.open(contentDir, translationCache);
  const checkDocuments: CheckDocuments = async (sources, styleGuide, onChecked) => {
    const setup: CheckWorkerSetup = {
      compiledBodies: { folder: compiledBodyDir, version },
      styleGuide,
      recordFiles: [...translationChecker.recordFiles],
    };
    const documents = await runJobs(
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
    return documents.map(({ result, blocks }, index) => {
      if (blocks) translationChecker.addBlocks(sources[index] as DocumentSource, blocks);
      return result;
    });
  };
  const content = await checkContent(contentDir, {
    now,
    preview,
    siteUrl,
    hideSamples,
    cache,
    checkDocuments,
    onProgress: (done, total) => onProgress?.('check', done, total),
  });
  const { units, findings } = await translationChecker.check(content.documents, now);
  try {
    cache.save(cacheFile, version);
    await translationChecker.save(translationCache);
  } catch (error) {
    onError(error as Error);
  }
  return {
    ...content,
    translations: units,
    findings: [...content.findings, ...findings].sort(compareFindings),
  };
}

async function writeSite(
  content: CheckedSite,
  output: OutputFolder,
  speculativeBundle: SpeculativeBundle,
  options: BuildOptions & { now: Date },
  caches: Caches,
): Promise<{ pages: BuiltPage[]; renderedPages: number }> {
  const { contentDir, siteUrl, now, preview = false, onProgress } = options;
  const { workerThreshold = defaultWorkerThreshold, firstPacketsMaxPages = defaultFirstPacketsMaxPages } =
    options;
  const { manifest, strings } = content;
  const imageBuilder = createImageBuilder(contentDir, caches.images);
  startImages(content, imageBuilder);
  const bundle = await speculativeBundle.get(buildSiteModule(content, getPaths(manifest), options));
  await cp(bundle.folder, output.folder, { recursive: true });
  const assets = await readBundleAssets(output.folder);
  const i18n = mapLanguages((language) => createI18n(language, strings[language]));
  const [, { pages, renderedPages }] = await Promise.all([
    compressBundle(output.folder, caches.compressedFiles),
    buildPages(manifest.entries, {
      folder: output.folder,
      version: bundle.version,
      context: {
        build: bundle.version,
        strings,
        preview,
        feedTitles: mapLanguages((language) => getFeedTitle(manifest, language)),
        compression: manifest.entries.length <= firstPacketsMaxPages ? 'firstPackets' : 'default',
      },
      getPageSource: createPageSourceBuilder({
        content,
        newerOriginals: listNewerOriginals(content.translations),
        imageBuilder,
        compiledBodies: caches.compiledBodies,
        getI18n: (language) => i18n[language],
        hasChat: options.chatScriptUrl !== undefined,
        previewTime: preview ? (now ?? new Date()) : undefined,
      }),
      cache: caches.pages,
      workerThreshold,
      onProgress: (done, total) => onProgress?.('pages', done, total),
    }),
  ]);

  const lockfile = await readFile(path.join(projectRoot, 'package-lock.json'), 'utf8');
  const serveManifest = buildServeManifest(pages, manifest, assets, options);
  const securityTxt = buildSecurityTxt(manifest, siteUrl, now);
  const files: OutputFile[] = [
    ...(await imageBuilder.getFiles()),
    ...(await readPublicFiles()),
    ...(await readPublishedFiles(content, contentDir)),
    ...languages.flatMap((language) => buildLanguageFiles(language, content, siteUrl)),
    { path: 'sitemap.xml', bytes: buildSitemap(manifest, siteUrl) },
    { path: 'robots.txt', bytes: preview ? disallowAllRobotsTxt : buildRobotsTxt(siteUrl) },
    { path: 'site.webmanifest', bytes: buildWebManifest() },
    ...(securityTxt ? [{ path: securityTxtPath, bytes: securityTxt }] : []),
    { path: thirdPartyLicensesPath, bytes: await buildThirdPartyLicenses(bundle.folder) },
    { path: sbomPath, bytes: buildSbom(lockfile) },
    { path: packageLicensesPath, bytes: buildPackageLicenses(lockfile) },
    {
      path: publishedDocumentsPath,
      bytes: JSON.stringify(await getPublishedDocuments(content, contentDir, now), null, 2),
    },
    { path: serveManifestPath, bytes: JSON.stringify(serveManifest, null, 2) },
  ];
  await Promise.all(files.map(({ path: file, bytes }) => output.write(file, bytes)));
  await writeHostConfig(output, serveManifest, siteUrl);
  return { pages, renderedPages };
}

/** Returns the paragraphs that are behind by the file of their document. */
const listNewerOriginals = (reports: readonly UnitReport[]): Map<string, NewerOriginal[]> =>
  new Map(
    reports.flatMap(({ unit, newerOriginals }) =>
      languages.flatMap((language) =>
        newerOriginals[language].length > 0 ? [[unit.files[language], newerOriginals[language]]] : [],
      ),
    ),
  );

const mapLanguages = <Value>(toValue: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, toValue(language)])) as Record<Language, Value>;

/** Builds the UI strings of a language as client resources, and its feed. */
function buildLanguageFiles(
  language: Language,
  { strings, manifest }: Content,
  siteUrl: string,
): OutputFile[] {
  const feed = buildRssFeed(manifest, language, siteUrl);
  return [
    ...Object.entries(strings[language]).map(([namespace, resource]) => ({
      path: `static/locales/${language}/${namespace}.json`,
      bytes: JSON.stringify(resource),
    })),
    ...(feed ? [{ path: getFeedPath(language), bytes: feed }] : []),
  ];
}

/** Reads the files of the content that are published as they are. */
const readPublishedFiles = ({ files }: Content, contentDir: string): Promise<OutputFile[]> =>
  Promise.all(
    files.map(async ({ file }) => ({ path: file, bytes: await readFile(path.join(contentDir, file)) })),
  );

async function readPublicFiles(): Promise<OutputFile[]> {
  const folder = path.join(projectRoot, 'public');
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return { path: path.relative(folder, file), bytes: await readFile(file) };
      }),
  );
}
