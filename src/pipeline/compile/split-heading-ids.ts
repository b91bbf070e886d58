/** Ids for `<SplitHeading>`s that were given none: what Markdown's headings have from rehype-slug. */
import GithubSlugger from 'github-slugger';
import type { Nodes, Root } from 'hast';
import { visit } from '../parse/visit.ts';

/**
 * Makes ids that are not taken.
 * @param taken ids of the page; those that are made join them.
 */
export function createIdGenerator(taken: Set<string>): (text: string) => string {
  const slugger = new GithubSlugger();
  return (text) => {
    let id = slugger.slug(text.trim());
    while (taken.has(id)) id = slugger.slug(text.trim());
    taken.add(id);
    return id;
  };
}

export function rehypeSplitHeadingIds() {
  return (tree: Root): void => {
    const taken = new Set<string>();
    const nameless: Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>[] = [];
    visit(tree, (node) => {
      if (node.type === 'element' && node.properties.id) taken.add(String(node.properties.id));
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const id = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id');
      if (typeof id?.value === 'string') taken.add(id.value);
      if (!id && node.name === 'SplitHeading') nameless.push(node);
    });
    const idFor = createIdGenerator(taken);
    for (const node of nameless)
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: idFor(textOf(node)) });
  };
}

const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child as Nodes)).join('') : '';
};
