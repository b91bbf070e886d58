/** Published addresses at which nothing answers any more, and where their documents may have gone. */

import { slugPattern } from '#content/collections.ts';
import { blogSlug, getDocumentPath, isListPath } from '#content/urls.ts';
import { languages, splitLanguage } from '#i18n/languages.ts';
import type { Site } from '#lint/site.ts';
import { nearest } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import type { PublishedUrl } from '#pipeline/read/published-urls.ts';
import type { DocumentFile } from '#pipeline/read/read.ts';
import { requiredPages } from '../address/page-addresses.ts';
import { publicFiles } from '../links/public-files.ts';
import { resolveRedirects } from '../redirects/redirects.ts';

/** An address that is gone: one thing to say, in however many languages it stood. */
export interface RemovedPage {
  /** In each language in which it is gone, in the order of the languages. */
  paths: string[];
  /** The line of the first path in the ledger. */
  line: number;
  /** Address of the new document that most likely took its place, in the language of the first path. */
  replacement?: string | undefined;
  /** Whether the new document must first be given a name that can be an address: until then nothing else helps. */
  needsValidName: boolean;
  /** Whether other documents are new, of which one may have taken its place. */
  mayHaveMoved: boolean;
  /** All addresses of that document that the ledger lacks. */
  replacementPaths: string[];
}

/** By every path that is gone. A document that is a draft now is not: its file is there. */
export type RemovedPages = ReadonlyMap<string, RemovedPage>;

/** @param unreadable documents that are there, but could not be understood. */
export function findRemovedPages(
  site: Site,
  ledger: readonly PublishedUrl[] | undefined,
  unreadable: readonly DocumentFile[],
): RemovedPages {
  if (!ledger) return new Map();
  const lines = ledger.filter(({ path }) => isRemoved(site, path));
  const gone = new Map(
    [...Map.groupBy(lines, ({ path }) => splitLanguage(path).path)].map(([name, own]) => {
      const sorted = own.toSorted(
        (a, b) => getLanguageIndex(a.path) - getLanguageIndex(b.path) || a.line - b.line,
      );
      const paths = [...new Set(sorted.map(({ path }) => path))];
      return [
        name,
        {
          paths,
          line: sorted[0]?.line ?? 1,
          replacementPaths: [],
          needsValidName: false,
          mayHaveMoved: false,
        } as RemovedPage,
      ] as const;
    }),
  );
  const known = new Set(ledger.map(({ path }) => path));
  const sources = [...site.documents.map(({ source }) => source), ...unreadable].filter(
    ({ kind, slug }) => kind !== 'page' || !requiredPages.includes(slug),
  );
  const fresh = Map.groupBy(
    sources.map(getFilePath).filter((path) => !known.has(path)),
    (path) => splitLanguage(path).path,
  );
  const found = matchRenames([...gone.keys()].filter(isDocumentPath), [...fresh.keys()]);
  for (const [name, vanished] of gone)
    vanished.mayHaveMoved = isDocumentPath(name) && fresh.size > new Set(found.values()).size;
  for (const [name, to] of found) {
    const vanished = gone.get(name) as RemovedPage;
    const taken = fresh.get(to) ?? [];
    const first = vanished.paths
      .map((path) => splitLanguage(path).language)
      .flatMap((language) => taken.find((path) => splitLanguage(path).language === language) ?? [])[0];
    if (first !== undefined) Object.assign(vanished, { to: first, taken, waits: hasInvalidSlug(to) });
  }
  return new Map([...gone.values()].flatMap((each) => each.paths.map((path) => [path, each] as const)));
}

/** The paths of new documents that took the place of one that is gone. */
export const getReplacementPaths = (vanishings: RemovedPages): ReadonlySet<string> =>
  new Set([...vanishings.values()].flatMap(({ replacementPaths: taken }) => taken));

/** Whether the ledger's path is answered by nothing: no document, no list, no file, no redirect. */
function isRemoved(site: Site, path: string): boolean {
  if (site.isUndecided(path) || findDocument(site, path)) return false;
  if (site.lists.has(path) || publicFiles.has(path) || isListOfKnownTerm(site, path)) return false;
  return resolveRedirects(site.redirects, path) === path;
}

/** The document at a path; case does not tell addresses apart. */
export const findDocument = (site: Site, path: string): Document | undefined =>
  site.byPath.get(path) ?? site.byPath.get(site.spelling.get(path.toLowerCase()) ?? '');

/** A category or tag may have no posts for a while. */
function isListOfKnownTerm(site: Site, path: string): boolean {
  if (!isListPath(path)) return false;
  const [, , taxonomy, slug] = splitLanguage(path).path.split('/');
  return (taxonomy === 'category' ? site.categories : site.tags).some((term) => term.slug === slug);
}

/**
 * Which new name most likely stands for which old one: the only one of its sort, or the one that is spelled alike.
 * A post stays a post, and what stands at the top stays there.
 */
function matchRenames(old: readonly string[], fresh: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const isSort of [isPostPath, (path: string) => !isPostPath(path)]) {
    const gone = old.filter(isSort);
    const left = new Set(fresh.filter(isSort));
    const [only] = left;
    if (gone.length === 1 && left.size === 1) found.set(gone[0] as string, only as string);
    else
      for (const path of gone) {
        const near = nearest(path, left);
        if (near === undefined) continue;
        found.set(path, near);
        left.delete(near);
      }
  }
  return found;
}

const getLanguageIndex = (path: string): number => languages.indexOf(splitLanguage(path).language);
const isPostPath = (path: string): boolean => path.startsWith(`/${blogSlug}/`);
const hasInvalidSlug = (path: string): boolean => !slugPattern.test(path.split('/').at(-1) ?? '');
const isDocumentPath = (path: string): boolean => !isListPath(path);
const getFilePath = ({ language, kind, slug }: DocumentFile): string => getDocumentPath(language, kind, slug);

/** How many links, and names in lists of related posts, still lead to an address that is gone, and from how many documents. */
export function countInboundLinks(
  { documents }: Site,
  { paths }: RemovedPage,
): { links: number; documents: number } {
  const counts = documents.map((document) => {
    const links = document.analysis.links.filter(({ url }) => paths.includes(toPathname(url))).length;
    const { language } = document.source;
    const related = 'related' in document.frontmatter ? (document.frontmatter.related ?? []) : [];
    const named = related.filter((slug) => paths.includes(getDocumentPath(language, 'post', slug))).length;
    return links + named;
  });
  return {
    links: counts.reduce((sum, count) => sum + count, 0),
    documents: counts.filter((count) => count > 0).length,
  };
}

/** The path of a link, without query and anchor. */
export const toPathname = (url: string): string => /^[^?#]*/.exec(url.trim())?.[0] ?? '';
