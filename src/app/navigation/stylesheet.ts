/**
 * The stylesheet of all pages and islands. A page carries only the styles of its own HTML, so the stylesheet is applied
 * before the first island that adds classes is hydrated, or with the next page that is shown.
 */

/** Media query that matches nothing: the browser loads and parses the stylesheet, but does not apply it. */
const noMedia = 'not all';

let stylesheet: Promise<void> | undefined;
/** The link once its stylesheet has been loaded, until it is applied. */
let loadedLink: HTMLLinkElement | undefined;

/**
 * Loads the stylesheet, once. A failed one is loaded again by the next call.
 * @throws if it cannot be loaded.
 */
export async function loadStylesheet(url: string): Promise<void> {
  // Vite applies the styles in development.
  if (import.meta.env.DEV) return;
  // An attempt of an earlier call, such as a prefetch, may have begun while the connection was lost.
  await stylesheet?.catch(() => undefined);
  stylesheet ??= addLink(url).catch((error: unknown) => {
    stylesheet = undefined;
    throw error;
  });
  await stylesheet;
}

/**
 * Adds the stylesheet as a link, whose declarations Chromium parses when an element needs them. It parses those of a
 * constructed stylesheet at once, which takes a slow phone five times as long.
 */
function addLink(url: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: url, media: noMedia, fetchPriority: 'high' });
  return new Promise((resolve, reject) => {
    link.onload = () => {
      loadedLink = link;
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(`The stylesheet ${url} could not be loaded.`));
    };
    // It comes after the styles of the page, which are in the head and in the content.
    document.body.append(link);
  });
}

/**
 * Applies the stylesheet if it has been loaded. It is applied in the task that adds the elements that need it, because a new
 * stylesheet makes the browser compute the styles of the whole page again. No other stylesheet is added later.
 */
export function applyStylesheet(): void {
  loadedLink?.removeAttribute('media');
  loadedLink = undefined;
}
