/** What the checks that look across documents share: every document, drafts included, and what stands at which address. */

import { slugPattern } from '#content/collections.ts';
import type { Manifest } from '#content/manifest.ts';
import { slugFrom } from '#content/slugify.ts';
import { blogSlug, getDocumentPath, isListPath } from '#content/urls.ts';
import { type Language, splitLanguage } from '#i18n/languages.ts';
import type { Document } from '#pipeline/document.ts';
import type { AssetFile, DocumentFile } from '#pipeline/read/read.ts';

export interface Site extends Omit<SiteContext, 'lists'> {
  documents: readonly Document[];
  byPath: ReadonlyMap<string, Document>;
  /** Addresses of documents that are there, but could not be understood: their own findings are enough. */
  broken: ReadonlySet<string>;
  /** Whether a file that could not be understood decides what stands at an address: its findings are enough, too. */
  isUndecided: (path: string) => boolean;
  /** Addresses in lower case to how they are spelled. */
  spelling: ReadonlyMap<string, string>;
  pathsIn: (language: Language) => readonly string[];
  assets: ReadonlyMap<string, AssetFile>;
  /** Addresses of the lists of posts that no document stands behind. */
  lists: ReadonlySet<string>;
}

/** What siteOf is told besides the documents. */
interface SiteContext extends Pick<Manifest, 'categories' | 'tags' | 'redirects'> {
  /** Whether the taxonomy could be understood; without it every term would be unknown. */
  termsKnown: boolean;
  /** The moment that decides what is published; undefined where everything counts as published. */
  now: Date | undefined;
  lists: readonly string[];
}

export const getPath = ({ source }: Pick<Document, 'source'>): string => getFilePath(source);
const getFilePath = ({ language, kind, slug }: DocumentFile): string => getDocumentPath(language, kind, slug);

/** @param broken documents that are there, but could not be understood. */
export function createSite(
  documents: readonly Document[],
  broken: readonly DocumentFile[],
  assets: readonly AssetFile[],
  { lists, ...context }: SiteContext,
): Site {
  const byPath = new Map<string, Document>();
  for (const document of documents)
    if (!byPath.has(getPath(document))) byPath.set(getPath(document), document);
  const all = [...byPath.keys(), ...lists];
  // A file whose name cannot be an address stands for the one that it should have, too.
  const brokenPaths = new Set(
    broken.flatMap((source) => {
      const slug = slugPattern.test(source.slug) ? undefined : slugFrom(source.slug);
      return [getFilePath(source).normalize('NFC'), ...(slug ? [getFilePath({ ...source, slug })] : [])];
    }),
  );
  const listsKnown =
    context.termsKnown && !broken.some(({ kind, slug }) => kind === 'post' || slug === blogSlug);
  const paths = Map.groupBy(all, (path) => splitLanguage(path).language);
  return {
    documents,
    byPath,
    broken: brokenPaths,
    isUndecided: (path) => brokenPaths.has(decodePath(path)) || (!listsKnown && isListPath(path)),
    spelling: new Map(all.map((path) => [path.toLowerCase(), path])),
    pathsIn: (language) => paths.get(language) ?? [],
    assets: new Map(assets.map((asset) => [asset.name, asset])),
    lists: new Set(lists),
    ...context,
  };
}

/** Spaces and æøå in a link may be written as %20 and %C3%A6. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}
