import type { Family } from '#lint/rule.ts';

/** Addresses that have been published, and that others have in their bookmarks, mails and search results. */
export const ledger: Family = {
  anchor: {
    means: 'An anchor that something links to is no longer on its page.',
    why: 'Visitors land at the top of the page, and have to look for what they came for.',
    in: 'files',
    before: 'addresses.txt says /team#who-we-are, and the heading is now ## Our people',
    after: '## <span id="who-we-are"></span>Our people',
  },
  gone: {
    means: 'Nothing answers at an address that was published before.',
    why: 'Visitors with an old link or bookmark meet a page that says it is not there.',
    in: 'files',
    before: 'addresses.txt says /people, and people.mdx was renamed to team.mdx',
    after:
      'redirects.yaml says /people: /team, as "npm run content -- rename people team" writes it, also afterwards',
  },
  line: {
    means: 'A line of the ledger is no address of this site.',
    why: 'The address that was meant is not kept for those who link to it.',
    in: 'files',
    before: 'team',
    after: '/team',
  },
  new: {
    means: 'The ledger lacks an address that is published, or an anchor that another page links to.',
    why: 'Until it is there, nothing says so when the address is lost one day.',
    in: 'files',
    before: 'news.mdx is new, and addresses.txt does not say /blog/news',
    after: 'addresses.txt says /blog/news, as "npm run content -- fix" writes it',
    fixable: true,
  },
};
