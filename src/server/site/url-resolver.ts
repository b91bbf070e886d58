/** What an address means: pure, so that every spelling of a path can be tried without a server. */
import { type Language, splitLanguage } from '#i18n/languages.ts';
import type { ServeManifest } from './serve-manifest.ts';

export type Resolution =
  | { kind: 'page'; path: string; file: string }
  /** Moved for good; `to` is a path on this site with the query of the request. */
  | { kind: 'redirect'; to: string }
  /** Perhaps a file of the build, at this path. */
  | { kind: 'file'; path: string }
  | { kind: 'unknown' };

export interface ResolvedUrl {
  /** Language of the path, whether anything lies there or not. */
  language: Language;
  resolution: Resolution;
}

/** Pages are reached by their addresses, and compressed files by the ones they were made of. */
const privateExtension = /\.(?:html|br|gz)$/i;

/** Paths compare decoded, without doubled and trailing slashes. */
function normalizePath(path: string): string {
  try {
    return decodeURIComponent(path)
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, '');
  } catch {
    return path;
  }
}

/** Puts the query of a request behind a path, and before its fragment. */
export function appendQuery(path: string, query: string): string {
  const [bare = '', fragment] = path.split('#');
  return `${encodeURI(bare)}${query}${fragment === undefined ? '' : `#${encodeURI(fragment)}`}`;
}

/** Splits a request's URL into path and query, the question mark included. */
export function splitUrl(url: string): { path: string; query: string } {
  const [, path = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return { path, query };
}

/**
 * Prepares the lookup of addresses.
 * @returns function from a request's URL (path and query) to what is to be answered.
 */
export function createUrlResolver({
  pages,
  redirects,
}: Pick<ServeManifest, 'pages' | 'redirects'>): (url: string) => ResolvedUrl {
  const canonical = new Map<string, string>();
  for (const [path, file] of Object.entries(pages))
    for (const spelling of [path, `/${file}`]) canonical.set(spelling.toLowerCase(), path);
  const moved = new Map(Object.entries(redirects).map(([from, to]) => [from.toLowerCase(), to]));

  const resolve = (requested: string, path: string, query: string): Resolution => {
    const file = pages[path];
    if (file !== undefined && requested === encodeURI(path)) return { kind: 'page', path, file };
    const to = canonical.get(path.toLowerCase()) ?? moved.get(path.toLowerCase());
    if (to !== undefined) return { kind: 'redirect', to: appendQuery(to, query) };
    const hidden = path.split('/').some((segment) => segment.startsWith('.'));
    if (hidden || privateExtension.test(path) || /[\\\0]/.test(path)) return { kind: 'unknown' };
    return { kind: 'file', path };
  };

  return (url) => {
    const { path: requested, query } = splitUrl(url);
    const path = normalizePath(requested);
    return {
      language: splitLanguage(path.toLowerCase()).language,
      resolution: resolve(requested, path, query),
    };
  };
}
