import { error } from '#pipeline/finding.ts';
import type { Rule } from '../../rule.ts';

const forms = ['EnquiryForm', 'MessageForm', 'ApplicationForm'];

export const duplicateForms: Rule = {
  docs: {
    'mdx/twice': {
      description: 'The same form is on the page twice.',
      rationale:
        'Typed text is stored for each kind of form, so both forms would show it, and both would show the answer to one.',
      incorrect: '<EnquiryForm />\n\nOr here:\n\n<EnquiryForm />',
      correct: '<EnquiryForm />',
    },
  },
  checkDocument: ({ source, analysis }) =>
    forms.flatMap((form) =>
      analysis.elements
        .filter(({ name }) => name === form)
        .slice(1)
        .map(({ start, end }) =>
          error(
            source.file,
            start,
            'mdx/twice',
            `<${form}> is on this page twice, and both forms would share the text that is typed into one. Remove one of them, and link to the other.`,
            { end },
          ),
        ),
    ),
};
