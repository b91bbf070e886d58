import { type Finding, warning } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import type { DocumentContext, Rule } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

/** Reports characters that nobody sees in an editor, which come with text that is copied from other programs. */
export const invisibleCharacters: Rule = {
  docs: {
    'prose/invisible-character': {
      description: 'The text contains a character that nobody can see, such as a zero-width space.',
      rationale:
        'Search does not find the word, a copied address or command does not work, and a line can break in the wrong place.',
      incorrect: 'We answer within a\u200B day.',
      correct: 'We answer within a day.',
      fixable: true,
    },
  },
  checkDocument: checkSource,
  // The whole text of a document has been checked above, its code and addresses included.
  checkText: (context) => (context.isDraft === undefined ? checkLabels(context) : []),
};

/** Labels may have soft hyphens, because they have no other notation for the places where a word may be divided. */
const checkLabels = forEachSegment((context, segment) =>
  [...segment.text.matchAll(invisible)]
    .filter(({ 0: characters }) => characters !== '\u00AD')
    .map(({ index, 0: characters }) =>
      reportText(
        context,
        segment,
        [index, index + characters.length],
        'prose/invisible-character',
        describe(characters),
      ),
    ),
);

/**
 * Matches zero-width spaces, soft hyphens, line and paragraph separators, marks of the writing direction, and control
 * characters. The joiners U+200C and U+200D are left out, because emoji and some scripts need them.
 */
const invisible = /[[\p{Cc}--[\t\n\r]]\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]+/gv;

const names: Readonly<Record<string, string>> = {
  '\u000B': 'a vertical tab',
  '\u00AD': 'a soft hyphen',
  '\u200B': 'a zero-width space',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u2060': 'a word joiner',
  '\uFEFF': 'a byte order mark',
};

/** Characters that separate words or lines. */
const separator = /[\v\f\u0085\u2028\u2029]/;

function describe(characters: string): string {
  const [character = ''] = characters;
  const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  const name = names[character] ?? 'a character that nobody can see';
  const hint = character === '\u00AD' ? ' In the text of a document, write &shy; if you mean it.' : '';
  return `Here is ${name} (${code}), probably copied from another program. Remove it.${hint}`;
}

function checkSource({ source: { file, text } }: DocumentContext): Finding[] {
  const matches = [...text.matchAll(invisible)];
  if (matches.length === 0) return [];
  const toPosition = createPositionLookup(text);
  return matches.map(({ index, 0: characters }) => {
    const to = index + characters.length;
    const isBetweenWords = /\S/.test(text[index - 1] ?? '\n') && /\S/.test(text[to] ?? '\n');
    const replacement = separator.test(characters) && isBetweenWords ? ' ' : '';
    return warning(file, toPosition(index), 'prose/invisible-character', describe(characters), {
      end: toPosition(to),
      fix: {
        title: replacement ? 'Write a space.' : 'Remove it.',
        edits: [{ from: index, to, text: replacement }],
      },
    });
  });
}
