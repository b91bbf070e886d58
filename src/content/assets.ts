/** URLs of the content's images, as documents write them. */

const prefix = '/assets/';

/**
 * Returns the file name in `content/assets` for a URL: `/assets/a%20b.png` gives `a b.png`.
 * @returns undefined if the URL is not below `/assets/` or its percent encoding is invalid.
 */
export function getAssetName(url: string): string | undefined {
  if (!url.startsWith(prefix)) return undefined;
  try {
    return decodeURIComponent(url.slice(prefix.length));
  } catch {
    return undefined;
  }
}
