/** The index of all documents, drafts included, in which rules look up pages by their path. */
import { slugPattern } from '#content/collections.ts';
import type { Manifest } from '#content/manifest.ts';
import { slugify } from '#content/text/slugify.ts';
import { blogSlug, getDocumentPath, isListPath } from '#content/urls.ts';
import { type Language, splitLanguage } from '#i18n/languages.ts';
import type { Document } from '#pipeline/document.ts';
import type { AssetFile, DocumentFile } from '#pipeline/read/content-folder.ts';
import { decodeUri } from './decode-uri.ts';

export interface Site extends Omit<SiteOptions, 'listPaths'> {
  documents: readonly Document[];
  documentsByPath: ReadonlyMap<string, Document>;
  /** Paths of invalid documents. Their errors are reported already, so links to them are not. */
  invalidPaths: ReadonlySet<string>;
  /** True if an invalid file decides whether there is a page at a path, so that no error is reported for it. */
  isUncertain: (path: string) => boolean;
  /** Lower-case path -> path. */
  canonicalPaths: ReadonlyMap<string, string>;
  getPaths: (language: Language) => readonly string[];
  assets: ReadonlyMap<string, AssetFile>;
  /** Paths of lists of posts that are generated: categories, tags and further pages. */
  listPaths: ReadonlySet<string>;
}

interface SiteOptions extends Pick<Manifest, 'categories' | 'tags' | 'redirects'> {
  /** False if the taxonomy could not be read. Then no term is reported as unknown. */
  hasValidTaxonomy: boolean;
  /** Time that decides which documents are published; undefined if everything counts as published. */
  now: Date | undefined;
  listPaths: readonly string[];
  /** Paths of published files that are not pages. */
  publicPaths: ReadonlySet<string>;
}

/** Returns the URL path of a document. */
export const getPath = ({ source }: Pick<Document, 'source'>): string => getPathForFile(source);

/** Returns the URL path that the document in a file has, also if the document is invalid. */
export const getPathForFile = ({
  language,
  kind,
  slug,
}: Pick<DocumentFile, 'language' | 'kind' | 'slug'>): string => getDocumentPath(language, kind, slug);

/** @param invalidFiles documents that have errors or cannot be read. */
export function createSite(
  documents: readonly Document[],
  invalidFiles: readonly DocumentFile[],
  assets: readonly AssetFile[],
  { listPaths, ...options }: SiteOptions,
): Site {
  const documentsByPath = new Map<string, Document>();
  for (const document of documents)
    if (!documentsByPath.has(getPath(document))) documentsByPath.set(getPath(document), document);
  const allPaths = [...documentsByPath.keys(), ...listPaths];
  // Links may already use the path that a file with an invalid name should have.
  const invalidPaths = new Set(
    invalidFiles.flatMap((file) => {
      const slug = slugPattern.test(file.slug) ? undefined : slugify(file.slug);
      return [getPathForFile(file).normalize('NFC'), ...(slug ? [getPathForFile({ ...file, slug })] : [])];
    }),
  );
  const areListsCertain =
    options.hasValidTaxonomy && !invalidFiles.some(({ kind, slug }) => kind === 'post' || slug === blogSlug);
  const pathsByLanguage = Map.groupBy(allPaths, (path) => splitLanguage(path).language);
  return {
    documents,
    documentsByPath,
    invalidPaths,
    isUncertain: (path) =>
      invalidPaths.has(decodeUri(path).normalize('NFC')) || (!areListsCertain && isListPath(path)),
    canonicalPaths: new Map(allPaths.map((path) => [path.toLowerCase(), path])),
    getPaths: (language) => pathsByLanguage.get(language) ?? [],
    assets: new Map(assets.map((asset) => [asset.name, asset])),
    listPaths: new Set(listPaths),
    ...options,
  };
}
