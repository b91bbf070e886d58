/** The ways in which a writer may name a document: its address, its file, or the file's name alone. */
import path from 'node:path';
import { blogSlug, homeSlug, type Kind, kinds } from '#content/urls.ts';
import { collections } from '#content/collections.ts';
import { isLanguage, type Language, languages } from '#i18n/languages.ts';
import { extension } from '#pipeline/read/unexpected-files.ts';

export interface DocumentName {
  slug: string;
  /** What it can be: an address such as `/team` belongs to several kinds. */
  kinds: readonly Kind[];
  /** The languages that are meant. */
  languages: readonly Language[];
}

/**
 * What a name means: `/no/blog/first`, `blog/first`, `first`, `en/blog/first.mdx`, `content/en/blog/first.mdx`, or an
 * address with its site. Whether there is such a document is not asked.
 * @param root the content folder.
 */
export function documentName(name: string, root: string): DocumentName {
  const below = path.relative(root, path.resolve(name));
  const isFile = !below.startsWith('..') && !path.isAbsolute(below) && below !== '';
  const site = /^https?:\/\//i.test(name) ? URL.parse(name)?.pathname : undefined;
  const asked = (site ?? (isFile ? below.split(path.sep).join('/') : name)).replace(/[?#].*$/s, '');
  // Copied from elsewhere, a file's path begins with folders that are not here.
  const plain = /(?:^|\/)((?:en|no)\/[\w-]+\/[^/]+\.mdx)$/.exec(asked)?.[1] ?? asked;
  const isAddress = plain.startsWith('/');
  const parts = plain.slice(0, plain.endsWith(extension) ? -extension.length : undefined).split('/');
  const [first, ...rest] = parts.filter((part) => part !== '' && part !== '.');
  const prefix = isLanguage(first) && (isAddress || rest.length > 0) ? first : undefined;
  const own = prefix === undefined ? (isAddress ? ['en' as const] : languages) : [prefix];
  const [folder = '', ...names] = prefix === undefined ? [first ?? '', ...rest] : rest;
  if (names.length === 0) {
    const top = isAddress || prefix !== undefined ? kinds.filter((kind) => kind !== 'post') : kinds;
    return { slug: folder || homeSlug, kinds: top, languages: own };
  }
  const inFolder = kinds.filter((kind) => collections[kind].folder === folder);
  const isKnown = names.length === 1 && (folder === blogSlug || !isAddress) && inFolder.length > 0;
  return isKnown
    ? { slug: names[0] ?? '', kinds: inFolder, languages: own }
    : { slug: [folder, ...names].join('/'), kinds, languages: own };
}
