/** React on a prerendered page. Loaded by boot.ts at the first sign of a person. */
import '#ui/styles/site.css';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom';
import type { PageRecord } from '#content/page-data.ts';
import { startI18n } from '#i18n/client.ts';
import { App } from '../App.tsx';
import { keyNativeEntries } from '../navigation/history-keys.ts';
import { createPages, FullLoadNeeded, loadParts } from '../navigation/load-page.ts';
import { preparePageTransitions } from '../navigation/page-transitions.ts';
import { prefetchInView } from '../navigation/prefetch-in-view.ts';
import { prefetchOnIntent } from '../navigation/prefetch-on-intent.ts';
import { updateAtOnce } from '../navigation/router-internals.ts';
import { createRoutes, hydrationOf } from '../routes.tsx';

/** One start of i18next, also when hydration is tried again. */
let i18nStart: ReturnType<typeof startI18n> | undefined;

/** A page that answers a form has come at the form's address: loaded anew, it must not be posted again. */
function takeOwnAddress({ answer, path }: PageRecord): void {
  const own = encodeURI(path);
  if (answer && window.location.pathname !== own) window.history.replaceState(null, '', own);
}

/** Tells when all of the application has been taken over: its effects come after those of everything in it. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Hydrates the page, once its own chunk is there.
 * @returns when it is done, effects included.
 * @throws ChunkLoadError when a part cannot be had; the page stays as it is, and works without script.
 */
export async function hydrate(): Promise<void> {
  const record = JSON.parse(document.querySelector('script#record')?.textContent ?? '') as PageRecord;
  takeOwnAddress(record);
  i18nStart ??= startI18n(record.language, record.strings);
  const [page, i18n] = await Promise.all([loadParts(record), i18nStart]);
  const { load, prefetch } = createPages(record.build);
  const routes = createRoutes(async (path, signal) => {
    try {
      const next = await load(path, signal);
      await speak(i18n, next.record);
      return next;
    } catch (error) {
      if (error instanceof FullLoadNeeded) return loadWhole(router);
      throw error;
    }
  });
  keyNativeEntries(() => router.state.location.key);
  const router = createBrowserRouter(routes, { hydrationData: hydrationOf(page) });
  updateAtOnce(router);
  // Not as a transition, which yields every 5 ms: a page that moves draws a frame each time, and takes several times as
  // long. A click meanwhile is answered in either case: React hydrates at once what it needs for it.
  await new Promise<void>((done) => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <Hydrated onHydrated={done}>
        <App i18n={i18n}>
          <RouterProvider router={router} />
        </App>
      </Hydrated>,
      { onRecoverableError: (error) => console.error(error) },
    );
  });
  // Not before: together with a sheet that the page's parts bring, its rules would cost a layout of the whole page.
  preparePageTransitions();
  if (!import.meta.env.DEV) {
    prefetchOnIntent(prefetch);
    prefetchInView(prefetch);
  }
  if (import.meta.hot) import.meta.hot.on('content:change', () => void router.revalidate());
}

/** Gives i18next the strings that a page brings, in its language. */
async function speak(i18n: i18n, record: PageRecord): Promise<void> {
  for (const [namespace, strings] of Object.entries(record.strings))
    i18n.addResourceBundle(record.language, namespace, strings, true, true);
  if (i18n.language !== record.language) await i18n.changeLanguage(record.language);
}

/** Leaves the page under way to the browser. Going back or forward, the address is that page's already. */
function loadWhole(router: ReturnType<typeof createBrowserRouter>): Promise<never> {
  const { location } = router.state.navigation;
  const target = location && createPath(location);
  const here = createPath(window.location);
  if (target === undefined || target === here) window.location.reload();
  else window.location.assign(target);
  return new Promise<never>(() => undefined);
}
