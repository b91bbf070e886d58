/** What Markdown found no meaning in: the text of a body as it is written, everything else masked. */
import type { Nodes } from 'mdast';

/** Stands for what is no plain text: code, links, tags, and signs behind a backslash. As long as what it hides. */
const masked = '\uFFFC';

/** The text of a paragraph, a heading or a cell, as long as it is in the body. */
export interface Phrase {
  text: string;
  /** Offset in the body. */
  from: number;
}

export function phrasesOf(tree: Nodes, body: string): Phrase[] {
  const phrases: Phrase[] = [];
  const flow = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const [from, to] = rangeOf(node);
      const units = body.slice(from, to).replace(/[^\n]/g, masked).split('');
      for (const child of node.children) show(child, body, from, units);
      phrases.push({ text: units.join(''), from });
    } else if ('children' in node) for (const child of node.children) flow(child);
  };
  flow(tree);
  return phrases;
}

function show(node: Nodes, body: string, start: number, units: string[]): void {
  const [from, to] = rangeOf(node);
  // An address that stands in the text by itself is one to GFM, whatever stands around it.
  const isPlain = node.type === 'text' || (node.type === 'link' && !/[[<]/.test(body[from] ?? ''));
  if (isPlain) {
    const text = body.slice(from, to).replace(/\\[!-/:-@[-`{-~]/g, masked.repeat(2));
    for (let at = 0; at < text.length; at++) units[from - start + at] = text.charAt(at);
  } else if (['emphasis', 'strong', 'delete', 'mdxJsxTextElement'].includes(node.type) && 'children' in node)
    for (const child of node.children) show(child, body, start, units);
}

const rangeOf = ({ position }: Nodes): [from: number, to: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];
