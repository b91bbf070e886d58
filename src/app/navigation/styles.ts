/**
 * Styles of the pages that client navigation shows. Each page brings the rules that its HTML needs. They replace those of the
 * page before it, except the inline styles of the first page. The stylesheet of all pages replaces them for the rest of the
 * visit when an island, the error panel or a hidden page needs more.
 */

/** Media query that matches nothing, so that the browser loads the stylesheet but does not apply it. */
const noMedia = 'not all';

/** Loading of the stylesheet of all pages, shared by all calls. */
let stylesheetPromise: Promise<void> | undefined;
/** The link once its stylesheet has been loaded, until it is applied. */
let waitingLink: HTMLLinkElement | undefined;
/** True once the stylesheet of all pages is needed. */
let isNeeded = false;
/** True once it is applied, and no page needs styles of its own. */
let isApplied = false;
/** Styles of the shown page. Those of the page that the browser has loaded are in its HTML. */
let shownStyles: { css: string; sheet: CSSStyleSheet } | undefined;

/**
 * Loads the stylesheet of all pages, once. A failed one is loaded again by the next call.
 * @throws if it cannot be loaded.
 */
export async function loadStylesheet(url: string): Promise<void> {
  // Vite applies the styles in development.
  if (import.meta.env.DEV) return;
  // An attempt of an earlier call, such as a prefetch, may have begun while the connection was lost.
  await stylesheetPromise?.catch(() => undefined);
  stylesheetPromise ??= addStylesheetLink(url).catch((error: unknown) => {
    stylesheetPromise = undefined;
    throw error;
  });
  await stylesheetPromise;
}

/**
 * Adds a link to the stylesheet, because Chromium parses the declarations of a linked stylesheet only when elements need
 * them. It parses a constructed stylesheet whole, which blocks a slow phone for a tenth of a second.
 * @throws if the stylesheet cannot be loaded.
 */
function addStylesheetLink(url: string): Promise<void> {
  const link = document.createElement('link');
  // Browsers load stylesheets of other media with the lowest priority.
  Object.assign(link, { rel: 'stylesheet', href: url, media: noMedia, fetchPriority: 'high' });
  return new Promise((resolve, reject) => {
    link.onload = () => {
      waitingLink = link;
      if (isNeeded) applyStylesheet();
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(`The stylesheet ${url} could not be loaded.`));
    };
    // The link comes last, because its rules must follow the styles in the head and in the content.
    document.body.append(link);
  });
}

/** Returns true if the stylesheet of all pages is applied, so that no page lacks styles. */
export const isStylesheetApplied = (): boolean => isApplied;

/**
 * Applies the stylesheet of all pages, at once or when it is loaded. It is applied in the task that adds the elements that
 * need it, because a new stylesheet makes the browser compute the styles of the whole page again.
 */
export function applyStylesheet(): void {
  isNeeded = true;
  if (!waitingLink) return;
  waitingLink.removeAttribute('media');
  waitingLink = undefined;
  isApplied = true;
  // The stylesheet contains the deferred styles. Removing them with the page would make Chromium lay out all text again.
  document.querySelector('#root link[rel=stylesheet]')?.remove();
  // Adopted stylesheets come after all links in the cascade, so a page's rules would override others that must follow them.
  replaceShownStyles(undefined);
}

/** Styles of a page as a full load applies them. */
export interface PageStyles {
  /** CSS text. Undefined until it is loaded. */
  css: string | undefined;
  /** Constructed stylesheet, if it was prepared. */
  sheet?: CSSStyleSheet;
  /** Resolves when the page can be shown: with its own styles, or with those of all pages if they are there first. */
  ready: Promise<void>;
}

/**
 * Loads the styles of a page.
 * @param loadCss returns the page's own CSS.
 * @param stylesheetUrl URL of the stylesheet of all pages, which is loaded if the page's own CSS cannot be used.
 */
export function loadPageStyles(loadCss: () => Promise<string>, stylesheetUrl: string): PageStyles {
  const styles: PageStyles = { css: undefined, ready: Promise.resolve() };
  if (import.meta.env.DEV || isApplied) return styles;
  const loadOwnCss = async () => {
    if (!('adoptedStyleSheets' in document)) throw new Error('The browser cannot adopt stylesheets.');
    styles.css = removeFonts(await loadCss());
  };
  const ownCss = loadOwnCss();
  styles.ready = Promise.any(stylesheetPromise ? [ownCss, stylesheetPromise] : [ownCss]).catch(() =>
    loadStylesheet(stylesheetUrl),
  );
  // The navigation to the page reports the error.
  styles.ready.catch(() => undefined);
  return styles;
}

/** Removes the fonts, which every page has. The browser would load them again, and show another font meanwhile. */
const removeFonts = (css: string): string => css.replace(/@font-face\s*\{[^}]*\}/g, '');

/** Parses the styles of a page that the visitor is about to open. */
export function prepareStyles(styles: PageStyles): void {
  if (isApplied || styles.sheet || styles.css === undefined || styles.css === shownStyles?.css) return;
  styles.sheet = new CSSStyleSheet();
  styles.sheet.replaceSync(styles.css);
}

/** Applies the styles of a page in place of those of the page before it. Without them, those of all pages are applied. */
export function applyPageStyles(styles: PageStyles): void {
  if (isApplied || (shownStyles && styles.css === shownStyles.css)) return;
  prepareStyles(styles);
  const { css, sheet } = styles;
  if (css === undefined || !sheet) applyStylesheet();
  else replaceShownStyles({ css, sheet });
}

/** Replaces the adopted stylesheet of the shown page. Those of browser extensions stay. */
function replaceShownStyles(next: typeof shownStyles): void {
  const others = (document.adoptedStyleSheets ?? []).filter((sheet) => sheet !== shownStyles?.sheet);
  if (shownStyles || next) document.adoptedStyleSheets = next ? [...others, next.sheet] : others;
  shownStyles = next;
}
