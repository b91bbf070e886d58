/** Gives headings the ids that comments at their ends name, see heading-ids.ts. */
import type { Root } from 'mdast';
import { findExplicitId } from '../parse/body-analysis/heading-ids.ts';
import { visit } from '../parse/visit.ts';

export const remarkHeadingIds = () => (tree: Root) => {
  visit(tree, 'heading', (heading) => {
    const id = findExplicitId(heading);
    if (id === undefined) return;
    heading.data = { ...heading.data, hProperties: { id } };
    heading.children.pop();
    const last = heading.children.at(-1);
    if (last?.type === 'text') last.value = last.value.trimEnd();
  });
};
