/** Text that looks like Markdown but is not parsed as such, so that visitors see the Markdown characters. */
import type { Nodes } from 'mdast';
import { error, type Finding, type Fix, type Level } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';

export interface UnparsedMarkdown {
  rule: string;
  message: string;
  /** Default: `error`. */
  level?: Level;
  /** Offsets in the body. */
  from: number;
  to: number;
  /** Offset at which the URL of a link begins. The rest of the range is not prose. */
  urlOffset?: number;
  fix?: Fix | undefined;
}

/** Creates a finding for each text of a document that is not parsed as Markdown. */
export function reportUnparsed(
  { source, body }: { source: { file: string }; body: string },
  unparsed: readonly UnparsedMarkdown[],
): Finding[] {
  if (unparsed.length === 0) return [];
  const toPosition = createPositionLookup(body);
  return unparsed.map(({ rule, message, level = 'error', from, to, fix }) => ({
    ...error(source.file, toPosition(from), rule, message, { end: toPosition(to), ...(fix && { fix }) }),
    level,
  }));
}

/**
 * The source text of a paragraph, a heading or a table cell. `maskCharacter` replaces everything that Markdown
 * recognizes: code, links, tags and escaped characters. So offsets stay the same, and what is left is plain text.
 */
export interface MaskedText {
  text: string;
  /** Offset of the text in the body. */
  from: number;
}

export const maskCharacter = '\uFFFC';

export function getMaskedTexts(tree: Nodes, body: string): MaskedText[] {
  if (tree.type === 'paragraph' || tree.type === 'heading' || tree.type === 'tableCell')
    return [maskText(tree, body)];
  return 'children' in tree ? tree.children.flatMap((child) => getMaskedTexts(child, body)) : [];
}

function maskText(node: Nodes & { children: Nodes[] }, body: string): MaskedText {
  const { from, to } = getOffsets(node);
  let text = '';
  let offset = from;
  for (const part of node.children.flatMap((child) => getPlainParts(child, body))) {
    text += mask(body.slice(offset, part.from)) + part.text;
    offset = part.from + part.text.length;
  }
  return { text: text + mask(body.slice(offset, to)), from };
}

const mask = (text: string): string => text.replace(/[^\n]/g, maskCharacter);

/** Returns the parts of a node that Markdown takes as plain text. */
function getPlainParts(node: Nodes, body: string): MaskedText[] {
  // The texts beside a bare URL may have no position.
  if (!node.position) return [];
  const { from, to } = getOffsets(node);
  // GFM makes a link of every bare URL, also inside brackets that were meant as a link.
  const isPlain = node.type === 'text' || (node.type === 'link' && !/[[<]/.test(body[from] ?? ''));
  if (isPlain)
    return [{ from, text: body.slice(from, to).replace(/\\[!-/:-@[-`{-~]/g, maskCharacter.repeat(2)) }];
  const isTransparent = ['emphasis', 'strong', 'delete', 'mdxJsxTextElement'].includes(node.type);
  return isTransparent && 'children' in node
    ? node.children.flatMap((child) => getPlainParts(child, body))
    : [];
}

/** Returns the offsets of a node in the body. */
export const getOffsets = ({ position }: Pick<Nodes, 'position'>): { from: number; to: number } => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});
