import type { Family } from '#lint/rule.ts';

/** Which file stands at which address. */
export const address: Family = {
  blog: {
    means: 'A page with the layout of the blog stands elsewhere than where posts are listed.',
    why: 'The list of posts, the feed and its further pages belong to one address.',
    in: 'files',
    before: 'en/pages/news.mdx with layout: blog',
    after: 'en/pages/blog.mdx with layout: blog',
  },
  duplicate: {
    means: 'Two files stand at one address; case does not tell them apart.',
    why: 'Visitors could only ever see one of them.',
    in: 'files',
    before: 'en/pages/team.mdx and en/policies/team.mdx',
    after: 'en/pages/team.mdx and en/policies/team-policy.mdx',
  },
  needed: {
    means: 'A page that every site has is missing.',
    why: 'Visitors expect a home page, and an answer to addresses that are not there.',
    in: 'files',
    before: 'no no/pages/home.mdx',
    after: 'no/pages/home.mdx',
  },
  reserved: {
    means: 'The site itself answers at this address.',
    why: 'Visitors would never see the page.',
    in: 'files',
    before: 'en/pages/static.mdx',
    after: 'en/pages/static-sites.mdx',
  },
};
