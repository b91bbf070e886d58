/** Loads everything that a page needs: the page data, then its layout, lazy components and body in parallel. */
import type { MDXContent, MDXModule } from 'mdx/types.js';
import type { ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { getPageDataPath, type PageData } from '#content/page-data.ts';
import type { LayoutProps, LazySections } from '#layouts/layout-props.ts';
import { layouts } from '#layouts/layouts.ts';
import { loadLazyComponents, withComponents } from '#layouts/lazy-components/lazy-components.tsx';
import { reloadFailedStyles } from './failed-styles.ts';
import { createTtlCache } from './ttl-cache.ts';

export interface LoadedPage {
  pageData: PageData;
  Layout: ComponentType<LayoutProps>;
  Body: MDXContent;
  sections: LazySections;
}

export type PageLoader = (path: string, signal: AbortSignal) => Promise<LoadedPage>;

/** Milliseconds after which a page counts as failed. */
export const loadTimeoutMs = 120_000;

/** Size and time to live of the cache, so that going back and forth needs no requests. */
const maxCachedPages = 30;
const pageTtlMs = 300_000;

/** Thrown when a page, or a part of it, could not be fetched. PageError shows it to the visitor. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Thrown when a page requires a full load: the site was published again, or the path has no page. */
export class ReloadRequiredError extends Error {
  override name = 'ReloadRequiredError';
}

/** Module of a compiled document: a function of the JSX runtime, so that the module needs no imports. */
export type BodyModule = { default: (runtime: typeof jsxRuntime) => MDXModule };

/** Body of a page without a document. */
export const EmptyBody: MDXContent = () => null;

/** Passes the JSX runtime to a compiled document and returns its component. */
export const evaluateBody = (createModule: BodyModule['default']): MDXContent =>
  createModule(jsxRuntime).default;

/**
 * Failed imports during the visit. Some browsers cache a failed import, so the next attempt requests the body with
 * another query string.
 */
let failedImports = 0;
/** Failed imports that a navigation waited for. The second one requires a reload, because a layout has only one URL. */
let failedNavigations = 0;

/**
 * Loads the layout, lazy components and body of a page.
 * @param isPrefetch true if no navigation waits for the page.
 * @throws {ChunkLoadError} if one of them fails to load.
 * @throws {ReloadRequiredError} if that happens to a second navigation.
 */
export async function loadPageModules(
  pageData: PageData,
  signal?: AbortSignal,
  isPrefetch = false,
): Promise<LoadedPage> {
  const { path, body, layout, parts } = pageData;
  const bodyUrl = body && (failedImports === 0 ? body : `${body}?try=${failedImports}`);
  try {
    const [layoutModule, { components, sections }, bodyModule] = await Promise.all([
      layouts[layout](),
      loadLazyComponents(parts),
      bodyUrl ? (import(/* @vite-ignore */ bodyUrl) as Promise<BodyModule>) : undefined,
      reloadFailedStyles(),
    ]);
    return {
      pageData,
      Layout: layoutModule.default as ComponentType<LayoutProps>,
      Body: withComponents(bodyModule ? evaluateBody(bodyModule.default) : EmptyBody, components),
      sections,
    };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    failedImports += 1;
    if (!isPrefetch) failedNavigations += 1;
    const LoadError = failedNavigations > 1 ? ReloadRequiredError : ChunkLoadError;
    throw new LoadError(`The page ${path} could not be loaded.`, { cause });
  }
}

/** Loads pages by path, for client navigation. */
export interface PageFetcher {
  /** Loads a page, from the cache if possible. */
  load: PageLoader;
  /** Loads a page into the cache. @returns a promise that resolves when the page has loaded or failed. */
  prefetch: (path: string) => Promise<void>;
}

/**
 * Creates a page fetcher with an empty cache.
 * @param firstPage page that the application hydrates. Pages of another build than its own require a reload.
 */
export function createPageFetcher(firstPage: LoadedPage): PageFetcher {
  const { build, path: firstPath } = firstPage.pageData;
  /** Pages of the visit. They are shown again if they cannot be fetched, because a form may be half-written there. */
  const visitedPages = new Map([[firstPath, firstPage]]);
  const cache = createTtlCache<LoadedPage>(maxCachedPages, import.meta.env.DEV ? 0 : pageTtlMs);
  const fetchPage = async (path: string, signal?: AbortSignal): Promise<LoadedPage> => {
    const pageData = await fetchPageData(path, signal).catch((cause: unknown) => {
      if (signal?.aborted || cause instanceof ReloadRequiredError) throw cause;
      throw new ChunkLoadError(`The page ${path} could not be loaded.`, { cause });
    });
    if (pageData.build !== build) throw new ReloadRequiredError('The site has been published again.');
    return loadPageModules(pageData, signal, !signal);
  };
  return {
    async load(path, signal) {
      const fetchNow = () => fetchPage(path, signal);
      const cached = cache.get(path);
      // A failed prefetch is fetched again.
      const page = cached?.catch(fetchNow) ?? fetchNow();
      try {
        const loadedPage = await withTimeout(page, signal);
        visitedPages.set(path, loadedPage);
        if (!cached) cache.set(path, page);
        return loadedPage;
      } catch (error) {
        if (!signal.aborted) cache.delete(path);
        const visitedPage = visitedPages.get(path);
        if (visitedPage && error instanceof ChunkLoadError) return visitedPage;
        throw error;
      }
    },
    async prefetch(path) {
      if (cache.get(path)) return;
      const page = fetchPage(path);
      cache.set(path, page);
      await page.catch(() => undefined);
    },
  };
}

/**
 * Fetches the data of a page.
 * @param signal undefined for a prefetch.
 * @throws {ReloadRequiredError} if there is no page.
 * @throws if the response is an error, or is not JSON, as that of a captive portal.
 */
async function fetchPageData(path: string, signal: AbortSignal | undefined): Promise<PageData> {
  const response = await fetch(getPageDataPath(path), signal ? { signal } : { priority: 'low' });
  if (response.status === 404) throw new ReloadRequiredError(`There is no page at ${path}.`);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as PageData;
}

/** Rejects after `loadTimeoutMs`, or when the signal aborts. */
function withTimeout<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<T>((resolve, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError(`The page did not load within ${loadTimeoutMs / 1000} s.`)),
      loadTimeoutMs,
    );
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  }).finally(() => clearTimeout(timer));
}
