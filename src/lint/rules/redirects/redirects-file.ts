import type { Rule } from '../../rule.ts';

/** Documents the ids that the pipeline reports while it reads redirects.yaml. */
export const redirectsFile: Rule = {
  docs: {
    'redirects/file': {
      description: 'The file is not valid YAML.',
      rationale: 'None of the old addresses would work.',
      example: 'redirects.yaml',
      incorrect: '/people: /team\n/people: /blog/first',
      correct: '/people: /team',
    },
    'redirects/missing': {
      description: 'An old address has no new address.',
      rationale: 'Visitors with an old link see the page "not found".',
      example: 'redirects.yaml',
      incorrect: '/people:',
      correct: '/people: /team',
    },
    'redirects/value': {
      description: 'The file is not a list of old and new addresses.',
      rationale: 'The old addresses would not work.',
      example: 'redirects.yaml',
      incorrect: '- /people\n- /team',
      correct: '/people: /team',
    },
  },
};
