/**
 * The ledger: addresses that have been published, and anchors that something links to. Others have them in bookmarks,
 * mails and search results, so each of them stays, or redirects.
 *
 * Plain text, an address a line: two branches that both add one merge without a conflict.
 */
import { type Edit, error, type Finding } from '../finding.ts';
import type { TextFile } from '../read/content-folder.ts';

export const publishedUrlsFile = 'addresses.txt';

export interface PublishedUrl {
  /** As it is written: `/team`, or `/team#who-we-are`. */
  address: string;
  path: string;
  /** Without its `#`. */
  hash?: string | undefined;
  line: number;
}

const opening = [
  '# Published addresses, and anchors that something links to: each stays, or redirects (redirects.yaml).',
  '# `npm run content -- addresses` adds what is new. Add by hand what others link to: /team#who-we-are',
];

/** The lines of a ledger; a tree without one has promised nothing yet. */
export function parsePublishedUrls(file: TextFile | undefined): {
  lines: PublishedUrl[];
  findings: Finding[];
} {
  const lines: PublishedUrl[] = [];
  const findings: Finding[] = [];
  for (const [at, text] of (file?.text.split('\n') ?? []).entries()) {
    const address = text.trim();
    if (address === '' || address.startsWith('#')) continue;
    const [, path = '', hash] = /^(\/[^\s#?]*)(?:#(\S+))?$/.exec(address) ?? [];
    if (path) lines.push({ address, path, hash, line: at + 1 });
    else
      findings.push(
        error(
          publishedUrlsFile,
          { line: at + 1, column: 1 },
          'ledger/line',
          `"${address}" is no address of this site. An address begins with /, such as /team or /team#who-we-are.`,
        ),
      );
  }
  return { lines, findings };
}

/**
 * The ledger's text: the remarks at the top as they were, then every address once, sorted.
 * @param before the text until now.
 */
export function formatPublishedUrls(addresses: Iterable<string>, before = ''): string {
  const remarks = before
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('#'));
  return [...(remarks.length ? remarks : opening), ...[...new Set(addresses)].sort(), ''].join('\n');
}

/**
 * Edits of a ledger that bring in addresses where the order of the alphabet wants them.
 * @param text the ledger as the pipeline reads it.
 * @param addresses none of which it has.
 */
export function createInsertEdits(text: string, addresses: Iterable<string>): Edit[] {
  const starts: { from: number; address: string }[] = [];
  for (const { index, 0: line } of text.matchAll(/^.+$/gm)) {
    const address = line.trim();
    if (address.startsWith('/')) starts.push({ from: index, address });
  }
  const places = Map.groupBy(
    [...addresses].sort(),
    (address) => starts.find((each) => each.address > address)?.from,
  );
  return [...places].map(([from, own]) => {
    const lines = own.map((address) => `${address}\n`).join('');
    if (from !== undefined) return { from, to: from, text: lines };
    return { from: text.length, to: text.length, text: /(?:^|\n)$/.test(text) ? lines : `\n${lines}` };
  });
}
