import type { Family } from '#lint/rule.ts';

/** Which file stands at which address. */
export const address: Family = {
  blog: {
    description: 'A page with the layout of the blog stands elsewhere than where posts are listed.',
    rationale: 'The list of posts, the feed and its further pages belong to one address.',
    exampleFile: 'files',
    incorrect: 'en/pages/news.mdx with layout: blog',
    correct: 'en/pages/blog.mdx with layout: blog',
  },
  duplicate: {
    description: 'Two files stand at one address; case does not tell them apart.',
    rationale: 'Visitors could only ever see one of them.',
    exampleFile: 'files',
    incorrect: 'en/pages/team.mdx and en/policies/team.mdx',
    correct: 'en/pages/team.mdx and en/policies/team-policy.mdx',
  },
  needed: {
    description: 'A page that every site has is missing.',
    rationale: 'Visitors expect a home page, and an answer to addresses that are not there.',
    exampleFile: 'files',
    incorrect: 'no no/pages/home.mdx',
    correct: 'no/pages/home.mdx',
  },
  reserved: {
    description: 'The site itself answers at this address.',
    rationale: 'Visitors would never see the page.',
    exampleFile: 'files',
    incorrect: 'en/pages/static.mdx',
    correct: 'en/pages/static-sites.mdx',
  },
};
