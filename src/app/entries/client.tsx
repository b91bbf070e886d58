/** Hydrates a prerendered page. boot.ts loads it at the first user interaction. */
import '#ui/styles/site.css';
import { chat } from 'virtual:site';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom';
import type { PageData } from '#content/page-data.ts';
import { startI18n } from '#i18n/client.ts';
import { App } from '../App.tsx';
import { createPageFetcher, loadPageModules, ReloadRequiredError } from '../navigation/load-page.ts';
import { preparePageTransitions } from '../navigation/page-transitions.ts';
import { prefetchInView, prefetchOnIntent } from '../navigation/prefetch.ts';
import { assignHistoryKeys, flushRouterUpdates } from '../navigation/router-internals.ts';
import { createHydrationData } from '../page-route.ts';
import { createRoutes } from '../routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** Initialization of i18next, shared by all attempts to hydrate. */
let i18nPromise: ReturnType<typeof startI18n> | undefined;

/**
 * Replaces the URL of a page that was rendered as the answer to a form post, which has the API's URL. A reload must not
 * post the form again.
 */
function restoreCanonicalUrl({ answer, path }: PageData): void {
  const canonicalPath = encodeURI(path);
  if (answer && window.location.pathname !== canonicalPath)
    window.history.replaceState(null, '', canonicalPath);
}

/** Calls back after hydration. Effects of a parent run after those of all components inside it. */
function HydrationObserver({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Hydrates the page after its modules have loaded.
 * @returns a promise that resolves after hydration, effects included.
 * @throws {ChunkLoadError} if a module fails to load. The page stays as it is and works without script.
 */
export async function hydrate(): Promise<void> {
  const pageData = JSON.parse(document.querySelector('script#record')?.textContent ?? '') as PageData;
  restoreCanonicalUrl(pageData);
  i18nPromise ??= startI18n(pageData.language, pageData.strings);
  const [page, i18n] = await Promise.all([loadPageModules(pageData), i18nPromise]);
  const { load, prefetch } = createPageFetcher(page);
  const routes = createRoutes(async (path, signal) => {
    try {
      const nextPage = await load(path, signal);
      await addTranslations(i18n, nextPage.pageData);
      return nextPage;
    } catch (error) {
      if (error instanceof ReloadRequiredError) return hardNavigate(router);
      throw error;
    }
  });
  assignHistoryKeys(() => router.state.location.key);
  const router = createBrowserRouter(routes, { hydrationData: createHydrationData(page) });
  flushRouterUpdates(router);
  // Hydration is not a React transition. A transition yields every 5 ms, and takes several times as long on a page that
  // animates, because every yield draws a frame. In both cases React hydrates a clicked element at once.
  await new Promise<void>((resolve) => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <HydrationObserver onHydrated={resolve}>
        <App i18n={i18n}>
          <RouterProvider router={router} />
        </App>
      </HydrationObserver>,
      { onRecoverableError: (error) => console.error(error) },
    );
  });
  // Transition rules are added after hydration. Added together with the style sheet of a lazy component, they would cause
  // a layout of the whole page.
  preparePageTransitions();
  if (!import.meta.env.DEV) {
    prefetchOnIntent(prefetch);
    prefetchInView(prefetch);
  }
  // The page works without the chat.
  if (chat) import('#sections/chat/chat.ts').then(({ startChat }) => startChat(), console.warn);
  if (import.meta.hot) import.meta.hot.on('content:change', () => void router.revalidate());
}

/** Adds a page's strings to i18next and switches to the page's language. */
async function addTranslations(i18n: i18n, { language, strings }: PageData): Promise<void> {
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
