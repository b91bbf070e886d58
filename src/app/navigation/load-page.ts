/** Loads the page of a client navigation: its HTML as the build wrote it, its styles, and the modules of its islands. */
import { type ClientPageData, clientDataId } from '#content/client-data.ts';
import { loadPageStyles, type PageStyles } from './styles.ts';
import { createTtlCache } from './ttl-cache.ts';

export interface LoadedPage {
  data: ClientPageData;
  title: string;
  /** Direction of its text. */
  direction: string;
  /** Tags of the head that belong to the page. */
  headTags: readonly Element[];
  /** Element with the page's content. It belongs to a document without a window, so its images do not load. */
  root: Element;
  styles: PageStyles;
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

/** Selects the tags that belong to a page. All other tags in the head belong to the site. */
export const pageTagSelector =
  'meta[name=description], meta[name=robots], meta[property^="og:"], meta[name^="twitter:"], link[rel=canonical], link[rel=alternate]';

/**
 * Reads the data that a page carries.
 * @throws if the document is no page of this site, for example that of a captive portal.
 */
export function readPageData(document: Document): ClientPageData {
  const data = document.getElementById(clientDataId)?.textContent;
  if (!data) throw new Error('The document is no page of this site.');
  return JSON.parse(data) as ClientPageData;
}

/**
 * Reads a page from a document.
 * @throws as `readPageData`.
 */
function readPage(document: Document): Omit<LoadedPage, 'styles'> {
  const data = readPageData(document);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no content.');
  return {
    data,
    title: document.title,
    direction: document.documentElement.dir,
    headTags: [...document.head.querySelectorAll(pageTagSelector)],
    root,
  };
}

/**
 * Copies the page that the browser has loaded, as it was before its animations and its hydration. Its styles are read from the
 * cache of the browser.
 */
export function copyShownPage(): LoadedPage {
  const page = readPage(document);
  const inlineCss = document.head.querySelector('style')?.textContent ?? '';
  const deferredUrl = page.root.querySelector('link[rel=stylesheet]')?.getAttribute('href');
  const copy = document.implementation.createHTMLDocument();
  const root = copy.importNode(page.root, true);
  for (const element of root.querySelectorAll('[style]')) element.removeAttribute('style');
  for (const link of root.querySelectorAll('link[rel=stylesheet]')) link.remove();
  for (const element of root.querySelectorAll('[data-laid]')) element.removeAttribute('data-laid');
  for (const menu of root.querySelectorAll('header details')) menu.removeAttribute('open');
  for (const name of ['data-reveal', 'data-in-view'])
    for (const element of root.querySelectorAll(`[${name}=waiting]`)) element.setAttribute(name, '');
  const styles = loadPageStyles(
    () => loadCss(inlineCss, deferredUrl, { priority: 'low' }),
    page.data.stylesheet,
  );
  return { ...page, root, headTags: page.headTags.map((tag) => copy.importNode(tag)), styles };
}

/** Loads pages by path, for client navigation. */
export interface PageFetcher {
  /** Loads a page, from the cache if possible. */
  load: PageLoader;
  /**
   * Loads a page into the cache.
   * @param priority `auto` if the visitor is about to open the page.
   * @returns the page, when it has loaded; undefined if it failed.
   */
  prefetch: (path: string, priority: RequestPriority) => Promise<LoadedPage | undefined>;
  /** Adds the page that the browser has loaded, so that going back to it needs no request. */
  addFirstPage: (page: LoadedPage) => void;
}

/**
 * Loads the modules of a page's islands.
 * @param signal undefined for a prefetch.
 */
export type ModuleLoader = (data: ClientPageData, signal?: AbortSignal) => Promise<void>;

/**
 * Creates a page fetcher with an empty cache.
 * @param build id of the application. Pages of another build require a reload.
 * @param onFetched called with a page before its styles and the modules of its islands are loaded. If it rejects, the page
 *   counts as failed.
 */
export function createPageFetcher(
  build: string,
  loadModules: ModuleLoader,
  onFetched: (page: LoadedPage) => Promise<void>,
): PageFetcher {
  /** Pages of the visit. They are shown again if they cannot be fetched, because a form may be half-written there. */
  const visitedPages = new Map<string, LoadedPage>();
  const cache = createTtlCache<LoadedPage>(maxCachedPages, import.meta.env.DEV ? 0 : pageTtlMs);
  const fetchPage = async (path: string, options: FetchOptions): Promise<LoadedPage> => {
    const { signal } = options;
    try {
      const html = await fetchHtml(path, options);
      const content = readPage(parseHtml(html));
      const { data } = content;
      if (data.build !== build) throw new ReloadRequiredError('The site has been published again.');
      const [, inlineCss = ''] = inlineStylesPattern.exec(html) ?? [];
      const [, deferredUrl] = deferredLinkPattern.exec(html) ?? [];
      const styles = loadPageStyles(() => loadCss(inlineCss, deferredUrl, options), data.stylesheet);
      const page = { ...content, styles };
      await Promise.all([loadModules(data, signal), styles.ready, onFetched(page)]);
      return page;
    } catch (cause) {
      if (signal?.aborted || cause instanceof ReloadRequiredError) throw cause;
      throw new ChunkLoadError(`The page ${path} could not be loaded.`, { cause });
    }
  };
  return {
    async load(path, signal) {
      const fetchNow = () => fetchPage(path, { signal });
      const cached = cache.get(path);
      // A failed prefetch is fetched again.
      const page = cached?.catch(fetchNow) ?? fetchNow();
      try {
        const loadedPage = await withTimeout(page, signal);
        // The styles of the first page may still be loading.
        await withTimeout(loadedPage.styles.ready, signal).catch((cause: unknown) => {
          throw signal.aborted ? cause : new ChunkLoadError(`The styles of ${path} are missing.`, { cause });
        });
        visitedPages.set(path, loadedPage);
        if (!cached) cache.set(path, page);
        return loadedPage;
      } catch (error) {
        if (!signal.aborted) cache.delete(path);
        const visitedPage = visitedPages.get(path);
        if (visitedPage && error instanceof ChunkLoadError && (await hasStyles(visitedPage)))
          return visitedPage;
        throw error;
      }
    },
    async prefetch(path, priority) {
      const cached = cache.get(path);
      const page = cached ?? fetchPage(path, { priority });
      if (!cached) cache.set(path, page);
      return page.catch(() => undefined);
    },
    addFirstPage(page) {
      const { path } = page.data;
      visitedPages.set(path, page);
      // A page with a form's result is shown once.
      if (!page.root.querySelector('[data-answered]')) cache.set(path, Promise.resolve(page));
    },
  };
}

/** The signal is undefined for a prefetch. */
type FetchOptions = { signal: AbortSignal } | { signal?: never; priority: RequestPriority };

/**
 * Fetches a file of the site.
 * @throws {ReloadRequiredError} if there is no such file, or the response is a redirect.
 * @throws if the response is another error.
 */
export async function fetchText(path: string, options: FetchOptions): Promise<string> {
  const response = await fetch(path, options);
  if (response.status === 404) throw new ReloadRequiredError(`There is nothing at ${path}.`);
  if (!response.ok) throw new Error(String(response.status));
  if (response.redirected) throw new ReloadRequiredError(`The file ${path} has moved.`);
  return response.text();
}

/**
 * Loads the CSS of a page in the order in which a full load applies it.
 * @param deferredUrl URL of the styles that follow the inline ones. A page without it has all styles inline.
 * @throws as `fetchText`.
 */
const loadCss = async (
  inlineCss: string,
  deferredUrl: string | null | undefined,
  options: FetchOptions,
): Promise<string> => inlineCss + (deferredUrl ? await fetchText(deferredUrl, options) : '');

/**
 * Fetches a page's HTML.
 * @throws as `fetchText`, and if the response is incomplete.
 */
async function fetchHtml(path: string, options: FetchOptions): Promise<string> {
  const html = await fetchText(path, options);
  if (!html.trimEnd().endsWith('</html>')) throw new Error('The response was cut off.');
  return html;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => typeof rules;
}

/** Policy of Trusted Types for the HTML of pages, which `fetchHtml` takes from this site alone. */
const pagePolicy = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('page', {
  createHTML: (html) => html,
});

/** Matches the inline styles in a page's HTML, with their text. */
const inlineStylesPattern = /<style>([\s\S]*?)<\/style>/;
/** Matches the link to deferred styles, with its URL. */
const deferredLinkPattern = /<link rel="stylesheet" href="([^"]*)"[^>]*>/;

/** Parses a page without its styles, because the content security policy of the shown page does not list them. */
function parseHtml(html: string): Document {
  const text = html.replace(inlineStylesPattern, '').replace(deferredLinkPattern, '');
  return new DOMParser().parseFromString(pagePolicy?.createHTML(text) ?? text, 'text/html');
}

/** Returns true if a page can be shown with styles. */
const hasStyles = ({ styles }: LoadedPage): Promise<boolean> =>
  styles.ready.then(
    () => true,
    () => false,
  );

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
