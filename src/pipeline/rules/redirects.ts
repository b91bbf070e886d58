import type { Family } from './rule.ts';

/** Where addresses that were once published lead now. */
export const redirects: Family = {
  anchor: {
    means: 'The redirect leads to a place on a page that is not there.',
    why: 'Visitors land at the top of the page, and have to look for what they came for.',
    in: 'redirects.yaml',
    before: '/people: /team#who-we-aer',
    after: '/people: /team#who-we-are',
  },
  chain: {
    means: 'The redirect leads to an address that leads on.',
    why: 'Visitors wait twice, and search engines give up after a few.',
    in: 'redirects.yaml',
    before: '/people: /staff\n/staff: /team',
    after: '/people: /team\n/staff: /team',
  },
  dead: {
    means: 'The redirect leads where nothing stands.',
    why: 'Visitors with an old link or bookmark meet a page that says it is not there.',
    in: 'redirects.yaml',
    before: '/people: /taem',
    after: '/people: /team',
  },
  draft: {
    means: 'The redirect leads to a draft.',
    why: 'A draft is not published: visitors meet a page that says it is not there.',
    in: 'files',
    before: '/news: /blog/news, while news.mdx says draft: true',
    after: '/news: /blog/news, once news.mdx says it no more',
  },
  file: {
    means: 'The file is not YAML.',
    why: 'None of the old addresses would lead anywhere.',
    in: 'redirects.yaml',
    before: '/people: /team\n/people: /blog/first',
    after: '/people: /team',
  },
  from: {
    means: 'The old address is written so that no request can ever meet it.',
    why: 'Visitors with an old link meet a page that says it is not there.',
    in: 'redirects.yaml',
    before: '/people/: /team',
    after: '/people: /team',
  },
  hides: {
    means: 'A page stands at the old address.',
    why: 'The redirect would hide it from every visitor.',
    in: 'redirects.yaml',
    before: '/blog/first: /team',
    after: '/blog/once: /team',
  },
  missing: {
    means: 'An old address has no new one.',
    why: 'Visitors with an old link meet a page that says it is not there.',
    in: 'redirects.yaml',
    before: '/people:',
    after: '/people: /team',
  },
  value: {
    means: 'The file is not a list of old and new addresses.',
    why: 'The old addresses would not lead anywhere.',
    in: 'redirects.yaml',
    before: '- /people\n- /team',
    after: '/people: /team',
  },
};
