import type { Nodes } from 'mdast';
import type { UnparsedMarkdown } from '#lint/unparsed-markdown.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { visit } from '#pipeline/parse/visit.ts';
import type { MaskedText } from '../markdown/phrases.ts';

/** `[words][name]` and `![words][name]`; `rows[0][1]` is how programs are written. */
const reference = /(?<![\p{L}\p{N}_\])])(!?)\[([^[\]]*)\]\[([^[\]]*)\]/gu;
const note = /\[\^([\p{L}\p{N}_-]+)\]/gu;
const rule = 'links/undefined';

/** References to what no line of the page defines. */
export function findUndefinedReferences(
  { text, from }: MaskedText,
  tree: Nodes,
  body: string,
): UnparsedMarkdown[] {
  const references = [...text.matchAll(reference)].filter(
    ({ 2: words = '', 3: name = '' }) => /\p{L}|\uFFFC/u.test(words) && !name.startsWith('^'),
  );
  const notes = [...text.matchAll(note)];
  if (!references.length && !notes.length) return [];
  const known: string[] = [];
  visit(tree, 'definition', (node) => {
    known.push(node.label ?? node.identifier);
  });
  return [
    ...references.map(({ index, 0: all, 1: picture = '', 2: words = '', 3: name = '' }) => {
      const begin = from + index + picture.length + 1;
      const shown = body.slice(begin, begin + words.length).replace(/\s+/g, ' ');
      const label = name || shown;
      const instead = picture ? `![${shown}](/assets/name.ext)` : `[${shown}](/address)`;
      const wayOut = joined(body, label) ?? `Write ${instead}, or a line [${label}]: with the address.`;
      return {
        rule,
        message: `No line of this document defines [${label}], so visitors see the brackets.${didYouMean(label, known)} ${wayOut}`,
        from: from + index,
        to: from + index + all.length,
      };
    }),
    ...notes.map(({ index, 0: all, 1: name = '' }) => ({
      rule,
      message: `No line of this document defines the note ${all}, so visitors see the brackets. ${joined(body, `^${name}`) ?? `Write a line ${all}: with the text of the note, or remove ${all}.`}`,
      from: from + index,
      to: from + index + all.length,
    })),
  ];
}

/** A line that defines it, but was taken into the paragraph above. */
function joined(body: string, label: string): string | undefined {
  const isThere = body.split('\n').some((line) => line.trimStart().startsWith(`[${label}]:`));
  return isThere ? `Leave an empty line before the line that begins with [${label}]:.` : undefined;
}
