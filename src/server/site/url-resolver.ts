/** Resolves request URLs to pages, redirects and files. Pure, so that tests need no server. */
import { type Language, splitLanguage } from '#i18n/languages.ts';
import { isPrivatePath } from './http-rules.ts';
import type { ServeManifest } from './serve-manifest.ts';

export type Resolution =
  | { kind: 'page'; path: string; file: string }
  /** Permanent; `to` is a path on this site with the query of the request. */
  | { kind: 'redirect'; to: string }
  /** Path of a file that the build may have. */
  | { kind: 'file'; path: string }
  | { kind: 'unknown' };

export interface ResolvedUrl {
  /** Language of the path, also of an unknown one. */
  language: Language;
  resolution: Resolution;
}

/** Decodes a path and removes doubled and trailing slashes. */
function normalizePath(path: string): string {
  try {
    return decodeURIComponent(path)
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, '');
  } catch {
    return path;
  }
}

/** Appends the query of a request to a path, before its fragment. */
export function appendQuery(path: string, query: string): string {
  const [pathWithoutFragment = '', fragment] = path.split('#');
  return `${encodeURI(pathWithoutFragment)}${query}${fragment === undefined ? '' : `#${encodeURI(fragment)}`}`;
}

/** Splits a request's URL into path and query, the question mark included. */
export function splitUrl(url: string): { path: string; query: string } {
  const [, path = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return { path, query };
}

/**
 * Creates a resolver.
 * @returns a function that takes the URL of a request (path and query).
 */
export function createUrlResolver({
  pages,
  redirects,
}: Pick<ServeManifest, 'pages' | 'redirects'>): (url: string) => ResolvedUrl {
  const canonicalPaths = new Map<string, string>();
  for (const [path, file] of Object.entries(pages))
    for (const spelling of [path, `/${file}`]) canonicalPaths.set(spelling.toLowerCase(), path);
  const redirectsByPath = new Map(Object.entries(redirects).map(([from, to]) => [from.toLowerCase(), to]));

  const resolvePath = (requested: string, path: string, query: string): Resolution => {
    const file = pages[path];
    if (file !== undefined && requested === encodeURI(path)) return { kind: 'page', path, file };
    const to = canonicalPaths.get(path.toLowerCase()) ?? redirectsByPath.get(path.toLowerCase());
    if (to !== undefined) return { kind: 'redirect', to: appendQuery(to, query) };
    return isPrivatePath(path) ? { kind: 'unknown' } : { kind: 'file', path };
  };

  return (url) => {
    const { path: requested, query } = splitUrl(url);
    const path = normalizePath(requested);
    return {
      language: splitLanguage(path.toLowerCase()).language,
      resolution: resolvePath(requested, path, query),
    };
  };
}
