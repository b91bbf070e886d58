import type { Family } from './rule.ts';

/** Headings, and what can be linked to. */
export const structure: Family = {
  'duplicate-id': {
    means: 'Two places of the page have the same anchor.',
    why: 'A link can only ever reach the first of them.',
    before: '## Rounds\n\nText.\n\n<SplitHeading variant="1" id="rounds">More rounds</SplitHeading>',
    after: '## Rounds\n\nText.\n\n<SplitHeading variant="1" id="more-rounds">More rounds</SplitHeading>',
  },
  'empty-heading': {
    means: 'The heading has no letters or digits.',
    why: 'A screen reader has nothing to say, and nothing can link to it.',
    before: '## …',
    after: '## And then',
  },
  'heading-jump': {
    means: 'The heading skips a level.',
    why: 'Who moves through the page by its headings believes that something is missing.',
    before: '## The round\n\nText.\n\n#### Its price',
    after: '## The round\n\nText.\n\n### Its price',
  },
  'second-h1': {
    means: 'The text has a heading of the first level, which the page has already.',
    why: 'Screen readers and search engines take it for the beginning of another page.',
    before: '# The round',
    after: '## The round',
  },
};
