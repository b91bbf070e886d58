/** What looks like Markdown, is none, and would stand on the page with its signs. */
import type { Nodes } from 'mdast';
import { error, type Finding } from '#pipeline/finding.ts';
import { lineMap } from '#pipeline/parse/positions.ts';
import { undefinedReferences } from '../links/undefined-references.ts';
import { linksAsText } from '../links/unparsed-links.ts';
import { tableRows, tablesAsText } from '../structure/tables.ts';
import { headingsAsText } from '../structure/unparsed-headings.ts';
import { listsAsText } from '../structure/unparsed-lists.ts';
import { phrasesOf } from './phrases.ts';

/** A stretch of the body that stands on the page as it is written. */
export interface AsText {
  rule: string;
  message: string;
  /** Offsets in the body. */
  from: number;
  to: number;
  /** Where the address begins, which is no prose. */
  address?: number;
  fix?: { title: string; edits: { from: number; to: number; text: string }[] } | undefined;
}

export interface MarkdownFindings {
  findings: Finding[];
  /** Offsets of what is no prose, although Markdown takes it for text. */
  addresses: { from: number; to: number }[];
}

/** @param body MDX with blanked frontmatter, so that places are the file's, and its tree. */
export function markdownFindings(file: string, body: string, tree: Nodes): MarkdownFindings {
  const found = phrasesOf(tree, body).flatMap((phrase) => [
    ...headingsAsText(phrase, body),
    ...linksAsText(phrase, body),
    ...undefinedReferences(phrase, tree, body),
    ...listsAsText(phrase, body),
    ...tablesAsText(phrase),
  ]);
  found.push(...tableRows(tree, body));
  const place = lineMap(body);
  return {
    findings: found.map(({ rule, message, from, to, fix }) =>
      error(file, place(from), rule, message, { end: place(to), ...(fix && { fix }) }),
    ),
    addresses: found.flatMap(({ address, to }) => (address === undefined ? [] : { from: address, to })),
  };
}
