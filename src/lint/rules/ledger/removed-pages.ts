/** Published addresses at which nothing answers any more, and where their documents may have gone. */
import { addressOf, blogSlug, isListAddress } from '#content/urls.ts';
import { slugPattern } from '#content/collections.ts';
import { languages, splitLanguage } from '#i18n/languages.ts';
import { nearest } from '#pipeline/did-you-mean.ts';
import type { LedgerLine } from '#pipeline/read/published-urls.ts';
import type { FileName } from '#pipeline/read/read.ts';
import type { Document } from '#pipeline/validate/validate-document.ts';
import { needed } from '../address/page-addresses.ts';
import { publishedFiles } from '../links/public-files.ts';
import { endOf } from '../redirects/redirects.ts';
import type { Site } from '../site.ts';

/** An address that is gone: one thing to say, in however many languages it stood. */
export interface Vanished {
  /** In each language in which it is gone, in the order of the languages. */
  paths: string[];
  /** The line of the first path in the ledger. */
  line: number;
  /** Address of the new document that most likely took its place, in the language of the first path. */
  to?: string | undefined;
  /** Whether the new document must first be given a name that can be an address: until then nothing else helps. */
  waits: boolean;
  /** Whether other documents are new, of which one may have taken its place. */
  mayHaveMoved: boolean;
  /** All addresses of that document that the ledger lacks. */
  taken: string[];
}

/** By every path that is gone. A document that is a draft now is not: its file is there. */
export type Vanishings = ReadonlyMap<string, Vanished>;

/** @param unreadable documents that are there, but could not be understood. */
export function vanishedFrom(
  site: Site,
  ledger: readonly LedgerLine[] | undefined,
  unreadable: readonly FileName[],
): Vanishings {
  if (!ledger) return new Map();
  const lines = ledger.filter(({ path }) => isGone(site, path));
  const gone = new Map(
    [...Map.groupBy(lines, ({ path }) => splitLanguage(path).path)].map(([name, own]) => {
      const sorted = own.toSorted((a, b) => orderOf(a.path) - orderOf(b.path) || a.line - b.line);
      const paths = [...new Set(sorted.map(({ path }) => path))];
      return [
        name,
        { paths, line: sorted[0]?.line ?? 1, taken: [], waits: false, mayHaveMoved: false } as Vanished,
      ] as const;
    }),
  );
  const known = new Set(ledger.map(({ path }) => path));
  const sources = [...site.documents.map(({ source }) => source), ...unreadable].filter(
    ({ kind, slug }) => kind !== 'page' || !needed.includes(slug),
  );
  const fresh = Map.groupBy(
    sources.map(pathOfName).filter((path) => !known.has(path)),
    (path) => splitLanguage(path).path,
  );
  const found = successors([...gone.keys()].filter(isOfDocument), [...fresh.keys()]);
  for (const [name, vanished] of gone)
    vanished.mayHaveMoved = isOfDocument(name) && fresh.size > new Set(found.values()).size;
  for (const [name, to] of found) {
    const vanished = gone.get(name) as Vanished;
    const taken = fresh.get(to) ?? [];
    const first = vanished.paths
      .map((path) => splitLanguage(path).language)
      .flatMap((language) => taken.find((path) => splitLanguage(path).language === language) ?? [])[0];
    if (first !== undefined) Object.assign(vanished, { to: first, taken, waits: isMisnamed(to) });
  }
  return new Map([...gone.values()].flatMap((each) => each.paths.map((path) => [path, each] as const)));
}

/** The paths of new documents that took the place of one that is gone. */
export const takenBy = (vanishings: Vanishings): ReadonlySet<string> =>
  new Set([...vanishings.values()].flatMap(({ taken }) => taken));

/** Whether the ledger's path is answered by nothing: no document, no list, no file, no redirect. */
function isGone(site: Site, path: string): boolean {
  if (site.isUndecided(path) || documentAt(site, path)) return false;
  if (site.lists.has(path) || publishedFiles.has(path) || isListOfKnownTerm(site, path)) return false;
  return endOf(site.redirects, path) === path;
}

/** The document at a path; case does not tell addresses apart. */
export const documentAt = (site: Site, path: string): Document | undefined =>
  site.byPath.get(path) ?? site.byPath.get(site.spelling.get(path.toLowerCase()) ?? '');

/** A category or tag may have no posts for a while. */
function isListOfKnownTerm(site: Site, path: string): boolean {
  if (!isListAddress(path)) return false;
  const [, , taxonomy, slug] = splitLanguage(path).path.split('/');
  return (taxonomy === 'category' ? site.categories : site.tags).some((term) => term.slug === slug);
}

/**
 * Which new name most likely stands for which old one: the only one of its sort, or the one that is spelled alike.
 * A post stays a post, and what stands at the top stays there.
 */
function successors(old: readonly string[], fresh: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const isSort of [isPost, (path: string) => !isPost(path)]) {
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

const orderOf = (path: string): number => languages.indexOf(splitLanguage(path).language);
const isPost = (path: string): boolean => path.startsWith(`/${blogSlug}/`);
const isMisnamed = (path: string): boolean => !slugPattern.test(path.split('/').at(-1) ?? '');
const isOfDocument = (path: string): boolean => !isListAddress(path);
const pathOfName = ({ language, kind, slug }: FileName): string => addressOf(language, kind, slug);

/** How many links, and names in lists of related posts, still lead to an address that is gone, and from how many documents. */
export function remainsOf({ documents }: Site, { paths }: Vanished): { links: number; documents: number } {
  const counts = documents.map((document) => {
    const links = document.facts.links.filter(({ url }) => paths.includes(plainPath(url))).length;
    const { language } = document.source;
    const related = 'related' in document.frontmatter ? (document.frontmatter.related ?? []) : [];
    const named = related.filter((slug) => paths.includes(addressOf(language, 'post', slug))).length;
    return links + named;
  });
  return {
    links: counts.reduce((sum, count) => sum + count, 0),
    documents: counts.filter((count) => count > 0).length,
  };
}

/** The path of a link, without query and anchor. */
export const plainPath = (url: string): string => /^[^?#]*/.exec(url.trim())?.[0] ?? '';
