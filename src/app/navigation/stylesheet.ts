/**
 * The stylesheet of all pages and islands. A page carries only the styles of its own HTML, so the stylesheet is applied
 * before an island is hydrated, and before another page is shown.
 */

let stylesheet: Promise<CSSStyleSheet> | undefined;
let isApplied = false;

/**
 * Loads the stylesheet, once. A failed one is loaded again by the next call.
 * @throws if it cannot be fetched.
 */
export async function loadStylesheet(url: string): Promise<void> {
  // Vite applies the styles in development.
  if (import.meta.env.DEV) return;
  stylesheet ??= fetchStylesheet(url);
  try {
    await stylesheet;
  } catch (error) {
    stylesheet = undefined;
    throw error;
  }
}

async function fetchStylesheet(url: string): Promise<CSSStyleSheet> {
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new CSSStyleSheet().replace(await response.text());
}

/**
 * Applies the loaded stylesheet. It is applied together with the elements that need it, because a new stylesheet makes the
 * browser compute the styles of the whole page again. No other stylesheet is added later. Does nothing if it failed to load.
 */
export async function applyStylesheet(): Promise<void> {
  if (isApplied || !stylesheet) return;
  const sheet = await stylesheet.catch(() => undefined);
  if (isApplied || !sheet) return;
  isApplied = true;
  document.adoptedStyleSheets.push(sheet);
}
