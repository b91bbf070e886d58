/** Follows links to pages of the site without a full load. The listeners are on the document, so links need no script. */

import type { ClientPageData } from '#content/client-data.ts';
import { storeChoice } from '#i18n/detection.ts';
import { splitLanguage } from '#i18n/languages.ts';

/**
 * Returns the link that client navigation follows when an element is clicked.
 * @returns undefined for links that the browser follows itself (another site, a file, another window), and for elements
 *   outside links.
 */
export function findPageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  if (link.target || link.hasAttribute('download')) return undefined;
  return link.pathname.includes('.') ? undefined : link;
}

export interface LinkNavigation {
  /** True for a link to the current URL, which replaces the history entry, as in browsers. */
  replace: boolean;
  /**
   * True if the link leads to another page. That page is scrolled to its top when it is shown. The router would do it when
   * React has rendered its state, and a visitor may have scrolled by then.
   */
  preventScrollReset: boolean;
}

/**
 * Follows links to pages. A link to another language also stores that language as the visitor's choice, as the script in the
 * head does, and keeps the anchor of the current URL.
 * @param navigate called with path, query and anchor of the link.
 * @param getPageData returns the data of the shown page.
 * @param canFollow returns false for links that are left to the browser.
 * @returns a function that ends it.
 */
export function followLinks(
  navigate: (to: string, options: LinkNavigation) => void,
  getPageData: () => ClientPageData,
  canFollow: (link: HTMLAnchorElement) => boolean = () => true,
): () => void {
  const follow = (event: PointerEvent) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || hasModifier) return;
    const link = findPageLink(event.target);
    // The browser follows anchors of this page.
    if (!link || (link.hash && link.pathname === location.pathname && link.search === location.search))
      return;
    if (!canFollow(link)) return;
    event.preventDefault();
    const { pathname, search, hash } = link.hreflang ? chooseLanguage(link, getPageData()) : link;
    const options: LinkNavigation = {
      replace: link.href === location.href,
      preventScrollReset: link.pathname !== location.pathname,
    };
    const start = () => navigate(pathname + search + hash, options);
    // A phone may need 200 ms to show the page, so the mark of the link (entries/boot.ts) is painted first. Other pointers
    // need no such frame, because hovering has prepared the page.
    if (event.pointerType === 'touch') requestAnimationFrame(() => setTimeout(start));
    else start();
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

/** Stores the language of a link as the visitor's choice. @returns its URL without `?lng=`, with the current anchor. */
function chooseLanguage({ href }: HTMLAnchorElement, { anchors }: ClientPageData): URL {
  const url = new URL(href);
  const { language } = splitLanguage(url.pathname);
  storeChoice(language);
  url.searchParams.delete('lng');
  const id = decodeAnchor(location.hash.slice(1));
  url.hash = anchors?.[language]?.[id] ?? id;
  return url;
}

/** Decodes an anchor to its element's id. An anchor with an invalid escape is returned as it is. */
function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
