import { isListAddress, notFoundSlug } from '#content/urls.ts';
import { error, type Finding, startOfFile, warning } from '#pipeline/finding.ts';
import { additions, type LedgerLine, ledgerFile } from '#pipeline/read/published-urls.ts';
import { absenceOf } from '#pipeline/schedule.ts';
import type { Document } from '#pipeline/validate/validate-document.ts';
import { anchorProblem } from '../links/anchors.ts';
import { endOf } from '../redirects/redirects.ts';
import { pathOf, type Site } from '../site.ts';
import { documentAt, remainsOf, takenBy, type Vanished, type Vanishings } from './removed-pages.ts';

/** How many addresses a finding names. */
const named = 5;

/**
 * Addresses and anchors of the ledger that nothing answers any more, and published ones that it lacks.
 * @param text the ledger's own, as the pipeline reads it.
 */
export function ledgerFindings(
  site: Site,
  ledger: readonly LedgerLine[] | undefined,
  vanishings: Vanishings,
  text: string,
): Finding[] {
  if (!ledger) return [];
  const known = new Set(ledger.map(({ address }) => address));
  const lacking = promisesOf(site, vanishings).filter((address) => !known.has(address));
  return [
    ...ledger.flatMap((line) => {
      const problem = problemOf(site, line, vanishings);
      return problem
        ? [error(ledgerFile, { line: line.line, column: 1 }, problem.rule, problem.message, endOfLine(line))]
        : [];
    }),
    ...(lacking.length ? [newFinding(lacking, text)] : []),
  ];
}

const endOfLine = ({ line, address }: LedgerLine) => ({ end: { line, column: address.length + 1 } });

function newFinding(lacking: readonly string[], text: string): Finding {
  const more = lacking.length > named ? ` and ${lacking.length - named} more` : '';
  const [is, are] = lacking.length === 1 ? ['address is', 'it is'] : ['addresses are', 'they are'];
  return warning(
    ledgerFile,
    startOfFile,
    'ledger/new',
    `${lacking.length} new ${is} not noted here yet: ${lacking.slice(0, named).join(', ')}${more}. Once ${are}, the check says so if one is ever lost. npm run content -- fix notes ${lacking.length === 1 ? 'it' : 'them'}.`,
    { fix: { title: `Note ${lacking.slice(0, named).join(', ')}${more}.`, edits: additions(text, lacking) } },
  );
}

/**
 * What others may link to from now on: documents that are published, the lists of each category and tag, and anchors
 * that are there and that another page links to. Further pages of lists come and go with the posts.
 */
export function promisesOf(site: Site, vanishings: Vanishings): string[] {
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
  // What took the place of something is noted by the command that finishes the move.
  const taken = takenBy(vanishings);
  const promised = [...paths, ...lists, ...anchors].filter(
    (address) => !taken.has(address.split('#')[0] ?? ''),
  );
  return [...new Set(promised)].sort();
}

function problemOf(site: Site, { address, path, hash, line }: LedgerLine, vanishings: Vanishings) {
  if (site.isUndecided(path)) return undefined;
  const document = documentAt(site, path);
  if (document) {
    if (document.frontmatter.draft && site.now)
      return {
        rule: 'ledger/gone',
        message: `${path} was published, and ${document.source.file} is a draft now. Publish it, or take it down on purpose with unpublishAt.`,
      };
    return hash === undefined ? undefined : anchorGone(document, hash, address);
  }
  const vanished = vanishings.get(path);
  // Other languages and anchors of the same document are no further mistakes.
  if (vanished)
    return vanished.line === line && !vanished.waits
      ? { rule: 'ledger/gone', message: goneMessage(vanished, remainsOf(site, vanished)) }
      : undefined;
  const end = endOf(site.redirects, address);
  if (end === undefined || end === address) return undefined;
  const [to = '', anchor] = end.split('#');
  const page = site.byPath.get(to);
  return page && anchor ? anchorGone(page, anchor, address) : undefined;
}

function goneMessage(
  { paths, to, mayHaveMoved }: Vanished,
  { links, documents }: ReturnType<typeof remainsOf>,
): string {
  const [first = ''] = paths;
  const [were, lines] = paths.length > 1 ? ['were', 'their lines'] : ['was', 'its line'];
  const leading = links === 1 ? '1 link leads' : `${links} links lead`;
  const rest =
    links > 0 ? ` ${leading} there still, in ${documents} document${documents === 1 ? '' : 's'}.` : '';
  const redirect = paths.map((path) => `"${path}: "`).join(' and ');
  const others = `send visitors on: write ${redirect} into redirects.yaml, with the address behind it that serves them best. Or, if nobody has ever been given the address, remove ${lines} here.`;
  const opening = `${paths.join(' and ')} ${were} published, and nothing answers there now`;
  if (to !== undefined)
    return `${opening}; ${to} is new.${rest} If the document has moved there, npm run content -- rename ${first} ${to} finishes the move: links and redirects. If not, ${others}`;
  const renamed = mayHaveMoved
    ? ` If it has a new name, npm run content -- rename ${first} NEW finishes the move.`
    : '';
  const back = isListAddress(first) ? 'Bring it back into taxonomy.yaml' : 'Bring the file back';
  return `${opening}.${rest}${renamed} ${back}, or ${others}`;
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
