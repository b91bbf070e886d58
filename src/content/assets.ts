/** Addresses of the content's pictures, as documents write them. */

const prefix = '/assets/';

/**
 * The file in `content/assets` that an address means: `/assets/a%20b.png` is `a b.png`.
 * @returns undefined where the address is not below `/assets/`, or its `%` is no escape.
 */
export function assetName(url: string): string | undefined {
  if (!url.startsWith(prefix)) return undefined;
  try {
    return decodeURIComponent(url.slice(prefix.length));
  } catch {
    return undefined;
  }
}
