import type { Nodes } from 'mdast';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { visit } from '#pipeline/parse/visit.ts';
import type { Rule } from '../../rule.ts';
import { type MaskedText, reportUnparsed, type UnparsedMarkdown } from '../../unparsed-markdown.ts';

const rule = 'links/undefined';

export const undefinedReferences: Rule = {
  docs: {
    'links/undefined': {
      description: 'A link, an image or a footnote refers to a line of the document that does not exist.',
      rationale: 'Visitors see the brackets, and have nothing to click on.',
      incorrect: 'We follow [the standard][standard].',
      correct: 'We follow [the standard][standard].\n\n[standard]: https://www.example.no/standard',
    },
  },
  checkDocument: (context) =>
    reportUnparsed(
      context,
      context.maskedTexts.flatMap((text) => findUndefinedReferences(text, context.tree, context.body)),
    ),
};

/** Matches `[words][name]` and `![words][name]`, but not `rows[0][1]`, which is code. */
const reference = /(?<![\p{L}\p{N}_\])])(!?)\[([^[\]]*)\]\[([^[\]]*)\]/gu;
/** Matches `version.[1]` and `version.¹`, whose notes have been left in another program. */
const danglingNote = /(?<=\p{Ll}{3}[.,;:!?»”)]?)(?: ?\[\d{1,2}\](?![(:[])|[¹²³])(?=[\s.,;:!?]|$)/gu;
const footnote = /\[\^([\p{L}\p{N}_-]+)\]/gu;

function findUndefinedReferences({ text, from }: MaskedText, tree: Nodes, body: string): UnparsedMarkdown[] {
  const references = [...text.matchAll(reference)].filter(
    ({ 2: words = '', 3: name = '' }) => /\p{L}|\uFFFC/u.test(words) && !name.startsWith('^'),
  );
  const footnotes = [...text.matchAll(footnote)];
  const notes = [...text.matchAll(danglingNote)];
  if (!references.length && !footnotes.length && !notes.length) return [];
  const labels: string[] = [];
  visit(tree, 'definition', (node) => {
    labels.push(node.label ?? node.identifier);
  });
  return [
    ...references.map(({ index, 0: match, 1: imageMark = '', 2: words = '', 3: name = '' }) => {
      const wordsStart = from + index + imageMark.length + 1;
      const shownWords = body.slice(wordsStart, wordsStart + words.length).replace(/\s+/g, ' ');
      const label = name || shownWords;
      const inline = imageMark ? `![${shownWords}](/assets/name.ext)` : `[${shownWords}](/address)`;
      const remedy =
        suggestBlankLine(body, label) ?? `Write ${inline}, or a line [${label}]: with the address.`;
      return {
        rule,
        message: `No line of this document defines [${label}], so visitors see the brackets.${didYouMean(label, labels)} ${remedy}`,
        from: from + index,
        to: from + index + match.length,
      };
    }),
    ...notes.map(({ index, 0: match }) => ({
      rule,
      level: 'warning' as const,
      message: `"${match.trim()}" refers to a note that is not on the page. Write [^1] here and a line [^1]: with the note, or remove it.`,
      from: from + index,
      to: from + index + match.length,
    })),
    ...footnotes.map(({ index, 0: match, 1: name = '' }) => {
      const remedy =
        suggestBlankLine(body, `^${name}`) ??
        `Write a line ${match}: with the text of the footnote, or remove ${match}.`;
      return {
        rule,
        message: `No line of this document defines the footnote ${match}, so visitors see the brackets. ${remedy}`,
        from: from + index,
        to: from + index + match.length,
      };
    }),
  ];
}

/** Suggests a blank line if a definition exists, but Markdown took it as part of the paragraph above. */
function suggestBlankLine(body: string, label: string): string | undefined {
  const hasDefinition = body.split('\n').some((line) => line.trimStart().startsWith(`[${label}]:`));
  return hasDefinition ? `Insert a blank line before the line that begins with [${label}]:.` : undefined;
}
