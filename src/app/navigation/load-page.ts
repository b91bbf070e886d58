/** From an address to everything its page needs: the record, then layout and body side by side. */
import type { MDXContent, MDXModule } from 'mdx/types.js';
import type { ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { type PageRecord, recordPath } from '#content/page-data.ts';
import type { LayoutProps } from '#layouts/layout-props.ts';
import { layouts } from '#layouts/layouts.ts';
import { componentsOf, videoOf, withComponents } from '#layouts/lazy-components/lazy-components.tsx';
import { keptFor } from './ttl-cache.ts';

export interface LoadedPage {
  record: PageRecord;
  Layout: ComponentType<LayoutProps>;
  Body: MDXContent;
  Video?: LayoutProps['Video'];
}

export type PageLoader = (path: string, signal: AbortSignal) => Promise<LoadedPage>;

/** A chunk that has not come after this long counts as lost. */
export const loadTimeout = 120_000;

/** A page, or a part of it, could not be fetched. What the visitor sees is ErrorPanel. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Pages kept in memory, and milliseconds for which: a visitor who goes back and forth finds them there. */
const kept = { most: 30, time: 300_000 };

/** The site has been published anew, or the address has no page: only a full load of it is right. */
export class FullLoadNeeded extends Error {
  override name = 'FullLoadNeeded';
}

/** A document's chunk is a function that takes the JSX runtime, so that it can do without imports. */
export type BodyModule = { default: (runtime: typeof jsxRuntime) => MDXModule };

/** The body of a page without a text of its own. */
export const NoBody: MDXContent = () => null;

/** What a compiled body gives once it has the runtime. */
export const evaluateBody = (body: BodyModule['default']): MDXContent => body(jsxRuntime).default;

/**
 * Parts that could not be had, over the whole visit. Failed imports stay failed in some browsers: the next try asks for
 * the body under another name.
 */
let lost = 0;
/** Those that somebody waited for. Since a layout has but one name, the second time the page is loaded anew. */
let missed = 0;

/**
 * Loads layout and body of a record.
 * @param early whether nobody waits for it.
 * @throws ChunkLoadError when one of them cannot be had, FullLoadNeeded when that happens again.
 */
export async function loadParts(
  record: PageRecord,
  signal?: AbortSignal,
  early = false,
): Promise<LoadedPage> {
  const address = record.body && (lost === 0 ? record.body : `${record.body}?try=${lost}`);
  try {
    const [layout, own, Video, body] = await Promise.all([
      layouts[record.layout](),
      componentsOf(record.parts),
      videoOf(record.parts),
      address ? (import(/* @vite-ignore */ address) as Promise<BodyModule>) : undefined,
    ]);
    return {
      record,
      Layout: layout.default as ComponentType<LayoutProps>,
      Body: withComponents(body ? evaluateBody(body.default) : NoBody, own),
      Video,
    };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    lost += 1;
    if (!early) missed += 1;
    if (missed > 1) throw new FullLoadNeeded(`The page ${record.path} could not be loaded again.`, { cause });
    throw new ChunkLoadError(`The page ${record.path} could not be loaded.`, { cause });
  }
}

/** Pages by script: for a navigation, and for one that is likely. */
export interface Pages {
  /** Fetches a page, or takes what was fetched before. */
  load: PageLoader;
  /** Fetches a page that nobody has asked for yet. @returns when it is there, or could not be had. */
  prefetch: (path: string) => Promise<void>;
}

/**
 * Fetches records and their parts: client navigation.
 * @param build the build that the running application belongs to.
 */
export function createPages(build: string): Pages {
  const pages = keptFor<LoadedPage>(kept.most, import.meta.env.DEV ? 0 : kept.time);
  const fetchPage = async (path: string, signal?: AbortSignal): Promise<LoadedPage> => {
    const early = !signal;
    const response = await fetch(recordPath(path), early ? { priority: 'low' } : { signal }).catch(
      (cause: unknown) => {
        if (signal?.aborted) throw cause;
        throw new ChunkLoadError(`The record of ${path} could not be fetched.`, { cause });
      },
    );
    if (response.status === 404) throw new FullLoadNeeded(`There is no page at ${path}.`);
    if (!response.ok) throw new ChunkLoadError(`The record of ${path} answered ${response.status}.`);
    const record = (await response.json()) as PageRecord;
    if (record.build !== build) throw new FullLoadNeeded('The site has been published anew.');
    return loadParts(record, signal, early);
  };
  return {
    load(path, signal) {
      const fetched = () => fetchPage(path, signal);
      const early = pages.get(path);
      // What failed before anybody had asked for it is asked for again.
      const page = early?.catch(fetched) ?? fetched();
      const timely = inTime(page, signal);
      timely.then(
        () => {
          if (!early) pages.set(path, page);
        },
        () => {
          if (!signal.aborted) pages.forget(path);
        },
      );
      return timely;
    },
    async prefetch(path) {
      if (pages.get(path)) return;
      const page = fetchPage(path);
      pages.set(path, page);
      await page.catch(() => undefined);
    },
  };
}

/** One deadline for all that a page needs. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<T>((resolve, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError(`Nothing came within ${loadTimeout / 1000} s.`)),
      loadTimeout,
    );
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  }).finally(() => clearTimeout(timer));
}
