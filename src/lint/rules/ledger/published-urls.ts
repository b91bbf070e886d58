import { isListPath, notFoundSlug } from '#content/urls.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, startOfFile, warning } from '#pipeline/finding.ts';
import { createInsertEdits, type PublishedUrl } from '#pipeline/parse/published-urls.ts';
import { getUnpublishedReason } from '#pipeline/publication-schedule.ts';
import { publishedUrlsFile } from '#pipeline/read/file-names.ts';
import { decodeUri } from '../../decode-uri.ts';
import type { Rule } from '../../rule.ts';
import { getPath, type Site } from '../../site.ts';
import { describeMissingAnchor } from '../links/anchors.ts';
import { resolveRedirects } from '../redirects/resolve-redirects.ts';
import {
  countInboundLinks,
  findDocument,
  getReplacementPaths,
  type RemovedPage,
  type RemovedPages,
} from './removed-pages.ts';

/** Reports published URLs that no longer work, because others have them in bookmarks, mails and links; and unlisted ones. */
export const publishedUrls: Rule = {
  docs: {
    'ledger/anchor': {
      description: 'A published anchor no longer exists on its page.',
      rationale: 'Visitors who follow an old link land at the top of the page and have to search.',
      example: 'described',
      incorrect: 'addresses.txt has /team#who-we-are, and the heading is now ## Our people',
      correct: '## <span id="who-we-are"></span>Our people',
    },
    'ledger/gone': {
      description: 'A published page no longer exists.',
      rationale: 'Visitors with an old link or bookmark see the page "not found".',
      example: 'described',
      incorrect: 'addresses.txt has /people, and people.mdx was renamed to team.mdx',
      correct:
        'redirects.yaml has /people: /team. The command "npm run content -- rename people team" writes it, also after the file was renamed',
    },
    'ledger/line': {
      description: 'A line of addresses.txt is not an address of this site.',
      rationale: 'The check cannot warn when the page that was meant is removed by mistake.',
      example: 'described',
      incorrect: 'team',
      correct: '/team',
    },
    'ledger/new': {
      description: 'A published page, or an anchor that another page links to, is missing in addresses.txt.',
      rationale: 'Until it is listed, the check cannot tell when it is removed by mistake.',
      example: 'described',
      incorrect: 'news.mdx is new, and addresses.txt does not have /blog/news',
      correct: 'addresses.txt has /blog/news. The command "npm run content -- fix" adds it',
      fixable: true,
    },
  },
  checkContent: ({ site, content, removedPages, publishedUrlsText }) =>
    content.publishedUrls
      ? [
          ...content.publishedUrls.flatMap((url) => checkPublishedUrl(site, url, removedPages)),
          ...checkUnlistedUrls(site, content.publishedUrls, removedPages, publishedUrlsText),
        ]
      : [],
};

function checkPublishedUrl(
  site: Site,
  { url, path, hash, line }: PublishedUrl,
  removedPages: RemovedPages,
): Finding[] {
  const report = (rule: string, message: string | undefined) =>
    !message
      ? []
      : [
          error(publishedUrlsFile, { line, column: 1 }, rule, message, {
            end: { line, column: url.length + 1 },
          }),
        ];
  if (site.isUncertain(path)) return [];
  const document = findDocument(site, path);
  if (document?.frontmatter.draft && site.now)
    return report(
      'ledger/gone',
      `${path} was published, and ${document.source.file} is a draft now. Publish it, or remove it on purpose with unpublishAt.`,
    );
  if (document) return report('ledger/anchor', hash && describeRemovedAnchor(document, hash, url));
  const removed = removedPages.get(path);
  // One finding covers all languages and anchors of the page.
  if (removed)
    return removed.line === line && !removed.needsValidName
      ? report('ledger/gone', describeRemovedPage(removed, countInboundLinks(site, removed)))
      : [];
  const target = resolveRedirects(site.redirects, url);
  if (target === undefined || target === url) return [];
  const [targetPath = '', targetHash] = target.split('#');
  const page = site.documentsByPath.get(targetPath);
  return report('ledger/anchor', page && targetHash && describeRemovedAnchor(page, targetHash, url));
}

function describeRemovedPage(
  { paths, replacement, mayHaveMoved }: RemovedPage,
  inbound: ReturnType<typeof countInboundLinks>,
): string {
  const [first = ''] = paths;
  const isPlural = paths.length > 1;
  const links = inbound.links === 1 ? '1 link in' : `${inbound.links} links in`;
  const documents = inbound.documents === 1 ? '1 document' : `${inbound.documents} documents`;
  const remaining =
    inbound.links > 0 ? ` ${links} ${documents} still ${inbound.links === 1 ? 'leads' : 'lead'} there.` : '';
  const redirects = paths.map((path) => `"${path}: "`).join(' and ');
  const alternatives = `redirect visitors: write ${redirects} into redirects.yaml, followed by the address that helps them most. If nobody has ever been given the address, remove ${isPlural ? 'these lines' : 'this line'}.`;
  const opening = `${paths.join(' and ')} ${isPlural ? 'were' : 'was'} published, and ${isPlural ? 'no longer exist' : 'no longer exists'}`;
  if (replacement !== undefined)
    return `${opening}; ${replacement} is new.${remaining} If the document has moved there, run npm run content -- rename ${first} ${replacement}, which updates links and redirects. If not, ${alternatives}`;
  const rename = mayHaveMoved
    ? ` If it has a new name, run npm run content -- rename ${first} NEW, which updates links and redirects.`
    : '';
  const restore = isListPath(first) ? 'Restore it in taxonomy.yaml' : 'Restore the file';
  return `${opening}.${remaining}${rename} ${restore}, or ${alternatives}`;
}

function describeRemovedAnchor(page: Document, hash: string, url: string): string | undefined {
  const problem = describeMissingAnchor(page, hash, getPath(page));
  return (
    problem &&
    `${url} was published, so others may link to it. ${problem} Restore the words of the heading, or write <span id="${decodeUri(hash)}"></span> into the heading that replaced it.`
  );
}

/** URLs that one finding names. */
const maxNamedUrls = 5;

/** Reports published URLs that the list does not have, in one finding. */
function checkUnlistedUrls(
  site: Site,
  listedUrls: readonly PublishedUrl[],
  removedPages: RemovedPages,
  text: string,
): Finding[] {
  const listed = new Set(listedUrls.map(({ url }) => url));
  const unlisted = getPublishableUrls(site, removedPages).filter((url) => !listed.has(url));
  if (unlisted.length === 0) return [];
  const andMore = unlisted.length > maxNamedUrls ? ` and ${unlisted.length - maxNamedUrls} more` : '';
  const names = unlisted.slice(0, maxNamedUrls).join(', ') + andMore;
  const [subject, object] =
    unlisted.length === 1 ? ['1 new address is', 'it'] : [`${unlisted.length} new addresses are`, 'them'];
  return [
    warning(
      publishedUrlsFile,
      startOfFile,
      'ledger/new',
      `${subject} not listed here: ${names}. Run npm run content -- fix to add ${object}, so that the check reports when a listed address is removed.`,
      { fix: { title: `Add ${names}.`, edits: createInsertEdits(text, unlisted) } },
    ),
  ];
}

/**
 * Returns the URLs that others can link to, sorted: published documents, the lists of each category and tag, and
 * anchors that another page links to. Further pages of lists are left out, because they come and go with the posts.
 */
export function getPublishableUrls(site: Site, removedPages: RemovedPages): string[] {
  const now = site.now ?? new Date();
  const documents = site.documents.filter(
    ({ source, frontmatter }) => source.slug !== notFoundSlug && !getUnpublishedReason(frontmatter, now),
  );
  const paths = new Set(documents.map(getPath));
  const anchors = documents.flatMap((document) =>
    document.analysis.links.flatMap(({ url }) => {
      const [, path = '', hash = ''] = /^(\/[^\s?#]*)(?:\?[^\s#]*)?#(\S+)$/.exec(url.trim()) ?? [];
      const page = path !== getPath(document) && paths.has(path) && site.documentsByPath.get(path);
      return page && !describeMissingAnchor(page, hash, path) ? `${path}#${decodeUri(hash)}` : [];
    }),
  );
  const lists = [...site.listPaths].filter((path) => !/\/page\/\d+$/.test(path));
  // The command that finishes a rename adds the new paths.
  const replacementPaths = getReplacementPaths(removedPages);
  const urls = [...paths, ...lists, ...anchors].filter(
    (url) => !replacementPaths.has(url.split('#')[0] ?? ''),
  );
  return [...new Set(urls)].sort();
}
