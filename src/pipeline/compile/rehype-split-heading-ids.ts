import type { Nodes, Root } from 'hast';
import { createIdGenerator } from '../parse/body-analysis/heading-ids.ts';
import { visit } from '../parse/visit.ts';

/** Adds ids to `<SplitHeading>`s without one, as rehype-slug does to the headings of Markdown. */
export function rehypeSplitHeadingIds() {
  return (tree: Root): void => {
    const usedIds = new Set<string>();
    const headings: Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>[] = [];
    visit(tree, (node) => {
      if (node.type === 'element' && node.properties.id) usedIds.add(String(node.properties.id));
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const id = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
      );
      if (typeof id?.value === 'string') usedIds.add(id.value);
      if (!id && node.name === 'SplitHeading') headings.push(node);
    });
    const createId = createIdGenerator(usedIds);
    for (const heading of headings)
      heading.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: createId(toText(heading)) });
  };
}

const toText = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => toText(child as Nodes)).join('') : '';
};
