import { nameToEmoji } from 'gemoji';
import type { Rule } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

/** Matches `:smile:`. A digit beside it makes it a time, and a single letter may be anything. */
const emojiCode = /(?<![\p{L}\p{N}:/])(:([a-z+-][a-z0-9_+-]+):)(?![\p{L}\p{N}:/])/gu;

export const emojiCodes: Rule = {
  docs: {
    'prose/emoji-code': {
      description: 'The text contains the name of an emoji between colons, as chat programs write it.',
      rationale: 'Visitors see the name and the colons.',
      incorrect: 'Thank you :tada: for the cake.',
      correct: 'Thank you 🎉 for the cake.',
      fixable: true,
    },
  },
  checkText: forEachSegment((context, segment) => {
    if (!segment.text.includes(':')) return [];
    return [...segment.text.matchAll(emojiCode)].flatMap(({ index, 1: code = '', 2: name = '' }) => {
      const emoji = Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined;
      if (emoji === undefined) return [];
      const range = [index, index + code.length] as const;
      return reportText(
        context,
        segment,
        range,
        'prose/emoji-code',
        `Visitors see "${code}" as it is. Write ${emoji}, or remove it.`,
        { fix: { title: `Write ${emoji}.`, edits: [[...range, emoji]] } },
      );
    });
  }),
};
