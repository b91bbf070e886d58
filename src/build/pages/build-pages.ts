/** The pages of a build: those of which nothing has changed are taken over from the build before. */
import { createHash } from 'node:crypto';
import type { Entry } from '#content/manifest.ts';
import type { PageStore } from '../cache/page-cache.ts';
import { createRendering, type WrittenPage } from '../workers/render-worker.ts';
import { workOn } from '../workers/run-jobs.ts';
import { htmlFile } from './page-source.ts';
import type { PageContext, PageSource } from './render-page.ts';

export interface BuiltPage {
  entry: Entry;
  /** Of the page, in the build. */
  file: string;
  /** Changes with anything that the page is made from. */
  key: string;
  written: WrittenPage;
}

interface Means {
  /** Of the build, with the bundle in it. */
  folder: string;
  /** Changes with the code. */
  version: string;
  context: PageContext;
  sourceOf: (entry: Entry) => Promise<PageSource>;
  store: PageStore;
  /** Pages from which on threads are started for them. */
  threadsFrom: number;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** @returns the pages in the order of the entries, and how many of them had to be rendered. */
export async function buildPages(
  entries: readonly Entry[],
  { folder, version, context, sourceOf, store, threadsFrom, onProgress }: Means,
): Promise<{ pages: BuiltPage[]; rendered: number }> {
  const shared = hashOf(version, JSON.stringify(context));
  const keyOf = (source: PageSource) => hashOf(shared, source.record, source.body ?? '');
  let done = 0;
  const onEach = () => onProgress?.(++done, entries.length);

  const pages = new Map<Entry, BuiltPage>();
  for (const entry of entries) {
    const file = htmlFile(entry);
    if (!store.has(file)) continue;
    const key = keyOf(await sourceOf(entry));
    const written = store.restore(file, key, folder);
    if (!written) continue;
    pages.set(entry, { entry, file, key, written });
    onEach();
  }

  const others = entries.filter((entry) => !pages.has(entry));
  const keys = new Map<Entry, string>();
  const setup = { folder, context };
  const results = await workOn(
    {
      thread: new URL('../workers/rendering-thread.ts', import.meta.url),
      setup,
      here: () => createRendering(setup),
      worthThreads: threadsFrom,
      youngMegabytes: 32,
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
      file: htmlFile(entry),
      key: keys.get(entry) as string,
      written: results[at] as WrittenPage,
    });
  return { pages: entries.map((entry) => pages.get(entry) as BuiltPage), rendered: others.length };
}

function hashOf(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}
