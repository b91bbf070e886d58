/**
 * The stylesheet of all pages and islands. A page carries only the styles of its own HTML, so the stylesheet is applied
 * before the first island that adds classes is hydrated, or with the next page that is shown.
 */

let stylesheet: Promise<CSSStyleSheet> | undefined;
/** The stylesheet once it has been loaded, until it is applied. */
let loadedStylesheet: CSSStyleSheet | undefined;

/**
 * Loads the stylesheet, once. A failed one is loaded again by the next call.
 * @throws if it cannot be fetched.
 */
export async function loadStylesheet(url: string): Promise<void> {
  // Vite applies the styles in development.
  if (import.meta.env.DEV) return;
  // An attempt of an earlier call, such as a prefetch, may have begun while the connection was lost.
  await stylesheet?.catch(() => undefined);
  stylesheet ??= fetchStylesheet(url).catch((error: unknown) => {
    stylesheet = undefined;
    throw error;
  });
  await stylesheet;
}

async function fetchStylesheet(url: string): Promise<CSSStyleSheet> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  loadedStylesheet = await new CSSStyleSheet().replace(await response.text());
  return loadedStylesheet;
}

/**
 * Applies the stylesheet if it has been loaded. It is applied in the task that adds the elements that need it, because a new
 * stylesheet makes the browser compute the styles of the whole page again. No other stylesheet is added later.
 */
export function applyStylesheet(): void {
  if (loadedStylesheet) document.adoptedStyleSheets.push(loadedStylesheet);
  loadedStylesheet = undefined;
}
