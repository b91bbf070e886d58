import type { Rule } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

/** Matches bold words, links and HTML tags. A single * or _ can be a note or a part of a name. */
const markup =
  /\*\*(?<bold>[^*\s](?:[^*]*[^*\s])?)\*\*|\[(?<words>[^[\]]+)\]\([^()\s]+\)|<(?<tag>b|em|i|span|strong|u)>(?<tagged>[^<>]+)<\/\k<tag>>|<\/?(?:a|b|br|em|i|p|span|strong|u)(?:\s[^<>]*)?\/?>/g;

/** Reports Markdown and HTML in fields and props, which are shown as they are. */
export const markupInFields: Rule = {
  docs: {
    'prose/markup-in-field': {
      description: 'A field, a prop or a UI string contains Markdown or HTML.',
      rationale: 'Only the text of a document is Markdown, so visitors see the ** or the tags.',
      incorrect: '<Figure src="/assets/dot.svg" alt="A **dark** dot">The caption.</Figure>',
      correct: '<Figure src="/assets/dot.svg" alt="A dark dot">The caption.</Figure>',
      fixable: true,
    },
  },
  checkText: forEachSegment((context, segment) => {
    if (segment.kind !== 'value') return [];
    return [...segment.text.matchAll(markup)].map(({ index, 0: match, groups = {} }) => {
      const words = groups.bold ?? groups.words ?? groups.tagged;
      const range = [index, index + match.length] as const;
      return reportText(
        context,
        segment,
        range,
        'prose/markup-in-field',
        `Visitors see "${match}" as it is, because this text is not Markdown. ${
          words === undefined ? 'Remove it.' : `Write ${words}`
        }`,
        {
          level: 'error',
          fix: words === undefined ? undefined : { title: `Write ${words}`, edits: [[...range, words]] },
        },
      );
    });
  }),
};
