/** The pages of a build: those of which nothing has changed are taken over from the build before. */
import { createHash } from 'node:crypto';
import type { Entry } from '#content/manifest.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { createPageJob, type WrittenPage } from '../workers/render-worker.ts';
import { runJobs } from '../workers/run-jobs.ts';
import { toHtmlFile } from './page-source.ts';
import type { RenderContext, PageSource } from './render-page.ts';

export interface BuiltPage {
  entry: Entry;
  /** Of the page, in the build. */
  file: string;
  /** Changes with anything that the page is made from. */
  key: string;
  output: WrittenPage;
}

interface BuildPagesOptions {
  /** Of the build, with the bundle in it. */
  folder: string;
  /** Changes with the code. */
  version: string;
  context: RenderContext;
  getPageSource: (entry: Entry) => Promise<PageSource>;
  cache: PageCache;
  /** Pages from which on threads are started for them. */
  workerThreshold: number;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** @returns the pages in the order of the entries, and how many of them had to be rendered. */
export async function buildPages(
  entries: readonly Entry[],
  { folder, version, context, getPageSource: sourceOf, cache: store, workerThreshold: threadsFrom, onProgress }: BuildPagesOptions,
): Promise<{ pages: BuiltPage[]; rendered: number }> {
  const shared = hashParts(version, JSON.stringify(context));
  const keyOf = (source: PageSource) => hashParts(shared, source.pageData, source.body ?? '');
  let done = 0;
  const onEach = () => onProgress?.(++done, entries.length);

  const pages = new Map<Entry, BuiltPage>();
  for (const entry of entries) {
    const file = toHtmlFile(entry);
    if (!store.has(file)) continue;
    const key = keyOf(await sourceOf(entry));
    const written = store.restore(file, key, folder);
    if (!written) continue;
    pages.set(entry, { entry, file, key, output: written });
    onEach();
  }

  const others = entries.filter((entry) => !pages.has(entry));
  const keys = new Map<Entry, string>();
  const setup = { folder, context };
  const results = await runJobs(
    {
      workerModule: new URL('../workers/rendering-thread.ts', import.meta.url),
      setup,
      createInlineJob: () => createPageJob(setup),
      workerThreshold: threadsFrom,
      youngGenerationMb: 32,
    },
    others,
    async (entry) => {
      const source = await sourceOf(entry);
      keys.set(entry, keyOf(source));
      return source;
    },
    onEach,
  );
  for (const [at, entry] of others.entries())
    pages.set(entry, {
      entry,
      file: toHtmlFile(entry),
      key: keys.get(entry) as string,
      output: results[at] as WrittenPage,
    });
  return { pages: entries.map((entry) => pages.get(entry) as BuiltPage), rendered: others.length };
}

function hashParts(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}
