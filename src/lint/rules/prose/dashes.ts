import { objectReplacement } from '../../prose/text-segment.ts';
import type { Rule } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

/** Matches one or two hyphens between spaces, within a line. */
const hyphens = /(?<=(\S)[ \u00A0])-{1,2}(?= (\S))/g;

/** Matches a key at the end of a text, as in `Ctrl - C`. */
const keyName =
  /(?<!\p{L})(?:alt|altgr|backspace|cmd|command|control|ctrl|del|delete|end|enter|esc|escape|fn|home|ins|insert|meta|option|return|shift|space|super|tab|win|windows)$/iu;

export const dashes: Rule = {
  docs: {
    'prose/dash': {
      description: 'A hyphen is used as a dash between words.',
      rationale: 'A hyphen joins two words, so readers stumble where it should separate them.',
      incorrect: 'One team - one plan.',
      correct: 'One team – one plan.',
      fixable: true,
    },
  },
  checkText: forEachSegment((context, segment) =>
    [...segment.text.matchAll(hyphens)].flatMap(({ index, 0: match, 1: before = '', 2: after = '' }) => {
      const isMinus = /\d/.test(before) && /\d/.test(after);
      const isKeyCombination =
        (match === '-' && keyName.test(segment.text.slice(0, index - 1))) ||
        // Both keys of `<kbd>Ctrl</kbd> - <kbd>C</kbd>` are hidden.
        (before === objectReplacement && after === objectReplacement);
      if (isMinus || isKeyCombination) return [];
      const range = [index, index + match.length] as const;
      const message = `This is ${match === '-' ? 'a hyphen' : 'two hyphens'} instead of a dash. Write –.`;
      return reportText(context, segment, range, 'prose/dash', message, {
        fix: { title: 'Write –.', edits: [[...range, '–']] },
      });
    }),
  ),
};
