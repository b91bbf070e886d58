import type { Element, Root, RootContent } from 'hast';
import { getComponentSpec } from '#content/author-components.ts';

/**
 * Wraps each h2 and the content after it in a `<section>`, so that layouts can place the two side by side. A component
 * that spans the page ends the section before it.
 */
export function rehypeSections() {
  return (tree: Root): void => {
    const children: RootContent[] = [];
    let section: Element | undefined;
    for (const node of tree.children) {
      if (
        node.type === 'mdxjsEsm' ||
        (node.type === 'mdxJsxFlowElement' && getComponentSpec(node.name ?? '')?.place === 'section')
      ) {
        children.push(node);
        section = undefined;
        continue;
      }
      const isHeading = node.type === 'element' && node.tagName === 'h2';
      if (isHeading || (!section && !isBlank(node))) {
        section = {
          type: 'element',
          tagName: 'section',
          properties: isHeading ? { ariaLabelledBy: [String(node.properties.id)] } : {},
          children: [],
        };
        children.push(section);
      }
      section?.children.push(node as Element);
    }
    tree.children = children;
  };
}

const isBlank = (node: RootContent): boolean =>
  (node.type === 'text' && node.value.trim() === '') ||
  node.type === 'mdxFlowExpression' ||
  node.type === 'comment';
