/** JSX elements of a body, and what stands in braces, as the checks want to know them. */
import type { PhrasingContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Range } from '../positions.ts';

export interface JsxAttribute extends Range {
  name: string;
  /** A string, true for a bare name, a literal's value, or undefined for code. */
  value: unknown;
  isCode: boolean;
}

/** Its place is that of the opening tag, up to the end of its name. */
export interface JsxElement extends Range {
  name: string;
  attributes: JsxAttribute[];
  /** Whether nothing stands between its tags. */
  isEmpty: boolean;
  /** Whether paragraphs, lists or headings stand between its tags, and not a part of a sentence. */
  hasBlocks: boolean;
  /** Where its name is in its closing tag; it may have none. */
  closingName?: { from: number; to: number };
  /** Names of the elements around it, the outermost first. */
  ancestors: readonly string[];
}

const remark = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** A comment, nothing, or a quoted text: what writers legitimately put in braces. */
export const isHarmless = (source: string): boolean =>
  source.replace(remark, '').trim() === '' || typeof parseLiteral(source) === 'string';

/** The value of a literal, or undefined for any other code. */
export function parseLiteral(source: string): unknown {
  const trimmed = source.trim();
  const quoted = /^'([^'\\]*)'$|^`([^`\\$]*)`$/.exec(trimmed);
  if (quoted) return quoted[1] ?? quoted[2];
  try {
    return JSON.parse(trimmed);
  } catch {
    return undefined;
  }
}

/**
 * @param ancestors names of the elements around it.
 * @param stretch from two offsets to a part of the body.
 */
export function elementOf(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  ancestors: readonly string[],
  stretch: (from: number, to: number) => Range,
): JsxElement {
  const start = node.position?.start.offset ?? 0;
  const attributes = node.attributes.map((attribute): JsxAttribute => {
    const { position } = attribute as { position?: { start: { offset?: number }; end: { offset?: number } } };
    const where = stretch(position?.start.offset ?? start, position?.end.offset ?? start);
    if (attribute.type === 'mdxJsxExpressionAttribute')
      return { name: '…', value: undefined, isCode: true, ...where };
    const { name, value } = attribute as MdxJsxAttribute;
    if (value === null || value === undefined) return { name, value: true, isCode: false, ...where };
    if (typeof value === 'string') return { name, value, isCode: false, ...where };
    const known = parseLiteral(value.value);
    return { name, value: known, isCode: known === undefined, ...where };
  });
  return {
    name: node.name ?? '',
    attributes,
    isEmpty: node.children.every(isNothing),
    hasBlocks: node.type === 'mdxJsxFlowElement' && node.children.some(isBlock),
    ancestors,
    ...stretch(start, start + 1 + (node.name ?? '').length),
  };
}

/** Blank text, and remarks. */
const isNothing = (node: MdxJsxFlowElement['children'][number] | PhrasingContent): boolean =>
  (node.type === 'text' && node.value.trim() === '') ||
  ((node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
    node.value.replace(remark, '').trim() === '') ||
  (node.type === 'paragraph' && node.children.every(isNothing));

/** MDX takes a paragraph away that holds nothing but elements and code. */
function isBlock(node: MdxJsxFlowElement['children'][number]): boolean {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxFlowExpression') return false;
  if (node.type !== 'paragraph') return true;
  return node.children.some(
    (child) =>
      child.type !== 'mdxJsxTextElement' &&
      child.type !== 'mdxTextExpression' &&
      (child.type !== 'text' || child.value.trim() !== ''),
  );
}
