import type { Family } from '#lint/rule.ts';

/** The two languages of a document. */
export const pair: Family = {
  draft: {
    means: 'The document is published, but in the other language it is a draft.',
    why: 'Who changes the language would meet a page that says it is not there.',
    in: 'files',
    before: 'no/pages/team.mdx says draft: true, en/pages/team.mdx does not',
    after: 'both say it, neither does, or en/pages/team.mdx says translation: pending',
  },
  missing: {
    means: 'The document is not there in the other language.',
    why: 'Who changes the language would meet a page that says it is not there.',
    in: 'files',
    before: 'en/blog/second.mdx alone',
    after: 'en/blog/second.mdx and no/blog/second.mdx',
  },
};
