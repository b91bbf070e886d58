/** Shows pages: replaces the content of the document by that of a loaded page, and hydrates its islands. */
import i18next from 'i18next';
import type { ClientPageData } from '#content/client-data.ts';
import { layOutProgressively } from '../entries/progressive-layout.ts';
import { type HydratedIslands, hydrateIslands } from '../islands/hydrate-islands.tsx';
import { growCover } from './grow-cover.ts';
import { type LoadedPage, pageTagSelector } from './load-page.ts';
import { applyStylesheet } from './stylesheet.ts';

export interface PageView {
  /**
   * Shows a page. Does nothing if it is shown already.
   * @param opensAtTop true if the page is not scrolled to an anchor or an earlier position.
   */
  show: (page: LoadedPage, opensAtTop: boolean) => void;
  /** Returns the data of the page that was shown last. */
  getPageData: () => ClientPageData;
  /** Empties `main` for an error panel. @returns `main`. */
  clear: () => HTMLElement;
}

/** Creates the view of the page that the browser has loaded. */
export function createPageView(firstPage: LoadedPage, firstIslands: HydratedIslands): PageView {
  const root = document.getElementById('root') as HTMLElement;
  let shownPage: LoadedPage | undefined = firstPage;
  let data = firstPage.data;
  let islands = firstIslands;
  const unmountIslands = () => islands.unmount();
  return {
    show(page, opensAtTop) {
      if (page === shownPage) return;
      shownPage = page;
      data = page.data;
      unmountIslands();
      root.replaceChildren(...document.importNode(page.root, true).childNodes);
      applyStylesheet();
      // Sections that are far from the view are laid out after the first paint. Neither this nor the stylesheet comes
      // earlier, because removing the link that has the focus computes pending styles of the page that is left.
      if (opensAtTop) document.documentElement.dataset.laying = '';
      replaceHead(page);
      if (opensAtTop) layOutProgressively();
      if (opensAtTop) growCover(data.path);
      islands = hydrateIslands(root, page.data);
      islands.started.catch(console.warn);
    },
    getPageData: () => data,
    clear() {
      shownPage = undefined;
      unmountIslands();
      const main = document.getElementById('main') as HTMLElement;
      main.replaceChildren();
      return main;
    },
  };
}

/** Updates title, language and head tags. */
function replaceHead({ data, title, headTags }: LoadedPage): void {
  document.title = title;
  document.documentElement.lang = data.language;
  document.documentElement.dir = i18next.dir(data.language);
  for (const tag of document.head.querySelectorAll(pageTagSelector)) tag.remove();
  document.head.append(...headTags.map((tag) => document.importNode(tag)));
}
