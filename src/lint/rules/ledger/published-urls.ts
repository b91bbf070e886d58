import { filesPrefix } from '#content/files.ts';
import { isListPath, notFoundSlug } from '#content/urls.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, startOfFile, warning } from '#pipeline/finding.ts';
import { createInsertEdits, type PublishedUrl } from '#pipeline/parse/published-urls.ts';
import { getUnpublishedReason } from '#pipeline/publication-schedule.ts';
import { publishedUrlsFile } from '#pipeline/read/file-names.ts';
import { decodeUri } from '../../decode-uri.ts';
import type { ContentContext, Rule } from '../../rule.ts';
import { getPath, type Site } from '../../site.ts';
import { describeMissingAnchor, findSimilarAnchors } from '../links/anchors.ts';
import { resolveRedirects } from '../redirects/resolve-redirects.ts';
import { locateRemovedAnchor } from './main-urls.ts';
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
      description:
        'A page of the main branch, or an anchor that another page links to, is missing in addresses.txt.',
      rationale: 'Until it is listed, the check cannot tell when it is removed by mistake.',
      example: 'described',
      incorrect: 'news.mdx was merged, and addresses.txt does not have /blog/news',
      correct: 'addresses.txt has /blog/news. The command "npm run content -- fix" adds it',
      fixable: true,
    },
  },
  checkContent: (context) =>
    context.content.publishedUrls
      ? [
          ...context.content.publishedUrls.flatMap((url) => checkPublishedUrl(context, url)),
          ...checkUnlistedUrls(context, context.content.publishedUrls),
        ]
      : [],
};

function checkPublishedUrl(context: ContentContext, { url, path, hash, line }: PublishedUrl): Finding[] {
  const { site, removedPages } = context;
  const report = (message: string) => [
    error(publishedUrlsFile, { line, column: 1 }, 'ledger/gone', message, {
      end: { line, column: url.length + 1 },
    }),
  ];
  if (site.isUncertain(path)) return [];
  const document = findDocument(site, path);
  if (document?.frontmatter.draft && site.now)
    return report(
      `${path} was published, and ${document.source.file} is a draft now. Publish it, or remove it on purpose with unpublishAt.`,
    );
  if (document) return hash ? checkAnchor(context, document, hash, url) : [];
  const removed = removedPages.get(path);
  // One finding covers all languages and anchors of the page.
  if (removed)
    return removed.line === line && !removed.needsValidName
      ? report(describeRemovedPage(removed, countInboundLinks(site, removed)))
      : [];
  const target = resolveRedirects(site.redirects, url);
  if (target === undefined || target === url) return [];
  const [targetPath = '', targetHash] = target.split('#');
  const page = site.documentsByPath.get(targetPath);
  return page && targetHash ? checkAnchor(context, page, targetHash, url) : [];
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

/** Reports a removed anchor in its document, where the writer has changed something, and not in the list. */
function checkAnchor({ openMain }: ContentContext, page: Document, hash: string, url: string): Finding[] {
  const problem = describeMissingAnchor(page, hash, getPath(page));
  if (!problem) return [];
  const main = openMain();
  const removedAt = main && locateRemovedAnchor(main, page, hash);
  const [similar = ''] = findSimilarAnchors(page, hash);
  const position = removedAt ? { line: removedAt, column: 1 } : page.analysis.anchors.get(similar)?.[0];
  return [
    error(
      page.source.file,
      position ?? startOfFile,
      'ledger/anchor',
      `${url} was published, so others may link to it. ${problem} Restore the words of the heading, or write <span id="${decodeUri(hash)}"></span> into the heading that replaced it.`,
    ),
  ];
}

/** URLs that one finding names. */
const maxNamedUrls = 5;

/** Reports published URLs that the list does not have, in one finding. */
function checkUnlistedUrls(
  { publishableUrls, publishedUrlsText }: ContentContext,
  listedUrls: readonly PublishedUrl[],
): Finding[] {
  const listed = new Set(listedUrls.map(({ url }) => url));
  const unlisted = publishableUrls.filter((url) => !listed.has(url));
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
      { fix: { title: `Add ${names}.`, edits: createInsertEdits(publishedUrlsText, unlisted) } },
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
  const files = [...site.publicPaths].filter((path) => path.startsWith(filesPrefix));
  // The command that finishes a rename adds the new paths.
  const replacementPaths = getReplacementPaths(removedPages);
  const urls = [...paths, ...lists, ...files, ...anchors].filter(
    (url) => !replacementPaths.has(url.split('#')[0] ?? ''),
  );
  return [...new Set(urls)].sort();
}
