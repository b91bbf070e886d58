/** Collects the HTTP rules of one build, from which the configurations of other web servers are written. */
import type { Language } from '#i18n/languages.ts';
import {
  buildContentSecurityPolicy,
  buildSecurityHeaders,
  type PolicySources,
} from '#server/security-headers.ts';
import { getMediaType, hostFiles, isPrivatePath, privateExtensions } from '#server/site/http-rules.ts';
import type { ServeManifest } from '#server/site/serve-manifest.ts';

export interface HostRules {
  /** Security headers by name, with the Content-Security-Policy of files that are not pages. */
  headers: Record<string, string>;
  /** Content-Security-Policy that fits every page, because it allows any inline style. */
  commonPolicy: string;
  pages: HostPage[];
  notFound: { language: Language; file: string; policy: string }[];
  redirects: { from: string; to: string }[];
  /** Files outside `/static/` that are not pages, as paths: `/feed.xml`. */
  files: string[];
  /** Value of `content-type` by extension. */
  mediaTypes: Map<string, string>;
}

interface HostPage {
  path: string;
  file: string;
  policy: string;
}

/** @param files paths of all files in the folder of the build, without a leading slash. */
export function collectHostRules(
  manifest: ServeManifest,
  files: readonly string[],
  siteUrl: string,
): HostRules {
  const { script, styles } = manifest.contentSecurityPolicy;
  const sources: Omit<PolicySources, 'styles'> = {
    scripts: script,
    videos: manifest.videos,
    chat: manifest.chat,
    isHttps: siteUrl.startsWith('https:'),
  };
  const getPolicy = (file: string) => buildContentSecurityPolicy({ ...sources, styles: styles[file] ?? [] });
  const extensions = new Set(files.map((file) => /\.([^./]+)$/.exec(file)?.[1] ?? ''));
  for (const name of ['', 'br', 'gz']) extensions.delete(name);
  return {
    headers: buildSecurityHeaders({ ...sources, styles: [] }),
    commonPolicy: buildContentSecurityPolicy({ ...sources, styles: ["'unsafe-inline'"] }),
    pages: Object.entries(manifest.pages).map(([path, file]) => ({ path, file, policy: getPolicy(file) })),
    notFound: Object.entries(manifest.notFound).map(([language, file]) => ({
      language: language as Language,
      file,
      policy: getPolicy(file),
    })),
    redirects: Object.entries(manifest.redirects).map(([from, to]) => ({ from, to })),
    files: files
      .map((file) => `/${file}`)
      .filter((path) => !path.startsWith('/static/') && !isPrivatePath(path))
      .sort(),
    mediaTypes: new Map([...extensions].sort().map((name) => [name, getMediaType(name)])),
  };
}

/** A name that needs no encoding in a URL. Only such names are redirected to from other spellings. */
const plainPath = /^[\w./~-]+$/;

export interface Spelling {
  /** Paths that lead to the address, in any case. */
  paths: string[];
  to: string;
}

/** Lists what redirects: other spellings of pages and files, and moved pages. The first that matches wins. */
export function listSpellings({ pages, files, redirects }: HostRules): Spelling[] {
  return [
    ...pages.map(({ path, file }) => ({ paths: [path, `/${file}`], to: encodeURI(path) })),
    ...redirects.map(({ from, to }) => ({ paths: [from], to: encodeTarget(to) })),
    ...files.filter((path) => plainPath.test(path)).map((path) => ({ paths: [path], to: path })),
  ];
}

/** Encodes the target of a redirect. A dollar sign would begin a variable in nginx, and a brace in Caddy. */
const encodeTarget = (to: string): string =>
  encodeURI(decodeIfPossible(to)).replace(/[${}]/g, encodeURIComponent);

function decodeIfPossible(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Splits a target into the path and its fragment, `#` included, because the query stands between them. */
export function splitTarget(to: string): { path: string; fragment: string } {
  const [path = '', ...fragment] = to.split('#');
  return { path, fragment: fragment.map((text) => `#${text}`).join('') };
}

/** Builds a regular expression for a path, for programs that compare characters. */
export const toCharacterPattern = (path: string): string =>
  path.replace(/[^\w/-]/gu, (character) =>
    character === '.' ? '\\.' : `\\x{${character.codePointAt(0)?.toString(16)}}`,
  );

/** Builds a regular expression for a path, for programs that compare bytes. */
export const toBytePattern = (path: string): string =>
  toCharacterPattern(Buffer.from(path).toString('latin1'));

const compressedExtensions = privateExtensions.filter((name) => name !== 'html');

/** Pattern of private files besides those in hidden folders and `.html`, regardless of case. */
export const privateFilePattern: string = [
  `\\.(?:${compressedExtensions.join('|')})$`,
  `^/+(?:${Object.values(hostFiles).join('|')})/*$`,
].join('|');
