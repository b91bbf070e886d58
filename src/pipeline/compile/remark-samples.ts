import type { Nodes, Root } from 'mdast';

/**
 * Creates a remark plugin that distinguishes samples around blocks from samples around words, which MDX does not:
 * words alone in their place become a paragraph, and blocks get the attribute `block`.
 */
export function remarkSamples() {
  return (tree: Root): void => transformChildren(tree);
}

function transformChildren(parent: Nodes): void {
  if (!('children' in parent)) return;
  const isTextPlace = parent.type !== 'root' && parent.type !== 'listItem' && parent.type !== 'blockquote';
  parent.children = parent.children.map((child) => {
    transformChildren(child);
    if (child.type !== 'mdxJsxFlowElement' || child.name !== 'Sample') return child;
    const hasBlocks = child.children.some(({ type }) => !textTypes.has(type));
    if (hasBlocks) {
      child.attributes.push({ type: 'mdxJsxAttribute', name: 'block', value: null });
      return child;
    }
    return isTextPlace
      ? child
      : { type: 'paragraph', children: [{ ...child, type: 'mdxJsxTextElement', children: child.children }] };
  }) as typeof parent.children;
}

/** Nodes that are a part of a sentence. */
const textTypes = new Set([
  'break',
  'delete',
  'emphasis',
  'image',
  'inlineCode',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'strong',
  'text',
]);
