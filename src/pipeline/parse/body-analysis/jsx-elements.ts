/** JSX elements and expressions of a body, in the form that rules need. */
import type { PhrasingContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Range } from '../positions.ts';

export interface JsxAttribute extends Range {
  /** `…` for spread attributes: `{...props}`. */
  name: string;
  /** A string, true for a name without a value, the value of a literal in braces, or undefined for other code. */
  value: unknown;
  isCode: boolean;
}

/** An element. Its range is that of the opening tag up to the end of the name. */
export interface JsxElement extends Range {
  name: string;
  attributes: JsxAttribute[];
  /** True if there is nothing, or only comments, between its tags. */
  isEmpty: boolean;
  /** True if it contains paragraphs, lists or headings, and not a part of a sentence. */
  hasBlocks: boolean;
  /** Offsets of the name in the closing tag. Undefined for self-closing elements. */
  closingName?: { from: number; to: number };
  /** Names of the elements around it, the outermost first. */
  ancestors: readonly string[];
}

const comment = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** Returns true for the code that writers may put in braces: a comment, nothing, or a string. */
export const isAllowedExpression = (source: string): boolean =>
  source.replace(comment, '').trim() === '' || typeof parseLiteral(source) === 'string';

/** Returns the value of a literal, or undefined for other code. */
export function parseLiteral(source: string): unknown {
  const trimmed = source.trim();
  const match = /^'([^'\\]*)'$|^`([^`\\$]*)`$/.exec(trimmed);
  if (match) return match[1] ?? match[2];
  try {
    return JSON.parse(trimmed);
  } catch {
    return undefined;
  }
}

/**
 * Converts a node of the syntax tree.
 * @param ancestors names of the elements around it.
 * @param toRange makes a range from two offsets in the body.
 */
export function toJsxElement(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  ancestors: readonly string[],
  toRange: (from: number, to: number) => Range,
): JsxElement {
  const start = node.position?.start.offset ?? 0;
  const attributes = node.attributes.map((attribute): JsxAttribute => {
    const { position } = attribute as { position?: { start: { offset?: number }; end: { offset?: number } } };
    const range = toRange(position?.start.offset ?? start, position?.end.offset ?? start);
    if (attribute.type === 'mdxJsxExpressionAttribute')
      return { name: '…', value: undefined, isCode: true, ...range };
    const { name, value } = attribute as MdxJsxAttribute;
    if (value === null || value === undefined) return { name, value: true, isCode: false, ...range };
    if (typeof value === 'string') return { name, value, isCode: false, ...range };
    const literal = parseLiteral(value.value);
    return { name, value: literal, isCode: literal === undefined, ...range };
  });
  const name = node.name ?? '';
  return {
    name,
    attributes,
    isEmpty: node.children.every(isBlank),
    hasBlocks: node.type === 'mdxJsxFlowElement' && node.children.some(isBlock),
    ancestors,
    ...toRange(start, start + '<'.length + name.length),
  };
}

/** Returns true for blank text and comments. */
const isBlank = (node: MdxJsxFlowElement['children'][number] | PhrasingContent): boolean =>
  (node.type === 'text' && node.value.trim() === '') ||
  ((node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
    node.value.replace(comment, '').trim() === '') ||
  (node.type === 'paragraph' && node.children.every(isBlank));

/**
 * Returns true for content that is rendered as a block. MDX unwraps paragraphs that contain only elements and
 * expressions.
 */
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
