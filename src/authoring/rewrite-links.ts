/** Rewrites links in the text of a document. All other characters stay. */
import { applyEdits } from '#lint/apply-edits.ts';
import type { Content } from '#pipeline/content.ts';
import type { Document } from '#pipeline/document.ts';
import type { Edit, Position } from '#pipeline/finding.ts';
import { toOffset } from '#pipeline/parse/positions.ts';
import { normalizeText } from '#pipeline/read/decode.ts';
import { validateDocument } from '#pipeline/validate/validate-document.ts';
import { createListEdits } from './frontmatter-edits.ts';

/** New URL path by old URL path. */
export type PathMoves = ReadonlyMap<string, string>;

/** A change of one entry in a list of the frontmatter. */
export interface ListChange {
  field: 'related' | 'categories' | 'tags';
  from: string;
  /** Undefined removes the entry. */
  to: string | undefined;
}

export interface LinkChanges {
  moves: PathMoves;
  /** Removes query and anchor of the links, because they belong to the old page. */
  dropsSuffix?: boolean;
  listChange?: ListChange | undefined;
}

export interface RewriteResult {
  text: string;
  /** Number of links and entries rewritten. */
  count: number;
}

/**
 * Rewrites the links to moved documents, and an entry in a list of the frontmatter.
 * @param rawText the text of the file on the disk.
 * @throws Error with the file and line of a link that cannot be rewritten safely.
 */
export function rewriteLinks(document: Document, rawText: string, changes: LinkChanges): RewriteResult {
  const { text: sourceText } = document.source;
  const toStartOffset = (position: Position) => toOffset(sourceText, position) ?? sourceText.length;
  const edits = new Map<number, Edit>();
  for (const { url, start } of document.analysis.links) {
    const [path = '', suffix = ''] = splitUrl(url);
    const to = changes.moves.get(path);
    if (to === undefined) continue;
    const from = findOccurrence(sourceText, path + suffix, toStartOffset(start));
    if (from === undefined) throw createRewriteError(document, start.line, url);
    const { length } = changes.dropsSuffix ? path + suffix : path;
    edits.set(from, { from, to: from + length, text: to });
  }
  const { listChange } = changes;
  if (listChange)
    for (const edit of createListEdits(document, listChange.field, (entry) => changeEntry(entry, listChange)))
      edits.set(edit.from, edit);
  const text = applyEdits(rawText, [...edits.values()]);
  if (edits.size > 0) verifyRewrite(document, text, changes);
  return { text, count: edits.size };
}

/**
 * Parses the rewritten document and compares its links with the expected ones.
 * @throws Error where they differ.
 */
function verifyRewrite(document: Document, text: string, changes: LinkChanges): void {
  const { document: after } = validateDocument({
    ...document.source,
    text: normalizeText(text),
  });
  for (const [index, { url, start }] of document.analysis.links.entries()) {
    const [path = '', suffix = ''] = splitUrl(url);
    const to = changes.moves.get(path);
    const expectedUrl = to === undefined ? url : changes.dropsSuffix ? to : to + suffix;
    if (after?.analysis.links[index]?.url.trim() !== expectedUrl.trim())
      throw createRewriteError(document, start.line, url);
  }
  const { listChange } = changes;
  if (!listChange) return;
  const expected = getEntries(document, listChange).flatMap((entry) => changeEntry(entry, listChange) ?? []);
  if (JSON.stringify(after && getEntries(after, listChange)) !== JSON.stringify([...new Set(expected)]))
    throw createRewriteError(document, document.locate([listChange.field]).line, listChange.from);
}

const changeEntry = (entry: string, { from, to }: ListChange): string | undefined =>
  entry === from ? to : entry;

const getEntries = ({ frontmatter }: Document, { field }: ListChange): string[] =>
  (frontmatter as Partial<Record<ListChange['field'], string[]>>)[field] ?? [];

/** Splits a URL into its path, and the query and fragment after it. */
const splitUrl = (url: string): string[] => /^([^?#]*)(.*)$/s.exec(url.trim())?.slice(1) ?? [];

/** Finds a value between quotes, brackets or spaces. Returns its first offset that is not before `from`. */
function findOccurrence(text: string, value: string, from: number): number | undefined {
  for (let offset = text.indexOf(value, from); offset !== -1; offset = text.indexOf(value, offset + 1)) {
    const [before = ' ', after = ' '] = [text[offset - 1], text[offset + value.length]];
    if (/[\s"'`(<:{,[]/.test(before) && /[\s"'`)>},\]]/.test(after)) return offset;
  }
  return undefined;
}

const createRewriteError = ({ source }: Document, line: number, url: string): Error =>
  new Error(
    `${source.file}:${line}: "${url}" cannot be rewritten safely. Write it without character references or other escapes, and try again.`,
  );

/**
 * Checks that every file with links is valid, because the links of an invalid file could not be rewritten.
 * @throws Error that names the first invalid file.
 */
export function assertLinksAreReadable({ invalidFiles, findings }: Content): void {
  const [invalidFile] = invalidFiles;
  if (invalidFile)
    throw new Error(
      `${invalidFile.file} is not valid, so its links could not be rewritten. Fix it first: npm run check`,
    );
  const unreadable = findings.find(({ rule }) =>
    /^(?:strings\/file|navigation\/(?:file|missing|unknown-key|value)|file\/(?:encoding|unreadable)|redirects\/(?:file|value|missing|from)|ledger\/line)$/.test(
      rule,
    ),
  );
  if (unreadable)
    throw new Error(`${unreadable.file}:${unreadable.line}: ${unreadable.message} Fix this first.`);
}
