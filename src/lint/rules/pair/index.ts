import type { Family } from '#lint/rule.ts';

/** The two languages of a document. */
export const pair: Family = {
  draft: {
    description: 'The document is published, but in the other language it is a draft.',
    rationale: 'Who changes the language would meet a page that says it is not there.',
    exampleFile: 'files',
    incorrect: 'no/pages/team.mdx says draft: true, en/pages/team.mdx does not',
    correct: 'both say it, neither does, or en/pages/team.mdx says translation: pending',
  },
  missing: {
    description: 'The document is not there in the other language.',
    rationale: 'Who changes the language would meet a page that says it is not there.',
    exampleFile: 'files',
    incorrect: 'en/blog/second.mdx alone',
    correct: 'en/blog/second.mdx and no/blog/second.mdx',
  },
};
