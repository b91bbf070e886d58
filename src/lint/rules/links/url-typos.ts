/** Typos in URLs that show which URL was meant. */
import { collections } from '#content/collections.ts';
import { getDocumentPath, kinds } from '#content/urls.ts';
import { isLanguage, languages, localizePath, splitLanguage } from '#i18n/languages.ts';
import { findNearest } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import type { Site } from '../../site.ts';

interface UrlTypo {
  rule: string;
  message: string;
  /** The URL that was meant, if it is certain. */
  replacement?: string;
}

const schemes = ['https', 'http', 'mailto', 'tel'];
/** Names of the visitor's own computer (RFC 6761, RFC 1122), and addresses that development servers listen on. */
const localhostOrigin = /^https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?::\d+)?(?=[/?#]|$)/i;

export const findUrlTypo = (site: Site, document: Document, url: string): UrlTypo | undefined =>
  findLocalhostUrl(site, document, url) ??
  findOtherHyphen(site, url) ??
  findSchemeTypo(url) ??
  findMissingMailto(url) ??
  findFilePath(site, document, url);

/** True for typos in the scheme or host, which `findUrlTypo` reports. */
export const isUrlTypo = (url: string): boolean =>
  localhostOrigin.test(url) || hasOtherHyphen(url) || findSchemeTypo(url) !== undefined;

/** Hyphens of word processors, which look like the one of the keyboard: U+2010 and U+2011. */
const otherHyphens = /[\u2010\u2011]/g;

/** Writes the hyphen of the keyboard for those of word processors. */
export const replaceOtherHyphens = (text: string): string => text.replace(otherHyphens, '-');

/** Returns the message for a URL or a name with a hyphen of a word processor. */
export const describeOtherHyphen = (url: string, replacement: string): string =>
  `"${url}" contains a non-breaking hyphen, as word processors write it. It looks the same, but is another character. Write ${replacement}`;

/** True for a host or an email address with a hyphen of a word processor, which no address has. */
const hasOtherHyphen = (url: string): boolean => /^(?:mailto:|https?:\/\/)[^/?#]*[\u2010\u2011]/i.test(url);

function findOtherHyphen(
  { documentsByPath, listPaths, publicPaths }: Site,
  url: string,
): UrlTypo | undefined {
  const replacement = replaceOtherHyphens(url);
  if (replacement === url) return undefined;
  const [path = ''] = replacement.split(/[?#]/);
  const isPage = documentsByPath.has(path) || listPaths.has(path) || publicPaths.has(path);
  if (!isPage && !hasOtherHyphen(url)) return undefined;
  return {
    rule: isPage ? 'links/spelling' : url.startsWith('mailto:') ? 'links/mail' : 'links/address',
    message: describeOtherHyphen(url, replacement),
    replacement,
  };
}

function findLocalhostUrl(site: Site, { source }: Document, url: string): UrlTypo | undefined {
  const origin = localhostOrigin.exec(url)?.[0];
  if (origin === undefined) return undefined;
  const pathAndQuery = url.slice(origin.length) || '/';
  const [path = ''] = pathAndQuery.split(/[?#]/);
  const isPage = site.documentsByPath.has(path) && splitLanguage(path).language === source.language;
  const remedy = isPage
    ? `Write ${pathAndQuery}`
    : 'Write the address that visitors see, or /team for a page of this site.';
  return {
    rule: 'links/address',
    message: `${origin} is your own computer, which visitors cannot reach. ${remedy}`,
    ...(isPage && { replacement: pathAndQuery }),
  };
}

/** Finds `htps://`, `http//`, `https:www.` and `https://https://`. */
function findSchemeTypo(url: string): UrlTypo | undefined {
  const doubledScheme = /^https?:\/\/(?=https?:\/?\/)/i.exec(url)?.[0];
  if (doubledScheme)
    return reportSchemeTypo(url, url.slice(doubledScheme.length).replace(/^(https?):?\/+/i, '$1://'));
  const [, originalScheme = '', colon = '', slashes = '', afterScheme = ''] =
    /^([a-z]+)([:;.]?)(\/*)(.*)$/is.exec(url) ?? [];
  const scheme = originalScheme.toLowerCase();
  const isHttp = scheme === 'http' || scheme === 'https';
  const hasWrongSeparator = (colon !== ':' || slashes.length !== 2) && (slashes !== '' || colon !== '');
  if (isHttp && hasWrongSeparator && /^[\w-]+\.[\w.-]/.test(afterScheme))
    return reportSchemeTypo(url, `${scheme}://${afterScheme}`);
  if (isHttp || colon !== ':' || schemes.includes(scheme)) return undefined;
  const similar = findNearest(scheme, schemes);
  if (!similar || Math.abs(similar.length - scheme.length) > 1) return undefined;
  if (slashes && similar.startsWith('http')) return reportSchemeTypo(url, `${similar}://${afterScheme}`);
  return slashes || similar.startsWith('http')
    ? undefined
    : reportSchemeTypo(url, `${similar}:${afterScheme}`);
}

const reportSchemeTypo = (url: string, replacement: string): UrlTypo => ({
  rule: 'links/address',
  message: `"${url}" has a mistake at its beginning. Write ${replacement}`,
  replacement,
});

function findMissingMailto(url: string): UrlTypo | undefined {
  if (!/^[^\s/:@?#]+@[^\s/:@?#]+[.,][a-z]{2,}$/i.test(url)) return undefined;
  const replacement = `mailto:${url.replaceAll(',', '.')}`;
  return {
    rule: 'links/mail',
    message: `A link to an email address begins with mailto:. Write ${replacement}`,
    replacement,
  };
}

/** Finds paths of files: `/pages/team.mdx`, `/content/en/blog/first.mdx`, `/blog/first.mdx`, `/en/team`. */
function findFilePath(site: Site, { source }: Document, url: string): UrlTypo | undefined {
  const [, path = '', suffix = ''] = /^(\/[^?#]*)(.*)$/s.exec(url) ?? [];
  if (path === '' || site.documentsByPath.has(path) || site.listPaths.has(path)) return undefined;
  const parts = path
    .replace(/^\/content(?=\/)/, '')
    .split('/')
    .filter(Boolean);
  const language = isLanguage(parts[0]) && languages.includes(parts[0]) ? parts[0] : source.language;
  if (isLanguage(parts[0])) parts.shift();
  const name = (parts.pop() ?? '').replace(/\.(?:mdx?|html?)$/, '');
  const folder = parts.join('/');
  const candidates = [
    ...kinds
      .filter((kind) => folder === collections[kind].folder)
      .map((kind) => getDocumentPath(language, kind, name)),
    localizePath(`/${[...parts, name].join('/')}`.replace(/\/$/, '') || '/', language),
  ];
  const page = candidates.find((candidate) => candidate !== path && site.documentsByPath.has(candidate));
  // Other rules report another spelling, and a page in the other language.
  const isOtherSpelling = page?.toLowerCase() === path.replace(/\/+$/, '').toLowerCase();
  if (!page || isOtherSpelling || splitLanguage(page).language !== source.language) return undefined;
  if (!path.includes('.') && !path.startsWith('/en/') && folder === '') return undefined;
  return {
    rule: 'links/spelling',
    message: `${path} is the path of a file, but visitors find the page at ${page}. Write ${page + suffix}`,
    replacement: page + suffix,
  };
}
