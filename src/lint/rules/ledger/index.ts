import type { Family } from '#lint/rule.ts';

/** Addresses that have been published, and that others have in their bookmarks, mails and search results. */
export const ledger: Family = {
  anchor: {
    description: 'An anchor that something links to is no longer on its page.',
    rationale: 'Visitors land at the top of the page, and have to look for what they came for.',
    exampleFile: 'files',
    incorrect: 'addresses.txt says /team#who-we-are, and the heading is now ## Our people',
    correct: '## <span id="who-we-are"></span>Our people',
  },
  gone: {
    description: 'Nothing answers at an address that was published before.',
    rationale: 'Visitors with an old link or bookmark meet a page that says it is not there.',
    exampleFile: 'files',
    incorrect: 'addresses.txt says /people, and people.mdx was renamed to team.mdx',
    correct:
      'redirects.yaml says /people: /team, as "npm run content -- rename people team" writes it, also afterwards',
  },
  line: {
    description: 'A line of the ledger is no address of this site.',
    rationale: 'The address that was meant is not kept for those who link to it.',
    exampleFile: 'files',
    incorrect: 'team',
    correct: '/team',
  },
  new: {
    description: 'The ledger lacks an address that is published, or an anchor that another page links to.',
    rationale: 'Until it is there, nothing says so when the address is lost one day.',
    exampleFile: 'files',
    incorrect: 'news.mdx is new, and addresses.txt does not say /blog/news',
    correct: 'addresses.txt says /blog/news, as "npm run content -- fix" writes it',
    fixable: true,
  },
};
