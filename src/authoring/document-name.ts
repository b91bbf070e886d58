/** The names that a command accepts for a document: its URL, its file, or the slug alone. */
import path from 'node:path';
import { collections } from '#content/collections.ts';
import { blogSlug, homeSlug, type Kind, kinds } from '#content/urls.ts';
import { isLanguage, type Language, languages } from '#i18n/languages.ts';
import { documentExtension } from '#pipeline/read/file-names.ts';

export interface DocumentName {
  slug: string;
  /** Possible kinds. A URL such as `/team` can belong to several. */
  kinds: readonly Kind[];
  /** The languages that the name refers to: one, or all where the name has none. */
  languages: readonly Language[];
}

/**
 * Parses a name such as `/no/blog/first`, `blog/first`, `first`, `en/blog/first.mdx`, `content/en/blog/first.mdx`, a path
 * as copied from an editor, or a URL with its origin. Does not check that the document exists.
 * @param root the content folder.
 */
export function parseDocumentName(name: string, root: string): DocumentName {
  const fullName = toContentPath(normalizeFileName(name), root).replace(/[?#].*$/s, '');
  // The path of a file on another machine begins with folders that do not exist here.
  const contentPath = /(?:^|\/)((?:en|no)\/[\w-]+\/[^/]+\.mdx)$/.exec(fullName)?.[1] ?? fullName;
  const isUrl = contentPath.startsWith('/');
  const withoutExtension = contentPath.endsWith(documentExtension)
    ? contentPath.slice(0, -documentExtension.length)
    : contentPath;
  const [first, ...rest] = withoutExtension.split('/').filter((part) => part !== '' && part !== '.');
  const prefix = isLanguage(first) && (isUrl || rest.length > 0) ? first : undefined;
  const namedLanguages = prefix === undefined ? (isUrl ? ['en' as const] : languages) : [prefix];
  const [folder = '', ...below] = prefix === undefined ? [first ?? '', ...rest] : rest;
  if (below.length === 0) {
    const isTopLevel = isUrl || prefix !== undefined;
    return {
      slug: folder || homeSlug,
      kinds: isTopLevel ? kinds.filter((kind) => kind !== 'post') : kinds,
      languages: namedLanguages,
    };
  }
  const kindsInFolder = kinds.filter((kind) => collections[kind].folder === folder);
  const isDocument = below.length === 1 && (folder === blogSlug || !isUrl) && kindsInFolder.length > 0;
  return isDocument
    ? { slug: below[0] ?? '', kinds: kindsInFolder, languages: namedLanguages }
    : { slug: [folder, ...below].join('/'), kinds, languages: namedLanguages };
}

/**
 * Normalizes a path as copied from an editor, a terminal or a message of the check: without quotation marks, `file://` and
 * the line and column behind it, and with slashes.
 */
export const normalizeFileName = (name: string): string =>
  name
    .trim()
    .replace(/^(["'`])(.*)\1$/s, '$2')
    .replace(/^file:\/\/(?=\/)/i, '')
    .replaceAll('\\', '/')
    .replace(/(\.[a-z]+)(?::\d+(?::\d+)?|\(\d+(?:,\d+)?\)|#L\d+(?:-L?\d+)?):?$/i, '$1');

/** Returns the path of a URL with an origin, the path from the content folder of a file in it, or the name itself. */
function toContentPath(name: string, root: string): string {
  const urlPath = /^https?:\/\//i.test(name) ? URL.parse(name)?.pathname : undefined;
  if (urlPath !== undefined) return urlPath;
  const relative = path.relative(root, path.resolve(name));
  const isInContent = !relative.startsWith('..') && !path.isAbsolute(relative) && relative !== '';
  return isInContent ? relative.split(path.sep).join('/') : name;
}

/** Returns the file of a document, relative to the content folder. */
export const toDocumentFile = (language: string, kind: Kind, slug: string): string =>
  `${language}/${collections[kind].folder}/${slug}.mdx`;
