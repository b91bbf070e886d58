/** A heading and what follows it as one `<section>`: layouts set label and text side by side. */
import type { Element, Root, RootContent } from 'hast';
import { componentSpecs } from '#content/author-components.ts';

const words = componentSpecs as Record<string, { place: string }>;

/** Wraps every h2 with what follows; a component that stands across the page ends the section before it. */
export function rehypeSections() {
  return (tree: Root): void => {
    const children: RootContent[] = [];
    let open: Element | undefined;
    for (const node of tree.children) {
      if (
        node.type === 'mdxjsEsm' ||
        (node.type === 'mdxJsxFlowElement' && words[node.name ?? '']?.place === 'section')
      ) {
        children.push(node);
        open = undefined;
        continue;
      }
      const isHeading = node.type === 'element' && node.tagName === 'h2';
      if (isHeading || (!open && !isBlank(node))) {
        open = {
          type: 'element',
          tagName: 'section',
          properties: isHeading ? { ariaLabelledBy: [String(node.properties.id)] } : {},
          children: [],
        };
        children.push(open);
      }
      open?.children.push(node as Element);
    }
    tree.children = children;
  };
}

const isBlank = (node: RootContent): boolean =>
  (node.type === 'text' && node.value.trim() === '') ||
  node.type === 'mdxFlowExpression' ||
  node.type === 'comment';
