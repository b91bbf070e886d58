import { isListAddress, notFoundSlug } from '#content/addresses.ts';
import { splitLanguage } from '#i18n/languages.ts';
import { error, type Finding, startOfFile, warning } from '../finding.ts';
import { type LedgerLine, ledgerFile } from '../ledger.ts';
import { absenceOf } from '../schedule.ts';
import type { Document } from '../validate.ts';
import { anchorProblem } from './anchors.ts';
import { publishedFiles } from './published-files.ts';
import { endOf } from './redirects.ts';
import { pathOf, type Site } from './site.ts';

/** How many addresses a finding names. */
const named = 5;

/** Addresses and anchors of the ledger that nothing answers any more, and published ones that it lacks. */
export function ledgerFindings(site: Site, ledger: readonly LedgerLine[] | undefined): Finding[] {
  if (!ledger) return [];
  const known = new Set(ledger.map(({ address }) => address));
  const lacking = promisesOf(site).filter((address) => !known.has(address));
  const more = lacking.length > named ? ` and ${lacking.length - named} more` : '';
  return [
    ...ledger.flatMap((line) => {
      const problem = problemOf(site, line);
      return problem
        ? [error(ledgerFile, { line: line.line, column: 1 }, problem.rule, problem.message)]
        : [];
    }),
    ...(lacking.length
      ? [
          warning(
            ledgerFile,
            startOfFile,
            'ledger/new',
            `Not in the ledger yet: ${lacking.slice(0, named).join(', ')}${more}. Run: npm run content -- addresses`,
          ),
        ]
      : []),
  ];
}

/**
 * What others may link to from now on: documents that are published, the lists of each category and tag, and anchors
 * that are there and that another page links to. Further pages of lists come and go with the posts.
 */
export function promisesOf(site: Site): string[] {
  const now = site.now ?? new Date();
  const documents = site.documents.filter(
    ({ source, frontmatter }) => source.slug !== notFoundSlug && !absenceOf(frontmatter, now),
  );
  const paths = new Set(documents.map(pathOf));
  const anchors = documents.flatMap((document) =>
    document.facts.links.flatMap(({ url }) => {
      const [, path = '', hash = ''] = /^(\/[^\s?#]*)(?:\?[^\s#]*)?#(\S+)$/.exec(url.trim()) ?? [];
      const page = path !== pathOf(document) && paths.has(path) && site.byPath.get(path);
      return page && !anchorProblem(page, hash, path) ? `${path}#${decoded(hash)}` : [];
    }),
  );
  const lists = [...site.lists].filter((path) => !/\/page\/\d+$/.test(path));
  return [...new Set([...paths, ...lists, ...anchors])].sort();
}

function problemOf(site: Site, { address, path, hash }: LedgerLine) {
  const document = documentAt(site, path);
  if (site.isUndecided(path)) return undefined;
  if (document) {
    if (document.frontmatter.draft && site.now)
      return {
        rule: 'ledger/gone',
        message: `${path} was published, and ${document.source.file} is a draft now. Publish it, or take it down on purpose with unpublishAt.`,
      };
    return hash === undefined ? undefined : anchorGone(document, hash, address);
  }
  if (site.lists.has(path) || publishedFiles.has(path) || isListOfKnownTerm(site, path)) return undefined;
  const end = endOf(site.redirects, address);
  if (end === undefined) return undefined;
  if (end !== address) {
    const [to = '', anchor] = end.split('#');
    const page = site.byPath.get(to);
    return page && anchor ? anchorGone(page, anchor, address) : undefined;
  }
  return {
    rule: 'ledger/gone',
    message: `${path} was published, and nothing answers there now. Bring the file back, or send visitors on: write "${path}: " and the address of the page that serves them best into redirects.yaml. After a rename by hand: move the file back and use "npm run content -- rename".`,
  };
}

function anchorGone(page: Document, hash: string, address: string) {
  const problem = anchorProblem(page, hash, pathOf(page));
  return problem
    ? {
        rule: 'ledger/anchor',
        message: `${address} is linked to. ${problem} Reword the heading back, or write <span id="${decoded(hash)}"></span> into the heading that took its place.`,
      }
    : undefined;
}

const documentAt = (site: Site, path: string): Document | undefined =>
  site.byPath.get(path) ?? site.byPath.get(site.spelling.get(path.toLowerCase()) ?? '');

/** A category or tag may have no posts for a while. */
function isListOfKnownTerm(site: Site, path: string): boolean {
  if (!isListAddress(path)) return false;
  const [, , taxonomy, slug] = splitLanguage(path).path.split('/');
  return (taxonomy === 'category' ? site.categories : site.tags).some((term) => term.slug === slug);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
