import type { ElementContent, Nodes, Parents } from 'hast';

/** A compound of which a short part would stand alone on a line, or a reference to a clause such as 6(1)(f). */
const pattern = /(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+|\d+(?:\(\p{L}\)|\(\d+\))+)/gu;
/** A character of every match. It is searched first, because most texts have no match. */
const joiner = /[-(]/;
/** Longer words may break, because they would not fit a line of a phone or a cell. */
const maxCharacters = 20;
/** Parts of at most this length are short. */
const shortPartCharacters = 3;

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
    if (node.type === 'text') return splitText(node.value);
    wrapUnbrokenWords(node);
    return [node];
  });
  Object.assign(parent, { children });
}

const isCode = (node: Parents): boolean =>
  node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre');

/** Returns a text as text nodes, and elements around the words that must not break. */
function splitText(text: string): ElementContent[] {
  const nodes: ElementContent[] = [];
  let end = 0;
  for (const { 0: word, index } of joiner.test(text) ? text.matchAll(pattern) : []) {
    if (!isUnbroken(word)) continue;
    if (index > end) nodes.push({ type: 'text', value: text.slice(end, index) });
    nodes.push({
      type: 'element',
      tagName: 'span',
      properties: { className: ['unbroken'] },
      children: [{ type: 'text', value: word }],
    });
    end = index + word.length;
  }
  if (end < text.length) nodes.push({ type: 'text', value: text.slice(end) });
  return nodes;
}

function isUnbroken(word: string): boolean {
  if (word.length > maxCharacters) return false;
  return /[\d(]/.test(word) || word.split('-').some(({ length }) => length <= shortPartCharacters);
}
