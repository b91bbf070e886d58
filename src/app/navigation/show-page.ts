/** Shows pages, and hydrates their islands. */
import type { ClientPageData } from '#content/client-data.ts';
import { type HydratedIslands, hydrateIslands } from '../islands/hydrate-islands.tsx';
import type { LoadedPage, ModuleLoader } from './load-page.ts';
import { replacePage } from './replace-page.ts';

export interface PageView {
  /**
   * Shows a page. Does nothing if it is shown already.
   * @param opensAtTop true if the page is scrolled to its top, and not to an anchor or an earlier position.
   */
  show: (page: LoadedPage, opensAtTop: boolean) => void;
  /**
   * Hydrates the islands of the page that the view was created with, unless it has been left.
   * @returns a promise that resolves when the islands that a visitor may use at once are hydrated. It rejects if a module
   *   fails to load; a later call tries again.
   */
  hydrateInitialPage: () => Promise<void>;
  /** Returns the data of the page that was shown last. */
  getPageData: () => ClientPageData;
  /** Empties `main` for an error panel, and scrolls to it. @returns `main`. */
  clear: () => HTMLElement;
}

/** Creates the view of the page that is shown now. */
export function createPageView(initialPage: LoadedPage, loadModules: ModuleLoader): PageView {
  const root = document.getElementById('root') as HTMLElement;
  let shownPage: LoadedPage | undefined = initialPage;
  let data = initialPage.data;
  let islands: HydratedIslands | undefined;
  const unmountIslands = () => islands?.unmount();
  return {
    async hydrateInitialPage() {
      await loadModules(initialPage.data);
      if (shownPage !== initialPage) return;
      islands ??= hydrateIslands(root, initialPage.data);
      await islands.started;
    },
    show(page, opensAtTop) {
      if (page === shownPage) return;
      shownPage = page;
      const { path: shownPath } = data;
      // The same page again, after an edit in development, stays where it is.
      const isOtherPath = page.data.path !== shownPath;
      data = page.data;
      unmountIslands();
      replacePage(page, { shownPath, opensAtTop, scrollsToTop: opensAtTop && isOtherPath });
      islands = hydrateIslands(root, page.data);
      islands.started.catch(console.warn);
    },
    getPageData: () => data,
    clear() {
      shownPage = undefined;
      unmountIslands();
      const main = document.getElementById('main') as HTMLElement;
      main.replaceChildren();
      scrollTo(0, 0);
      return main;
    },
  };
}
