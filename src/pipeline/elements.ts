/** JSX elements of a body, and what stands in braces, as the checks want to know them. */
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Place } from './finding.ts';

export interface Attribute {
  name: string;
  /** A string, true for a bare name, a literal's value, or undefined for code. */
  value: unknown;
  code: boolean;
  place: Place;
}

export interface Element {
  name: string;
  attributes: Attribute[];
  /** Whether nothing stands between its tags. */
  empty: boolean;
  /** Whether paragraphs, lists or headings stand between its tags, and not a part of a sentence. */
  holdsBlocks: boolean;
  place: Place;
}

const remark = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** A comment, nothing, or a quoted text: what writers legitimately put in braces. */
export const isHarmless = (source: string): boolean =>
  source.replace(remark, '').trim() === '' || typeof literal(source) === 'string';

/** The value of a literal, or undefined for any other code. */
export function literal(source: string): unknown {
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
 * @param within finds where a text stands in the element.
 * @param place from an offset to a place.
 */
export function elementOf(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  at: Place,
  within: (value: string) => Place,
  place: (offset: number) => Place,
): Element {
  const attributes = node.attributes.map((attribute): Attribute => {
    const offset = (attribute as { position?: { start: { offset?: number } } }).position?.start.offset;
    if (attribute.type === 'mdxJsxExpressionAttribute')
      return { name: '…', value: undefined, code: true, place: within(attribute.value) };
    const { name, value } = attribute as MdxJsxAttribute;
    const where = offset === undefined ? within(name) : place(offset);
    if (value === null || value === undefined) return { name, value: true, code: false, place: where };
    if (typeof value === 'string') return { name, value, code: false, place: where };
    const known = literal(value.value);
    return { name, value: known, code: known === undefined, place: where };
  });
  return {
    name: node.name ?? '',
    attributes,
    empty: node.children.length === 0,
    holdsBlocks: node.type === 'mdxJsxFlowElement' && node.children.some(isBlock),
    place: at,
  };
}

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
