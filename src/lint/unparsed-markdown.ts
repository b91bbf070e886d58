/** What looks like Markdown, is none, and would stand on the page with its signs. */
import type { Nodes } from 'mdast';
import { error, type Finding } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import { findUndefinedReferences } from './rules/links/undefined-references.ts';
import { findUnparsedLinks } from './rules/links/unparsed-links.ts';
import { getMaskedTexts } from './rules/markdown/phrases.ts';
import { findInvalidTableRows, findUnparsedTables } from './rules/structure/tables.ts';
import { findUnparsedHeadings } from './rules/structure/unparsed-headings.ts';
import { findUnparsedLists } from './rules/structure/unparsed-lists.ts';

/** A stretch of the body that stands on the page as it is written. */
export interface UnparsedMarkdown {
  rule: string;
  message: string;
  /** Offsets in the body. */
  from: number;
  to: number;
  /** Where the address begins, which is no prose. */
  urlOffset?: number;
  fix?: { title: string; edits: { from: number; to: number; text: string }[] } | undefined;
}

export interface MarkdownResult {
  findings: Finding[];
  /** Offsets of what is no prose, although Markdown takes it for text. */
  urlRanges: { from: number; to: number }[];
}

/** @param body MDX with blanked frontmatter, so that places are the file's, and its tree. */
export function checkUnparsedMarkdown(file: string, body: string, tree: Nodes): MarkdownResult {
  const found = getMaskedTexts(tree, body).flatMap((phrase) => [
    ...findUnparsedHeadings(phrase, body),
    ...findUnparsedLinks(phrase, body),
    ...findUndefinedReferences(phrase, tree, body),
    ...findUnparsedLists(phrase, body),
    ...findUnparsedTables(phrase),
  ]);
  found.push(...findInvalidTableRows(tree, body));
  const place = createPositionLookup(body);
  return {
    findings: found.map(({ rule, message, from, to, fix }) =>
      error(file, place(from), rule, message, { end: place(to), ...(fix && { fix }) }),
    ),
    urlRanges: found.flatMap(({ urlOffset: address, to }) =>
      address === undefined ? [] : { from: address, to },
    ),
  };
}
