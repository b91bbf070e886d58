/** Starts the application on a prerendered page. boot.ts loads it at the first user interaction. */
import { chat } from 'virtual:site';
import type { i18n } from 'i18next';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom';
import type { ClientPageData } from '#content/client-data.ts';
import { startI18n } from '#i18n/client.ts';
import { App } from '../App.tsx';
import { createModuleLoader } from '../islands/load-modules.ts';
import { markCurrentSection } from '../navigation/current-section.ts';
import { startFirstNavigation, takeOverNavigation } from '../navigation/first-navigation.ts';
import { followLinks } from '../navigation/links.ts';
import { ReloadRequiredError } from '../navigation/load-page.ts';
import { hoverQuery, prefetchInView } from '../navigation/prefetch.ts';
import { assignHistoryKeys, flushRouterUpdates } from '../navigation/router-internals.ts';
import { createPageView, type PageView } from '../navigation/show-page.ts';
import { applyStylesheet, loadStylesheet } from '../navigation/styles.ts';
import { createHydrationData, createRoutes, showLoadedPage } from '../routes.tsx';
import { afterPaint, yieldToMain } from '../schedule.ts';
import { pinHeaderOnScrollUp } from '../shell/pin-header.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Initialization of i18next, shared by all attempts to start. */
let i18nPromise: ReturnType<typeof startI18n> | undefined;
/** The start of navigation, shared by all attempts to start after it has succeeded. */
let viewPromise: Promise<PageView> | undefined;

/**
 * Replaces the URL of a page that was rendered as the answer to a form post, which has the API's URL. A reload must not
 * post the form again.
 */
function restoreCanonicalUrl({ path }: ClientPageData): void {
  const canonicalPath = encodeURI(path);
  if (document.querySelector('[data-answered]') && window.location.pathname !== canonicalPath)
    window.history.replaceState(null, '', canonicalPath);
}

/**
 * Takes over navigation, and hydrates the page's islands after it: a visitor may click a link that the pointer is over by now,
 * and a full load of its page takes much longer.
 * @returns a promise that resolves when navigation works. Its `hydrated` resolves when the islands that a visitor may use at
 *   once are hydrated, effects included, and rejects if a module fails to load. The page stays as it is and works without
 *   script, and a later call tries again.
 */
export async function startApplication(): Promise<{ hydrated: Promise<void> }> {
  viewPromise ??= startNavigation();
  viewPromise.catch(() => {
    viewPromise = undefined;
  });
  const view = await viewPromise;
  return { hydrated: view.hydrateInitialPage() };
}

/**
 * @throws if the page has islands and the stylesheet fails to load. The page stays as it is, and the browser follows its
 *   links.
 */
async function startNavigation(): Promise<PageView> {
  const { data } = startFirstNavigation().firstPage;
  restoreCanonicalUrl(data);
  i18nPromise ??= startI18n(data.textLanguage ?? data.language, data.strings);
  const stylesheet = loadStylesheet(data.stylesheet);
  // A page without islands works without the stylesheet, so that its failure is ignored here.
  stylesheet.catch(() => undefined);
  const hasIslands = data.islands.length > 0;
  const [i18n] = await Promise.all([i18nPromise, hasIslands && stylesheet]);
  const root = createRoot(document.getElementById('app') as HTMLElement);
  // The rest runs in one task, because between `takeOverNavigation` and `followLinks` no script follows a clicked link.
  await yieldToMain();
  const loadModules = createModuleLoader(data.modules);
  const { firstPage, shownPage, fetcher } = takeOverNavigation(loadModules);
  const { load, prefetch } = fetcher;
  const view = createPageView(shownPage, loadModules);
  await addTranslations(i18n, shownPage.data);
  const loadTranslatedPage = async (path: string, signal: AbortSignal) => {
    try {
      const page = await load(path, signal);
      await addTranslations(i18n, page.data);
      return page;
    } catch (error) {
      if (error instanceof ReloadRequiredError) return hardNavigate(router);
      throw error;
    }
  };
  assignHistoryKeys(() => router.state.location.key);
  // The browser has announced the first page.
  const announcement = shownPage === firstPage ? '' : shownPage.data.title;
  const router = createBrowserRouter(createRoutes(loadTranslatedPage, view, announcement), {
    hydrationData: createHydrationData(shownPage),
  });
  flushRouterUpdates(router, (state) => showLoadedPage(state, view));
  flushSync(() =>
    root.render(
      <App i18n={i18n}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
  followLinks((to, options) => void router.navigate(to, options), view.getPageData);
  markCurrentSection();
  if (!import.meta.env.DEV) prefetchInView(prefetch);
  if (import.meta.hot) {
    // The modules of pages are loaded for their styles, and so that a change of one is noticed.
    void import('#layouts/layouts.ts');
    import.meta.hot.on('content:change', () => void router.revalidate());
    import.meta.hot.on('vite:afterUpdate', () => void router.revalidate());
  }
  // Laying out the page of a hovered link needs the stylesheet.
  if (hoverQuery.matches)
    stylesheet.then(
      () => whenNoLinkIsHovered(applyStylesheet),
      () => undefined,
    );
  // Reading the scroll position would compute the styles and layout that are pending.
  afterPaint(pinHeaderOnScrollUp);
  // The page works without the chat.
  if (chat) import('#sections/chat/chat.ts').then(({ startChat }) => startChat(), console.warn);
  return view;
}

/**
 * Runs a task in idle time while the pointer is over no link. A task that computes the styles of the whole page would delay
 * the click, which may come at any time.
 */
function whenNoLinkIsHovered(task: () => void): void {
  afterPaint(() => {
    if (document.querySelector('a:hover'))
      addEventListener('pointerout', () => whenNoLinkIsHovered(task), { once: true });
    else task();
  });
}

/** Adds a page's strings to i18next and switches to their language. */
async function addTranslations(i18n: i18n, data: ClientPageData): Promise<void> {
  const { strings, textLanguage: language = data.language } = data;
  for (const [namespace, resource] of Object.entries(strings))
    i18n.addResourceBundle(language, namespace, resource, true, true);
  if (i18n.language !== language) await i18n.changeLanguage(language);
}

/** Loads the target of the current navigation with the browser. After back and forward, the URL is already the target's. */
function hardNavigate(router: Router): Promise<never> {
  const { location } = router.state.navigation;
  const target = location && createPath(location);
  const current = createPath(window.location);
  if (target === undefined || target === current) window.location.reload();
  else window.location.assign(target);
  return new Promise<never>(() => undefined);
}
