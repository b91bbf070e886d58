/** Addresses that are written wrong in a way that says what was meant. */

import { collections } from '#content/collections.ts';
import { getDocumentPath, kinds } from '#content/urls.ts';
import { isLanguage, languages, localizePath, splitLanguage } from '#i18n/languages.ts';
import type { Site } from '#lint/site.ts';
import { nearest } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import type { LinkProblem } from './link-targets.ts';

const schemes = ['https', 'http', 'mailto', 'tel'];
/** This computer, by its names: RFC 6761, RFC 1122, and what servers for development listen on. */
const localhostOrigin = /^https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?::\d+)?(?=[/?#]|$)/i;

/** @returns undefined where nothing can be told from the address alone. */
export function findUrlTypo(site: Site, document: Document, url: string): LinkProblem | undefined {
  return (
    findLocalhostUrl(site, document, url) ??
    findSchemeTypo(url) ??
    findMissingMailto(url) ??
    findFilePath(site, document, url)
  );
}

/** Whether an address is told of here, so that its form needs no other word. */
export const isUrlTypo = (url: string): boolean =>
  localhostOrigin.test(url) || findSchemeTypo(url) !== undefined;

function findLocalhostUrl(site: Site, { source }: Document, url: string): LinkProblem | undefined {
  const origin = localhostOrigin.exec(url)?.[0];
  if (origin === undefined) return undefined;
  const rest = url.slice(origin.length) || '/';
  const [path = ''] = rest.split(/[?#]/);
  const isPage = site.byPath.has(path) && splitLanguage(path).language === source.language;
  const wayOut = isPage
    ? `Write ${rest}`
    : 'Write the address that visitors see, or /team for a page of this site.';
  return {
    rule: 'links/address',
    message: `${origin} is your own computer, which no visitor reaches. ${wayOut}`,
    ...(isPage && { replacement: rest }),
  };
}

/** `htps://`, `http//`, `https:www.`, `https://https://`. */
function findSchemeTypo(url: string): LinkProblem | undefined {
  const twice = /^https?:\/\/(?=https?:\/?\/)/i.exec(url)?.[0];
  if (twice) return toSchemeTypo(url, url.slice(twice.length).replace(/^(https?):?\/+/i, '$1://'));
  const [, scheme = '', colon = '', slashes = '', rest = ''] =
    /^([a-z]+)([:;.]?)(\/*)(.*)$/is.exec(url) ?? [];
  const known = scheme.toLowerCase();
  const isWeb = known === 'http' || known === 'https';
  if (isWeb && (colon !== ':' || slashes.length !== 2) && (slashes || colon) && /^[\w-]+\.[\w.-]/.test(rest))
    return toSchemeTypo(url, `${known}://${rest}`);
  if (isWeb || colon !== ':' || schemes.includes(known)) return undefined;
  const near = nearest(known, schemes);
  if (!near || Math.abs(near.length - known.length) > 1) return undefined;
  if (slashes && near.startsWith('http')) return toSchemeTypo(url, `${near}://${rest}`);
  return slashes || near.startsWith('http') ? undefined : toSchemeTypo(url, `${near}:${rest}`);
}

const toSchemeTypo = (url: string, meant: string): LinkProblem => ({
  rule: 'links/address',
  message: `"${url}" begins wrong. Write ${meant}`,
  replacement: meant,
});

function findMissingMailto(url: string): LinkProblem | undefined {
  if (!/^[^\s/:@?#]+@[^\s/:@?#]+\.[a-z]{2,}$/i.test(url)) return undefined;
  return {
    rule: 'links/mail',
    message: `A link to an email address begins with mailto:. Write mailto:${url}`,
    replacement: `mailto:${url}`,
  };
}

/** `/pages/team.mdx`, `/content/en/blog/first.mdx`, `/blog/first.mdx`, `/en/team`: files and folders in place of addresses. */
function findFilePath(site: Site, { source }: Document, url: string): LinkProblem | undefined {
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/s.exec(url) ?? [];
  if (path === '' || site.byPath.has(path) || site.lists.has(path)) return undefined;
  const parts = path
    .replace(/^\/content(?=\/)/, '')
    .split('/')
    .filter(Boolean);
  const language = isLanguage(parts[0]) && languages.includes(parts[0]) ? parts[0] : source.language;
  if (isLanguage(parts[0])) parts.shift();
  const name = (parts.pop() ?? '').replace(/\.(?:mdx?|html?)$/, '');
  const folder = parts.join('/');
  const candidates = kinds
    .filter((kind) => folder === collections[kind].folder)
    .map((kind) => getDocumentPath(language, kind, name));
  candidates.push(localizePath(`/${[...parts, name].join('/')}`.replace(/\/$/, '') || '/', language));
  const meant = candidates.find((each) => each !== path && site.byPath.has(each));
  const isSpelling = meant?.toLowerCase() === path.replace(/\/+$/, '').toLowerCase();
  // A page of the other language may have this one as its counterpart: its own rule says so.
  if (!meant || isSpelling || splitLanguage(meant).language !== source.language) return undefined;
  if (!path.includes('.') && !path.startsWith('/en/') && folder === '') return undefined;
  return {
    rule: 'links/spelling',
    message: `${path} is where the file lies; visitors find the page at ${meant}. Write ${meant + rest}`,
    replacement: meant + rest,
  };
}
