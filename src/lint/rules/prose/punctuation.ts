import type { Finding } from '#pipeline/finding.ts';
import { type TextSegment, toSourceEdit } from '../../prose/text-segment.ts';
import type { Rule, TextContext } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

/** Reports spaces on the wrong side of a punctuation mark, and a full stop that is written twice. */
export const punctuation: Rule = {
  docs: {
    'prose/punctuation': {
      description: 'A space is missing after a punctuation mark, or is before it, or a mark is there twice.',
      rationale: 'Readers take the text for unfinished, and a line can begin with a comma.',
      incorrect: 'We plan ,build and test.',
      correct: 'We plan, build and test.',
      fixable: true,
    },
  },
  checkText: forEachSegment((context, segment) => [
    ...findMistakes(context, segment, spaceBefore, ([, space = '', mark = '']) => ({
      message: `There is a space before "${mark}". Remove it.`,
      edit: [0, space.length, ''],
    })),
    ...findMistakes(context, segment, missingSpace, ([, mark = '']) => ({
      message: `There is no space after "${mark}". Write one.`,
      edit: [mark.length, mark.length, ' '],
    })),
    ...findMistakes(context, segment, doubledMark, ([, mark = '']) => ({
      message: `"${mark}" is there twice. Write one.`,
      edit: [0, 2, mark],
    })),
    ...findMistakes(context, segment, doubledStop, () => ({
      message: 'The full stop is there twice. Write one.',
      edit: [0, 2, '.'],
    })),
  ]),
};

/** Matches ` ,` after a word. Names such as `.NET` and numbers such as `.5` have no space after the mark. */
const spaceBefore = /(?<=[\p{L}\p{N})»”])([ \u00A0]+)([,;](?=[\s\p{L}]|$)|[.:!?](?=\s|$))/gu;
/** Matches a mark between two words. A full stop needs a capital letter after it, because `example.no` is a name. */
const missingSpace = /(?<=\p{Ll}{2})([,;!?](?=\p{L}{2})|\.(?=\p{Lu}\p{Ll}+[ ,]))/gu;
/** Matches `..` after a word, but neither an ellipsis nor a path. */
const doubledStop = /(?<=\p{L}{2})\.\.(?=\s|$)/gu;

/** Matches `,,` after a word. Two exclamation marks are a matter of taste. */
const doubledMark = /(?<=[\p{L}\p{N})])([,;])\1(?=\s|$)/gu;

interface Mistake {
  message: string;
  /** Range relative to the match, and its new text. */
  edit: readonly [from: number, to: number, text: string];
}

function findMistakes(
  context: TextContext,
  segment: TextSegment,
  pattern: RegExp,
  describe: (match: RegExpExecArray) => Mistake,
): Finding[] {
  return [...segment.text.matchAll(pattern)].flatMap((match) => {
    const { message, edit } = describe(match);
    const [from, to, text] = edit;
    const range = [match.index, match.index + match[0].length] as const;
    // The file can have a component here, which the segment does not contain: `Write to <Email for="privacy" />.`
    if (!toSourceEdit(segment, range[0] - 1, range[1], '')) return [];
    return reportText(context, segment, range, 'prose/punctuation', message, {
      fix: { title: message, edits: [[match.index + from, match.index + to, text]] },
    });
  });
}
