import type { Family } from '#lint/rule.ts';

/** Headings, and what can be linked to. */
export const structure: Family = {
  'bold-heading': {
    description: 'A line in bold stands where a heading should.',
    rationale: 'It is in no list of contents, nothing can link to it, and screen readers pass it by.',
    incorrect: '**What it costs**\n\nA good deal.',
    correct: '## What it costs\n\nA good deal.',
  },
  'case-study': {
    description: 'The case study lacks one of the parts that all of them have, or what the client says.',
    rationale: 'Readers of several find their way by these parts, and miss what is not there.',
    exampleFile: 'files',
    incorrect: 'case-studies/kiddy-app.mdx without ## Outcomes',
    correct: 'case-studies/kiddy-app.mdx with ## Outcomes and its text',
  },
  'duplicate-heading': {
    description: 'Two headings of the page have the same words, and a link leads to one of them.',
    rationale: 'Their order alone decides which one the link means: it changes when a section is moved.',
    incorrect: '## Price\n\nText.\n\n## Price\n\nText, see [above](#price).',
    correct: '## Price\n\nText.\n\n## What is not in the price\n\nText, see [above](#price).',
  },
  'duplicate-id': {
    description: 'Two places of the page have the same anchor.',
    rationale: 'A link can only ever reach the first of them.',
    incorrect: '## Rounds\n\nText.\n\n<SplitHeading variant="1" id="rounds">More rounds</SplitHeading>',
    correct: '## Rounds\n\nText.\n\n<SplitHeading variant="1" id="more-rounds">More rounds</SplitHeading>',
  },
  'empty-heading': {
    description: 'The heading has no letters or digits.',
    rationale: 'A screen reader has nothing to say, and nothing can link to it.',
    incorrect: '## …',
    correct: '## And then',
  },
  'empty-section': {
    description: 'Nothing stands between a heading and the next one, or the end.',
    rationale: 'Who jumps to it finds nothing there.',
    incorrect: '## The round\n\n## Its price\n\nText.',
    correct: '## The round\n\nText.\n\n## Its price\n\nText.',
  },
  'heading-as-text': {
    description: 'The signs of a heading have no space after them, so that they make none.',
    rationale: 'Visitors see the signs, and the heading is in no list of contents.',
    incorrect: '##The round\n\nTwo weeks.',
    correct: '## The round\n\nTwo weeks.',
    fixable: true,
  },
  'heading-jump': {
    description: 'The heading skips a level.',
    rationale: 'Who moves through the page by its headings believes that something is missing.',
    incorrect: '## The round\n\nText.\n\n#### Its price',
    correct: '## The round\n\nText.\n\n### Its price',
  },
  'list-as-text': {
    description: 'Lines begin with the signs of a list, but without the space that makes one.',
    rationale: 'They run together into one paragraph, signs and all.',
    incorrect: '-Design\n-Tests',
    correct: '- Design\n- Tests',
    fixable: true,
  },
  'second-h1': {
    description: 'The text has a heading of the first level, which the page has already.',
    rationale: 'Screen readers and search engines take it for the beginning of another page.',
    incorrect: '# The round',
    correct: '## The round',
  },
  'table-as-text': {
    description: 'Rows between bars that are no table, since the line of dashes is missing or the rows are apart.',
    rationale: 'Visitors see the bars, and screen readers say them.',
    incorrect: '| Round | Weeks |\n| Trial | 2 |',
    correct: '| Round | Weeks |\n| --- | --- |\n| Trial | 2 |',
  },
  'table-row': {
    description: 'A row has more cells than its table has columns, or is a sentence that was not meant as one.',
    rationale: 'What is too much is not shown, and a sentence in a table is read as part of it.',
    incorrect: '| Round | Weeks |\n| --- | --- |\n| Trial | 2 |\nPrices are from May.',
    correct: '| Round | Weeks |\n| --- | --- |\n| Trial | 2 |\n\nPrices are from May.',
    fixable: true,
  },
};
