/** Builds the pages, and takes unchanged ones from the previous build. */
import { createHash } from 'node:crypto';
import type { Entry } from '#content/manifest.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { createPageWriter, type WrittenPage } from '../workers/render-worker.ts';
import { runJobs } from '../workers/run-jobs.ts';
import { toHtmlFile } from './page-source.ts';
import type { PageSource, RenderContext } from './render-page.ts';

export interface BuiltPage {
  entry: Entry;
  /** HTML file, as a path in the build. */
  file: string;
  /** Hash of everything that the page is made from. */
  key: string;
  output: WrittenPage;
}

interface BuildPagesOptions {
  /** Folder of the build, with the bundle in it. */
  folder: string;
  /** Version of the bundle. */
  version: string;
  context: RenderContext;
  getPageSource: (entry: Entry) => Promise<PageSource>;
  cache: PageCache;
  /** Smallest number of pages for which workers are started. */
  workerThreshold: number;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Builds all pages. Returns them in the order of the entries, and the number of pages that were rendered. */
export async function buildPages(
  entries: readonly Entry[],
  { folder, version, context, getPageSource, cache, workerThreshold, onProgress }: BuildPagesOptions,
): Promise<{ pages: BuiltPage[]; renderedPages: number }> {
  const sharedHash = hashParts(version, JSON.stringify(context));
  const toKey = (source: PageSource) => hashParts(sharedHash, source.pageData, source.body ?? '');
  let done = 0;
  const onPageDone = () => onProgress?.(++done, entries.length);

  const pages = new Map<Entry, BuiltPage>();
  for (const entry of entries) {
    const file = toHtmlFile(entry);
    if (!cache.has(file)) continue;
    const key = toKey(await getPageSource(entry));
    const output = cache.restore(file, key, folder);
    if (!output) continue;
    pages.set(entry, { entry, file, key, output });
    onPageDone();
  }

  const changedEntries = entries.filter((entry) => !pages.has(entry));
  const keys = new Map<Entry, string>();
  const setup = { folder, context };
  const outputs = await runJobs(
    {
      workerModule: new URL('../workers/render-worker.ts', import.meta.url),
      setup,
      createInlineJob: () => createPageWriter(setup),
      workerThreshold,
      youngGenerationMb: 32,
    },
    changedEntries,
    async (entry) => {
      const source = await getPageSource(entry);
      keys.set(entry, toKey(source));
      return source;
    },
    onPageDone,
  );
  for (const [index, entry] of changedEntries.entries())
    pages.set(entry, {
      entry,
      file: toHtmlFile(entry),
      key: keys.get(entry) as string,
      output: outputs[index] as WrittenPage,
    });
  return {
    pages: entries.map((entry) => pages.get(entry) as BuiltPage),
    renderedPages: changedEntries.length,
  };
}

function hashParts(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}
