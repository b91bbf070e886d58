/** Rewrites links in the text of a document. All other characters stay. */
import { applyEdits } from '#lint/apply-edits.ts';
import type { Document } from '#pipeline/document.ts';
import type { Edit, Position } from '#pipeline/finding.ts';
import { toOffset } from '#pipeline/parse/positions.ts';
import { normalizeText } from '#pipeline/read/decode.ts';
import { validateDocument } from '#pipeline/validate/validate-document.ts';

/** New URL path by old URL path. */
export type PathMoves = ReadonlyMap<string, string>;

/** The slug of a post before and after a rename, for lists of related posts. */
export interface SlugChange {
  from: string;
  to: string;
}

export interface RewriteResult {
  text: string;
  /** Number of links and slugs rewritten. */
  count: number;
}

/**
 * Rewrites the links to moved documents, and the slug of a renamed post in `related`.
 * @param rawText the text of the file on the disk.
 * @param renamedPost undefined where no post is renamed, or the document is not a post.
 * @throws Error with the file and line of a link that cannot be rewritten safely.
 */
export function rewriteLinks(
  document: Document,
  rawText: string,
  moves: PathMoves,
  renamedPost?: SlugChange,
): RewriteResult {
  const { text: sourceText } = document.source;
  const toStartOffset = (position: Position) => toOffset(sourceText, position) ?? sourceText.length;
  const edits = new Map<number, Edit>();
  for (const { url, start } of document.analysis.links) {
    const [path = '', suffix = ''] = splitUrl(url);
    const to = moves.get(path);
    if (to === undefined) continue;
    const from = findOccurrence(sourceText, path + suffix, toStartOffset(start));
    if (from === undefined) throw createRewriteError(document, start.line, url);
    edits.set(from, { from, to: from + path.length, text: to });
  }
  for (const [index, slug] of getRelatedSlugs(document).entries()) {
    if (!renamedPost || slug !== renamedPost.from) continue;
    const start = document.locate(['related', index]);
    const from = findOccurrence(sourceText, slug, toStartOffset(start));
    if (from === undefined) throw createRewriteError(document, start.line, slug);
    edits.set(from, { from, to: from + slug.length, text: renamedPost.to });
  }
  const text = applyEdits(rawText, [...edits.values()]);
  if (edits.size > 0) verifyRewrite(document, text, moves, renamedPost);
  return { text, count: edits.size };
}

/**
 * Parses the rewritten document and compares its links with the expected ones.
 * @throws Error where they differ.
 */
function verifyRewrite(
  document: Document,
  text: string,
  moves: PathMoves,
  renamedPost: SlugChange | undefined,
): void {
  const { document: after } = validateDocument({
    ...document.source,
    text: normalizeText(text),
  });
  for (const [index, { url, start }] of document.analysis.links.entries()) {
    const [path = '', suffix = ''] = splitUrl(url);
    const to = moves.get(path);
    const expectedUrl = to === undefined ? url : to + suffix;
    if (after?.analysis.links[index]?.url.trim() !== expectedUrl.trim())
      throw createRewriteError(document, start.line, url);
  }
  const expectedSlugs = getRelatedSlugs(document).map((slug) =>
    renamedPost && slug === renamedPost.from ? renamedPost.to : slug,
  );
  if (JSON.stringify(after && getRelatedSlugs(after)) !== JSON.stringify(expectedSlugs))
    throw createRewriteError(document, document.locate(['related']).line, renamedPost?.from ?? '');
}

const getRelatedSlugs = ({ frontmatter }: Document): string[] =>
  'related' in frontmatter ? (frontmatter.related ?? []) : [];

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
