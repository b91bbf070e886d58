import type { Family } from '#lint/rule.ts';

/** Headings, and what can be linked to. */
export const structure: Family = {
  'bold-heading': {
    means: 'A line in bold stands where a heading should.',
    why: 'It is in no list of contents, nothing can link to it, and screen readers pass it by.',
    before: '**What it costs**\n\nA good deal.',
    after: '## What it costs\n\nA good deal.',
  },
  'case-study': {
    means: 'The case study lacks one of the parts that all of them have, or what the client says.',
    why: 'Readers of several find their way by these parts, and miss what is not there.',
    in: 'files',
    before: 'case-studies/kiddy-app.mdx without ## Outcomes',
    after: 'case-studies/kiddy-app.mdx with ## Outcomes and its text',
  },
  'duplicate-heading': {
    means: 'Two headings of the page have the same words, and a link leads to one of them.',
    why: 'Their order alone decides which one the link means: it changes when a section is moved.',
    before: '## Price\n\nText.\n\n## Price\n\nText, see [above](#price).',
    after: '## Price\n\nText.\n\n## What is not in the price\n\nText, see [above](#price).',
  },
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
  'empty-section': {
    means: 'Nothing stands between a heading and the next one, or the end.',
    why: 'Who jumps to it finds nothing there.',
    before: '## The round\n\n## Its price\n\nText.',
    after: '## The round\n\nText.\n\n## Its price\n\nText.',
  },
  'heading-as-text': {
    means: 'The signs of a heading have no space after them, so that they make none.',
    why: 'Visitors see the signs, and the heading is in no list of contents.',
    before: '##The round\n\nTwo weeks.',
    after: '## The round\n\nTwo weeks.',
    fixable: true,
  },
  'heading-jump': {
    means: 'The heading skips a level.',
    why: 'Who moves through the page by its headings believes that something is missing.',
    before: '## The round\n\nText.\n\n#### Its price',
    after: '## The round\n\nText.\n\n### Its price',
  },
  'list-as-text': {
    means: 'Lines begin with the signs of a list, but without the space that makes one.',
    why: 'They run together into one paragraph, signs and all.',
    before: '-Design\n-Tests',
    after: '- Design\n- Tests',
    fixable: true,
  },
  'second-h1': {
    means: 'The text has a heading of the first level, which the page has already.',
    why: 'Screen readers and search engines take it for the beginning of another page.',
    before: '# The round',
    after: '## The round',
  },
  'table-as-text': {
    means: 'Rows between bars that are no table, since the line of dashes is missing or the rows are apart.',
    why: 'Visitors see the bars, and screen readers say them.',
    before: '| Round | Weeks |\n| Trial | 2 |',
    after: '| Round | Weeks |\n| --- | --- |\n| Trial | 2 |',
  },
  'table-row': {
    means: 'A row has more cells than its table has columns, or is a sentence that was not meant as one.',
    why: 'What is too much is not shown, and a sentence in a table is read as part of it.',
    before: '| Round | Weeks |\n| --- | --- |\n| Trial | 2 |\nPrices are from May.',
    after: '| Round | Weeks |\n| --- | --- |\n| Trial | 2 |\n\nPrices are from May.',
    fixable: true,
  },
};
