import { findMisspeltNames } from '../../prose/find-names.ts';
import type { Rule } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

/** Reports names of the company and of its products that are written otherwise. */
export const names: Rule = {
  docs: {
    'prose/name': {
      description: 'The name of the company or of a case study has other letters, capitals or spaces.',
      rationale: 'Visitors notice a misspelt name first, and search does not find it.',
      incorrect: 'Fjell kode has its office in Oslo.',
      correct: 'Fjellkode has its office in Oslo.',
      fixable: true,
    },
  },
  checkText: forEachSegment((context, segment) =>
    findMisspeltNames(segment.text, context.styleGuide.names).map(({ index, text, name, isCertain }) => {
      const range = [index, index + text.length] as const;
      const fix = isCertain ? { title: `Write ${name}.`, edits: [[...range, name] as const] } : undefined;
      return reportText(context, segment, range, 'prose/name', `Did you mean ${name}?`, { fix });
    }),
  ),
};
