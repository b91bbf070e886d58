import type { ElementContent, Nodes, Parents } from 'hast';
import { splitAtUnbrokenWords } from '#content/text/unbroken-words.ts';

/**
 * Keeps short compounds and references on one line. CSS cannot forbid a break after a hyphen of the text, and a
 * non-breaking hyphen would not be found by a search in the page.
 */
export function rehypeUnbrokenWords() {
  return wrapUnbrokenWords;
}

function wrapUnbrokenWords(parent: Nodes): void {
  if (!('children' in parent) || isCode(parent)) return;
  const children: Nodes[] = parent.children.flatMap((node: Nodes): Nodes[] => {
    if (node.type === 'text') return splitAtUnbrokenWords(node.value).map(toNode);
    wrapUnbrokenWords(node);
    return [node];
  });
  Object.assign(parent, { children });
}

const isCode = (node: Parents): boolean =>
  node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre');

/** Returns a text node, or an element around a word that must not break. */
function toNode({ text, isUnbroken }: ReturnType<typeof splitAtUnbrokenWords>[number]): ElementContent {
  const node: ElementContent = { type: 'text', value: text };
  if (!isUnbroken) return node;
  return { type: 'element', tagName: 'span', properties: { className: ['unbroken'] }, children: [node] };
}
