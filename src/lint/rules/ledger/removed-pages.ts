/** Published pages that no longer exist, and the new documents that most likely replace them. */
import { slugPattern } from '#content/collections.ts';
import { blogSlug, getDocumentPath, isListPath, kinds } from '#content/urls.ts';
import { languages, localizePath, splitLanguage } from '#i18n/languages.ts';
import { findNearest } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import type { PublishedUrl } from '#pipeline/parse/published-urls.ts';
import type { DocumentFile } from '#pipeline/read/content-folder.ts';
import { getPathForFile, type Site } from '../../site.ts';
import { requiredSlugs } from '../address/reserved-slugs.ts';
import { resolveRedirects } from '../redirects/resolve-redirects.ts';

/** A page that was removed in one or more languages. One finding covers all of them. */
export interface RemovedPage {
  /** One path for each language in which the page was removed, in the order of the languages. */
  paths: string[];
  /** Line of the first path in the list of published URLs. */
  line: number;
  /** Path of the new document that most likely replaces the page, in the language of the first path. */
  replacement?: string | undefined;
  /** All paths of the replacement that are not in the list of published URLs. */
  replacementPaths: string[];
  /** True if the file of the replacement has a name that cannot be an address. That error is reported first. */
  needsValidName: boolean;
  /** True if other documents are new, one of which may be the replacement. */
  mayHaveMoved: boolean;
}

/** Removed pages by each of their paths. A page that is a draft now is not removed, because its file exists. */
export type RemovedPages = ReadonlyMap<string, RemovedPage>;

/** @param invalidFiles documents that have errors or cannot be read. */
export function findRemovedPages(
  site: Site,
  publishedUrls: readonly PublishedUrl[] | undefined,
  invalidFiles: readonly DocumentFile[],
): RemovedPages {
  if (!publishedUrls) return new Map();
  // A post among the pages has an error that says where it belongs.
  const misplaced = new Set(
    invalidFiles.flatMap(({ language, slug }) =>
      kinds.map((kind) => getPathForFile({ language, kind, slug })),
    ),
  );
  const removedByBasePath = groupByPage(
    publishedUrls.filter(({ path }) => !misplaced.has(path) && isRemoved(site, path)),
  );
  const newPathsByBasePath = findNewPaths(site, publishedUrls, invalidFiles);
  const renames = matchRenames([...removedByBasePath.keys()].filter(isDocumentPath), [
    ...newPathsByBasePath.keys(),
  ]);
  for (const [basePath, removed] of removedByBasePath) {
    removed.mayHaveMoved =
      isDocumentPath(basePath) && newPathsByBasePath.size > new Set(renames.values()).size;
    const newBasePath = renames.get(basePath);
    const replacementPaths = (newBasePath !== undefined && newPathsByBasePath.get(newBasePath)) || [];
    const [replacement] = removed.paths.flatMap((path) => findSameLanguage(replacementPaths, path) ?? []);
    if (newBasePath === undefined || replacement === undefined) continue;
    Object.assign(removed, { replacement, replacementPaths, needsValidName: hasInvalidSlug(newBasePath) });
  }
  return new Map([...removedByBasePath.values()].flatMap((page) => page.paths.map((path) => [path, page])));
}

/** Groups URLs by their base path, which is their path without the language. */
function groupByPage(urls: readonly PublishedUrl[]): Map<string, RemovedPage> {
  const groups = Map.groupBy(urls, ({ path }) => splitLanguage(path).path);
  return new Map(
    [...groups].map(([basePath, group]) => {
      const sorted = group.toSorted(
        (a, b) => getLanguageIndex(a.path) - getLanguageIndex(b.path) || a.line - b.line,
      );
      return [
        basePath,
        {
          paths: [...new Set(sorted.map(({ path }) => path))],
          line: sorted[0]?.line ?? 1,
          replacementPaths: [],
          needsValidName: false,
          mayHaveMoved: false,
        },
      ];
    }),
  );
}

/** Returns the paths of documents that are not in the list of published URLs, by base path. */
function findNewPaths(
  site: Site,
  publishedUrls: readonly PublishedUrl[],
  invalidFiles: readonly DocumentFile[],
): Map<string, string[]> {
  const publishedPaths = new Set(publishedUrls.map(({ path }) => path));
  const files = [...site.documents.map(({ source }) => source), ...invalidFiles].filter(
    ({ kind, slug }) => kind !== 'page' || !requiredSlugs.includes(slug),
  );
  return Map.groupBy(
    files.map(getPathForFile).filter((path) => !publishedPaths.has(path)),
    (path) => splitLanguage(path).path,
  );
}

/** Returns all paths of new documents that replace a removed page. */
export const getReplacementPaths = (removedPages: RemovedPages): ReadonlySet<string> =>
  new Set([...removedPages.values()].flatMap(({ replacementPaths }) => replacementPaths));

/** True if there is no document, list, public file or redirect at a path. */
function isRemoved(site: Site, path: string): boolean {
  if (site.isUncertain(path) || findDocument(site, path) || hasFallback(site, path)) return false;
  if (site.listPaths.has(path) || site.publicPaths.has(path) || isListOfKnownTerm(site, path)) return false;
  return resolveRedirects(site.redirects, path) === path;
}

/** True if the page in another language answers at a path, because its translation has to wait. */
function hasFallback(site: Site, path: string): boolean {
  const { path: basePath, language } = splitLanguage(path);
  return languages.some(
    (other) =>
      other !== language &&
      findDocument(site, localizePath(basePath, other))?.frontmatter.translation === 'pending',
  );
}

/** Returns the document at a path. Capital and small letters make no difference. */
export const findDocument = (site: Site, path: string): Document | undefined =>
  site.documentsByPath.get(path) ??
  site.documentsByPath.get(site.canonicalPaths.get(path.toLowerCase()) ?? '');

/** True for the list of a category or tag in the taxonomy, which may have no posts for a while. */
function isListOfKnownTerm(site: Site, path: string): boolean {
  if (!isListPath(path)) return false;
  const [, , taxonomy, slug] = splitLanguage(path).path.split('/');
  return (taxonomy === 'category' ? site.categories : site.tags).some((term) => term.slug === slug);
}

/**
 * Matches each removed path with the new path that most likely replaces it: the only candidate, or the one with similar
 * spelling. Posts are matched with posts only.
 */
function matchRenames(removedPaths: readonly string[], newPaths: readonly string[]): Map<string, string> {
  const renames = new Map<string, string>();
  for (const isSameKind of [isPostPath, (path: string) => !isPostPath(path)]) {
    const removed = removedPaths.filter(isSameKind);
    const remaining = new Set(newPaths.filter(isSameKind));
    const [only] = remaining;
    if (removed.length === 1 && remaining.size === 1) renames.set(removed[0] as string, only as string);
    else
      for (const path of removed) {
        const similar = findNearest(path, remaining);
        if (similar === undefined) continue;
        renames.set(path, similar);
        remaining.delete(similar);
      }
  }
  return renames;
}

const getLanguageIndex = (path: string): number => languages.indexOf(splitLanguage(path).language);
const isPostPath = (path: string): boolean => path.startsWith(`/${blogSlug}/`);
const hasInvalidSlug = (path: string): boolean => !slugPattern.test(path.split('/').at(-1) ?? '');
const isDocumentPath = (path: string): boolean => !isListPath(path);
const findSameLanguage = (paths: readonly string[], path: string): string | undefined =>
  paths.find((candidate) => splitLanguage(candidate).language === splitLanguage(path).language);

/** Counts links, and entries in lists of related posts, that lead to a removed page, and the documents with them. */
export function countInboundLinks(
  { documents }: Site,
  { paths }: RemovedPage,
): { links: number; documents: number } {
  const counts = documents.map(({ source, analysis, frontmatter }) => {
    const related = 'related' in frontmatter ? (frontmatter.related ?? []) : [];
    return (
      analysis.links.filter(({ url }) => paths.includes(toPathname(url))).length +
      related.filter((slug) => paths.includes(getDocumentPath(source.language, 'post', slug))).length
    );
  });
  return {
    links: counts.reduce((sum, count) => sum + count, 0),
    documents: counts.filter((count) => count > 0).length,
  };
}

/** Returns the path of a link, without query and anchor. */
export const toPathname = (url: string): string => /^[^?#]*/.exec(url.trim())?.[0] ?? '';
