/**
 * The stylesheet of all pages and islands. A page carries only the styles of its own HTML, so the stylesheet is applied
 * before the first island that adds classes is hydrated, or with the next page that is shown.
 */

/** Media query that matches nothing, so that the browser loads the stylesheet but does not apply it. */
const noMedia = 'not all';

/** Loading of the stylesheet, shared by all calls. */
let loadPromise: Promise<void> | undefined;
/** The link once its stylesheet has been loaded, until it is applied. */
let loadedLink: HTMLLinkElement | undefined;
/** True once a page that needs the stylesheet is shown. */
let isNeeded = false;

/**
 * Loads the stylesheet, once. A failed one is loaded again by the next call.
 * @throws if it cannot be loaded.
 */
export async function loadStylesheet(url: string): Promise<void> {
  // Vite applies the styles in development.
  if (import.meta.env.DEV) return;
  // An attempt of an earlier call, such as a prefetch, may have begun while the connection was lost.
  await loadPromise?.catch(() => undefined);
  loadPromise ??= addStylesheetLink(url).catch((error: unknown) => {
    loadPromise = undefined;
    throw error;
  });
  await loadPromise;
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
      loadedLink = link;
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

/**
 * Applies the stylesheet, at once or when it is loaded. It is applied in the task that adds the elements that need it, because
 * a new stylesheet makes the browser compute the styles of the whole page again. No other stylesheet is added later.
 */
export function applyStylesheet(): void {
  isNeeded = true;
  loadedLink?.removeAttribute('media');
  loadedLink = undefined;
}
