/** What Markdown found no meaning in: the text of a body as it is written, everything else masked. */
import type { Nodes } from 'mdast';

/** Stands for what is no plain text: code, links, tags, and signs behind a backslash. As long as what it hides. */
const maskCharacter = '\uFFFC';

/** The text of a paragraph, a heading or a cell, as long as it is in the body. */
export interface MaskedText {
  text: string;
  /** Offset in the body. */
  from: number;
}

export function getMaskedTexts(tree: Nodes, body: string): MaskedText[] {
  const phrases: MaskedText[] = [];
  const flow = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const [from, to] = rangeOf(node);
      const shown: Shown[] = [];
      for (const child of node.children) show(child, body, shown);
      let text = '';
      let at = from;
      for (const part of shown) {
        text += hidden(body, at, part.from) + part.text;
        at = part.from + part.text.length;
      }
      phrases.push({ text: text + hidden(body, at, to), from });
    } else if ('children' in node) for (const child of node.children) flow(child);
  };
  flow(tree);
  return phrases;
}

/** What visitors read of a phrase, by its offset in the body. */
interface Shown {
  from: number;
  text: string;
}

const hidden = (body: string, from: number, to: number): string =>
  from < to ? body.slice(from, to).replace(/[^\n]/g, maskCharacter) : '';

function show(node: Nodes, body: string, shown: Shown[]): void {
  const [from, to] = rangeOf(node);
  // An address that stands in the text by itself is one to GFM, whatever stands around it.
  const isPlain = node.type === 'text' || (node.type === 'link' && !/[[<]/.test(body[from] ?? ''));
  if (isPlain)
    shown.push({ from, text: body.slice(from, to).replace(/\\[!-/:-@[-`{-~]/g, maskCharacter.repeat(2)) });
  else if (['emphasis', 'strong', 'delete', 'mdxJsxTextElement'].includes(node.type) && 'children' in node)
    for (const child of node.children) show(child, body, shown);
}

const rangeOf = ({ position }: Nodes): [from: number, to: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];
