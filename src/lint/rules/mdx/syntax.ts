import type { Rule } from '../../rule.ts';

/** Documents the id that the pipeline reports while it parses the body. */
export const syntax: Rule = {
  docs: {
    'mdx/syntax': {
      description: 'The text is not valid MDX, such as a tag or a brace that is never closed.',
      rationale:
        'The page cannot be built until the mistake is fixed. HTML comments, a < before a digit and a few other mistakes can be fixed automatically; most others could mean more than one thing.',
      incorrect: 'Loads in <10 s on a phone. <!-- Measured in May -->',
      correct: 'Loads in \\<10 s on a phone. {/* Measured in May */}',
      fixable: true,
    },
  },
};
