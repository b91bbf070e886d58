/** Shows pages: replaces the content of the document by that of a loaded page, and hydrates its islands. */
import i18next from 'i18next';
import type { ClientPageData } from '#content/client-data.ts';
import { layOutProgressively } from '../entries/progressive-layout.ts';
import { type HydratedIslands, hydrateIslands, loadIslands } from '../islands/hydrate-islands.tsx';
import { growCover } from './grow-cover.ts';
import { type LoadedPage, pageTagSelector } from './load-page.ts';
import { applyStylesheet } from './stylesheet.ts';

export interface PageView {
  /**
   * Shows a page. Does nothing if it is shown already.
   * @param opensAtTop true if the page is scrolled to its top, and not to an anchor or an earlier position.
   */
  show: (page: LoadedPage, opensAtTop: boolean) => void;
  /**
   * Hydrates the islands of the first page, unless it has been left.
   * @returns a promise that resolves when the islands that a visitor may use at once are hydrated. It rejects if a module
   *   fails to load; a later call tries again.
   */
  hydrateFirstPage: () => Promise<void>;
  /** Returns the data of the page that was shown last. */
  getPageData: () => ClientPageData;
  /** Empties `main` for an error panel, and scrolls to it. @returns `main`. */
  clear: () => HTMLElement;
}

/** Creates the view of the page that the browser has loaded. */
export function createPageView(firstPage: LoadedPage): PageView {
  const root = document.getElementById('root') as HTMLElement;
  let shownPage: LoadedPage | undefined = firstPage;
  let data = firstPage.data;
  let islands: HydratedIslands | undefined;
  const unmountIslands = () => islands?.unmount();
  return {
    async hydrateFirstPage() {
      await loadIslands(firstPage.data);
      if (shownPage !== firstPage) return;
      islands ??= hydrateIslands(root, firstPage.data);
      await islands.started;
    },
    show(page, opensAtTop) {
      if (page === shownPage) return;
      shownPage = page;
      // The same page again, after an edit in development, stays where it is.
      const isOtherPath = page.data.path !== data.path;
      data = page.data;
      unmountIslands();
      replaceContent(root, document.importNode(page.root, true));
      applyStylesheet();
      // Sections that are far from the view are laid out after the first paint. Neither this nor the stylesheet comes
      // earlier, because removing the link that has the focus computes pending styles of the page that is left.
      if (opensAtTop) document.documentElement.dataset.laying = '';
      replaceHead(page);
      if (opensAtTop) {
        if (isOtherPath) scrollTo(0, 0);
        layOutProgressively();
        growCover(data.path);
      }
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

/**
 * Replaces the content of a page. Only `main` is new: header and footer of two pages differ in few attributes, and new
 * elements for them are a third of the style and layout work of the next paint.
 */
function replaceContent(root: Element, next: Element): void {
  // Preloads of images, which React renders before the content, have had their effect.
  for (const parent of [root, next])
    for (const preload of parent.querySelectorAll(':scope > link')) preload.remove();
  const main = root.querySelector(':scope > main');
  const nextMain = next.querySelector(':scope > main');
  if (!main || !nextMain || root.children.length !== next.children.length) {
    root.replaceChildren(...next.childNodes);
    return;
  }
  // `main` is replaced first, because removing the link that has the focus computes the styles of everything that has changed.
  main.replaceWith(nextMain);
  const nextParts = [...next.children];
  for (const [index, part] of [...root.children].filter((child) => child !== nextMain).entries())
    morph(part, nextParts[index] as Element);
}

/** Makes a node equal to another one. Elements stay where both have the same name and number of children. */
function morph(node: ChildNode, next: ChildNode): void {
  if (node.isEqualNode(next)) return;
  const children = [...node.childNodes];
  const nextChildren = [...next.childNodes];
  if (
    !(node instanceof Element && next instanceof Element) ||
    node.nodeName !== next.nodeName ||
    children.length !== nextChildren.length
  ) {
    node.replaceWith(next);
    return;
  }
  for (const { name } of [...node.attributes]) if (!next.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  for (const [index, child] of children.entries()) morph(child, nextChildren[index] as ChildNode);
}

/** Updates title, language and head tags. */
function replaceHead({ data, title, headTags }: LoadedPage): void {
  document.title = title;
  const root = document.documentElement;
  // Language and direction, even the same ones, make the browser compute the styles of the whole page again.
  if (root.lang !== data.language)
    Object.assign(root, { lang: data.language, dir: i18next.dir(data.language) });
  const tags = [...document.head.querySelectorAll(pageTagSelector)];
  for (const [index, tag] of headTags.entries()) {
    const next = document.importNode(tag);
    const shownTag = tags[index];
    if (shownTag) morph(shownTag, next);
    else document.head.append(next);
  }
  for (const tag of tags.slice(headTags.length)) tag.remove();
}
