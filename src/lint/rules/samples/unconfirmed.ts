import type { Rule } from '../../rule.ts';

/** Documents the id that a release reports for each value that nobody has confirmed. */
export const unconfirmedSamples: Rule = {
  docs: {
    'samples/unconfirmed': {
      description: 'A release would publish a value that nobody has confirmed.',
      rationale: 'Visitors would take an invented figure, quote or promise for a fact.',
      example: 'described',
      incorrect: 'We answer within <Sample missing="How soon" from="The CEO">two days</Sample>.',
      correct:
        'We answer within two days. (once it is confirmed), or samples: hide in company.yaml where the page reads well without it',
    },
  },
};
