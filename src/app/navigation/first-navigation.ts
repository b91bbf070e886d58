/**
 * Navigation until the application has started, which takes a slow phone much longer than loading the next page. Pages are
 * prefetched on intent, and a link whose page is there or about to arrive is followed by script. All others are left to the
 * browser. The application takes over the page that is shown by then.
 */
import { pageChangeEvent } from '#motion/page-event.ts';
import { afterPaint } from '../schedule.ts';
import { rememberCovers } from './grow-cover.ts';
import { indicatorDelayMs } from './indicator-delay.ts';
import { followLinks } from './links.ts';
import {
  copyShownPage,
  createPageFetcher,
  type LoadedPage,
  type ModuleLoader,
  type PageFetcher,
  readPageData,
} from './load-page.ts';
import { layOutRestoredPagesProgressively } from './page-layout.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { preparePage } from './prepared-page.ts';
import { needsStyles, replacePage } from './replace-page.ts';
import { loadStylesheet } from './styles.ts';

/** Key under which react-router's `ScrollRestoration` stores positions by the key of their history entry. */
const scrollPositionsKey = 'react-router-scroll-positions';
/** Key that react-router gives to an entry of the history without one. */
const firstEntryKey = 'default';

/** Milliseconds after a click in which the page of the link must arrive. After them the browser follows the link. */
const arrivalTimeoutMs = 2_000;

/** State of a history entry, as react-router writes it. */
interface EntryState {
  key?: string;
  idx?: number;
}

/** Navigation as the application takes it over. */
export interface FirstNavigation {
  /** Page that the browser has loaded, as it was before its hydration. */
  firstPage: LoadedPage;
  /** Page that is shown: the first page, or one that was shown since. */
  shownPage: LoadedPage;
  fetcher: PageFetcher;
  /** Requests the stylesheet of all pages early. The pages and islands that need it report its errors. */
  requestStylesheet: () => void;
}

let navigation: FirstNavigation | undefined;
let stopFirstNavigation = () => {};
let setModuleLoader: (loadModules: ModuleLoader) => void;
const moduleLoader = new Promise<ModuleLoader>((resolve) => {
  setModuleLoader = resolve;
});

/** Starts prefetching and following links, unless it has been started. */
export function startFirstNavigation(): FirstNavigation {
  if (navigation) return navigation;
  /** Requested pages by path. They can be shown once they are fetched. */
  const requestedPages = new Map<string, LoadedPage | undefined>();
  /** Page that the visitor is about to open. */
  let intent: { path: string; canLayOut: boolean } | undefined;
  /** URL of the link that was clicked before its page arrived. */
  let awaitedUrl: string | undefined;
  let arrivalTimers: number[] = [];
  /** Stops waiting for the page of the clicked link, which is not shown if it arrives later. */
  const stopWaiting = () => {
    awaitedUrl = undefined;
    for (const timer of arrivalTimers) clearTimeout(timer);
    toggleLoadingIndicator(false);
  };
  /** Loads the awaited page in full. */
  const leaveToBrowser = () => {
    const url = awaitedUrl;
    stopWaiting();
    if (url !== undefined) location.assign(url);
  };
  const { build, stylesheet: stylesheetUrl } = readPageData(document);
  // The URL, because the application shows pages too once it has taken over.
  const getShownPath = () => getPath(location.href);
  const fetcher = createPageFetcher(
    build,
    async (data, signal) => (await moduleLoader)(data, signal),
    async (page) => {
      if (needsStyles(page, getShownPath())) await page.styles.ready;
      requestedPages.set(page.data.path, page);
      // Layout waits for the modules, which come with the application.
      if (page.data.path === intent?.path) preparePage(page, { shownPath: getShownPath(), canLayOut: false });
      if (awaitedUrl !== undefined && getPath(awaitedUrl) === page.data.path) show(awaitedUrl, page);
    },
  );
  const requestStylesheet = () => void loadStylesheet(stylesheetUrl).catch(() => undefined);
  // Requests are sent before the page is copied, which takes a slow phone as long as their answers.
  if (!import.meta.env.DEV) {
    prefetchOnIntent(async (path, canLayOut) => {
      intent = { path, canLayOut };
      if (!requestedPages.has(path)) requestedPages.set(path, undefined);
      const page = await fetcher.prefetch(path, 'auto');
      if (page && path === intent.path)
        preparePage(page, { shownPath: getShownPath(), canLayOut: intent.canLayOut });
      if (!page && awaitedUrl !== undefined && getPath(awaitedUrl) === path) leaveToBrowser();
    });
  }
  const firstPage = copyShownPage();
  fetcher.addFirstPage(firstPage);
  const started: FirstNavigation = { firstPage, shownPage: firstPage, fetcher, requestStylesheet };
  navigation = started;
  rememberCovers();
  layOutRestoredPagesProgressively();
  if (import.meta.env.DEV) return started;
  // Prefetching replaces the speculation rules, which would load the same pages again.
  document.querySelector('script[type=speculationrules]')?.remove();

  const show = (url: string, page: LoadedPage) => {
    stopWaiting();
    const { path: shownPath } = started.shownPage.data;
    started.shownPage = page;
    pushEntry(url);
    replacePage(page, { shownPath, opensAtTop: true, scrollsToTop: true });
    afterPaint(announceChange);
  };
  const follow = (url: string) => {
    const page = requestedPages.get(getPath(url));
    if (page) return show(url, page);
    stopWaiting();
    awaitedUrl = url;
    arrivalTimers = [
      window.setTimeout(toggleLoadingIndicator, indicatorDelayMs, true),
      window.setTimeout(leaveToBrowser, arrivalTimeoutMs),
    ];
  };
  const canFollow = ({ href, hash }: HTMLAnchorElement) => {
    const path = getPath(href);
    // Links with an anchor and clicks in a hidden tab are left to the browser, because `replacePage` scrolls to the top and
    // hidden tabs draw no frames. Pages with a form are too, because browsers restore what was typed when the visitor goes
    // back, and drafts are saved only once the application runs.
    if (hash || document.hidden || document.querySelector('#main form')) return false;
    return requestedPages.has(path) && path !== started.shownPage.data.path;
  };
  const stopFollowing = followLinks(follow, () => started.shownPage.data, canFollow);
  /** Reloads when the visitor goes back to another page, because only the application could show it again. */
  const reloadOtherPage = () => {
    if (getPath(location.href) !== started.shownPage.data.path) location.reload();
  };
  addEventListener('popstate', reloadOtherPage);
  stopFirstNavigation = () => {
    // From here on pages are shown by the application, which does not know of this link.
    leaveToBrowser();
    stopFollowing();
    removeEventListener('popstate', reloadOtherPage);
    requestedPages.clear();
  };
  return started;
}

/**
 * Ends the following of links, and returns the navigation so far.
 * @param loadModules loads modules from now on, also for pages that were prefetched.
 */
export function takeOverNavigation(loadModules: ModuleLoader): FirstNavigation {
  const started = startFirstNavigation();
  stopFirstNavigation();
  setModuleLoader(loadModules);
  return started;
}

/** Returns the path of a page from its URL, as the page's data has it. */
const getPath = (url: string): string => decodeURI(new URL(url, location.href).pathname);

/** Adds a history entry like those of react-router, which would take an entry without a key for its first one. */
function pushEntry(url: string): void {
  const state = (history.state ?? {}) as EntryState;
  const { key = firstEntryKey, idx = 0 } = state;
  storeScrollPosition(key);
  history.replaceState({ ...state, idx }, '');
  history.pushState({ usr: null, key: Math.random().toString(36).slice(2), idx: idx + 1 }, '', url);
}

/** Stores the scroll position of an entry for react-router, which restores it when the visitor goes back. */
function storeScrollPosition(key: string): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem(scrollPositionsKey) ?? '{}') as object;
    sessionStorage.setItem(scrollPositionsKey, JSON.stringify({ ...positions, [key]: scrollY }));
  } catch {
    // Storage is blocked, so the page will be at its top.
  }
}

/** Shows or hides the loading screen of the first load, because the application's own indicator has not been loaded. */
function toggleLoadingIndicator(isShown: boolean): void {
  const screen = document.querySelector<HTMLElement>('[data-loading-screen]');
  if (!screen) return;
  screen.hidden = !isShown;
  screen.toggleAttribute('data-loading-indicator', isShown);
}

/** Restarts motion, and moves the focus as a full load does. The application announces the page when it has started. */
function announceChange(): void {
  document.dispatchEvent(new Event(pageChangeEvent));
  document.getElementById('main')?.focus({ preventScroll: true });
}
