/**
 * The list of published URLs, `addresses.txt`: pages that have been published, and anchors that something links to.
 * They are in bookmarks, mails and search results, so each of them must stay, or redirect.
 *
 * The file has one URL a line, so that two branches that both add one merge without a conflict.
 */
import { type Edit, error, type Finding } from '../finding.ts';
import type { TextFile } from '../read/content-folder.ts';
import { publishedUrlsFile } from '../read/file-names.ts';

export interface PublishedUrl {
  /** Path and anchor as they are written: `/team`, or `/team#who-we-are`. */
  url: string;
  path: string;
  /** Anchor without `#`. */
  hash?: string | undefined;
  line: number;
}

/** Comments at the top of a new file. */
const defaultComments = [
  '# Published addresses, and anchors that something links to: each stays, or redirects (redirects.yaml).',
  '# `npm run content -- addresses` adds what was merged. Add by hand what others link to: /team#who-we-are',
];

/** Parses the list. A missing file has no URLs. */
export function parsePublishedUrls(file: TextFile | undefined): {
  urls: PublishedUrl[];
  findings: Finding[];
} {
  const urls: PublishedUrl[] = [];
  const findings: Finding[] = [];
  for (const [index, text] of (file?.text.split('\n') ?? []).entries()) {
    const url = text.trim();
    if (url === '' || url.startsWith('#')) continue;
    const line = index + 1;
    const [, path = '', hash] = /^(\/[^\s#?]*)(?:#(\S+))?$/.exec(url) ?? [];
    if (path) urls.push({ url, path, hash, line });
    else {
      const message = `"${url}" is not an address of this site. An address begins with /, such as /team or /team#who-we-are.`;
      findings.push(error(publishedUrlsFile, { line, column: 1 }, 'ledger/line', message));
    }
  }
  return { urls, findings };
}

/**
 * Formats the list: comments, then the URLs sorted and without duplicates.
 * @param previousText its comments are kept.
 */
export function formatPublishedUrls(urls: Iterable<string>, previousText = ''): string {
  const comments = previousText
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('#'));
  return [...(comments.length ? comments : defaultComments), ...[...new Set(urls)].sort(), ''].join('\n');
}

/**
 * Creates edits that insert URLs in alphabetical order.
 * @param text the normalized text of the list.
 * @param newUrls URLs that are not in the list.
 */
export function createInsertEdits(text: string, newUrls: Iterable<string>): Edit[] {
  const lines = [...text.matchAll(/^.+$/gm)]
    .map(({ index, 0: line }) => ({ from: index, url: line.trim() }))
    .filter(({ url }) => url.startsWith('/'));
  /** New URLs by the offset of the line that they come before; undefined for the end of the file. */
  const groups = Map.groupBy([...newUrls].sort(), (url) => lines.find((line) => line.url > url)?.from);
  return [...groups].map(([from, urls]) => {
    const inserted = urls.map((url) => `${url}\n`).join('');
    if (from !== undefined) return { from, to: from, text: inserted };
    const needsLineEnd = !/(?:^|\n)$/.test(text);
    return { from: text.length, to: text.length, text: needsLineEnd ? `\n${inserted}` : inserted };
  });
}
