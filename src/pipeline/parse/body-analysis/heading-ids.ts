/** The text of a heading as rehype-slug sees it in the compiled page: expressions and pictures give nothing. */
import type { Nodes } from 'mdast';

/**
 * @param noteOf what stands for a reference to a footnote: in the page it is its number.
 */
export function toHeadingText(node: Nodes, noteOf: (identifier: string) => string = () => ''): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return '\n';
    case 'footnoteReference':
      return noteOf(node.identifier);
    default:
      return 'children' in node ? node.children.map((child) => toHeadingText(child, noteOf)).join('') : '';
  }
}
