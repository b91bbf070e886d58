import { isListPath, notFoundSlug } from '#content/urls.ts';
import { getPath, type Site } from '#lint/site.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, startOfFile, warning } from '#pipeline/finding.ts';
import { additions, type PublishedUrl, publishedUrlsFile } from '#pipeline/read/published-urls.ts';
import { absenceOf } from '#pipeline/schedule.ts';
import { describeMissingAnchor } from '../links/anchors.ts';
import { resolveRedirects } from '../redirects/redirects.ts';
import {
  countInboundLinks,
  findDocument,
  getReplacementPaths,
  type RemovedPage,
  type RemovedPages,
} from './removed-pages.ts';

/** How many addresses a finding names. */
const maxNamedUrls = 5;

/**
 * Addresses and anchors of the ledger that nothing answers any more, and published ones that it lacks.
 * @param text the ledger's own, as the pipeline reads it.
 */
export function checkPublishedUrls(
  site: Site,
  ledger: readonly PublishedUrl[] | undefined,
  vanishings: RemovedPages,
  text: string,
): Finding[] {
  if (!ledger) return [];
  const known = new Set(ledger.map(({ address }) => address));
  const lacking = getPublishableUrls(site, vanishings).filter((address) => !known.has(address));
  return [
    ...ledger.flatMap((line) => {
      const problem = findUrlProblem(site, line, vanishings);
      return problem
        ? [
            error(
              publishedUrlsFile,
              { line: line.line, column: 1 },
              problem.rule,
              problem.message,
              getLineEnd(line),
            ),
          ]
        : [];
    }),
    ...(lacking.length ? [reportUnlistedUrls(lacking, text)] : []),
  ];
}

const getLineEnd = ({ line, address }: PublishedUrl) => ({ end: { line, column: address.length + 1 } });

function reportUnlistedUrls(lacking: readonly string[], text: string): Finding {
  const more = lacking.length > maxNamedUrls ? ` and ${lacking.length - maxNamedUrls} more` : '';
  const [is, are] = lacking.length === 1 ? ['address is', 'it is'] : ['addresses are', 'they are'];
  return warning(
    publishedUrlsFile,
    startOfFile,
    'ledger/new',
    `${lacking.length} new ${is} not noted here yet: ${lacking.slice(0, maxNamedUrls).join(', ')}${more}. Once ${are}, the check says so if one is ever lost. npm run content -- fix notes ${lacking.length === 1 ? 'it' : 'them'}.`,
    {
      fix: {
        title: `Note ${lacking.slice(0, maxNamedUrls).join(', ')}${more}.`,
        edits: additions(text, lacking),
      },
    },
  );
}

/**
 * What others may link to from now on: documents that are published, the lists of each category and tag, and anchors
 * that are there and that another page links to. Further pages of lists come and go with the posts.
 */
export function getPublishableUrls(site: Site, vanishings: RemovedPages): string[] {
  const now = site.now ?? new Date();
  const documents = site.documents.filter(
    ({ source, frontmatter }) => source.slug !== notFoundSlug && !absenceOf(frontmatter, now),
  );
  const paths = new Set(documents.map(getPath));
  const anchors = documents.flatMap((document) =>
    document.analysis.links.flatMap(({ url }) => {
      const [, path = '', hash = ''] = /^(\/[^\s?#]*)(?:\?[^\s#]*)?#(\S+)$/.exec(url.trim()) ?? [];
      const page = path !== getPath(document) && paths.has(path) && site.byPath.get(path);
      return page && !describeMissingAnchor(page, hash, path) ? `${path}#${decoded(hash)}` : [];
    }),
  );
  const lists = [...site.lists].filter((path) => !/\/page\/\d+$/.test(path));
  // What took the place of something is noted by the command that finishes the move.
  const taken = getReplacementPaths(vanishings);
  const promised = [...paths, ...lists, ...anchors].filter(
    (address) => !taken.has(address.split('#')[0] ?? ''),
  );
  return [...new Set(promised)].sort();
}

function findUrlProblem(site: Site, { address, path, hash, line }: PublishedUrl, vanishings: RemovedPages) {
  if (site.isUndecided(path)) return undefined;
  const document = findDocument(site, path);
  if (document) {
    if (document.frontmatter.draft && site.now)
      return {
        rule: 'ledger/gone',
        message: `${path} was published, and ${document.source.file} is a draft now. Publish it, or take it down on purpose with unpublishAt.`,
      };
    return hash === undefined ? undefined : describeRemovedAnchor(document, hash, address);
  }
  const vanished = vanishings.get(path);
  // Other languages and anchors of the same document are no further mistakes.
  if (vanished)
    return vanished.line === line && !vanished.needsValidName
      ? { rule: 'ledger/gone', message: describeRemovedPage(vanished, countInboundLinks(site, vanished)) }
      : undefined;
  const end = resolveRedirects(site.redirects, address);
  if (end === undefined || end === address) return undefined;
  const [to = '', anchor] = end.split('#');
  const page = site.byPath.get(to);
  return page && anchor ? describeRemovedAnchor(page, anchor, address) : undefined;
}

function describeRemovedPage(
  { paths, replacement: to, mayHaveMoved }: RemovedPage,
  { links, documents }: ReturnType<typeof countInboundLinks>,
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
  const back = isListPath(first) ? 'Bring it back into taxonomy.yaml' : 'Bring the file back';
  return `${opening}.${rest}${renamed} ${back}, or ${others}`;
}

function describeRemovedAnchor(page: Document, hash: string, address: string) {
  const problem = describeMissingAnchor(page, hash, getPath(page));
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
