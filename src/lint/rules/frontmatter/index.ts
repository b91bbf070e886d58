import type { Family } from '#lint/rule.ts';

const page = (...lines: string[]): string => ['---', ...lines, '---', '', '## Who we are'].join('\n');
const title = 'title: Team';
const description = 'description: Who does what, and what it means for you as a client.';

/** The fields between the two lines of dashes. */
export const frontmatter: Family = {
  'future-date': {
    description: 'A day is still to come, but the document is published at once.',
    rationale: 'Visitors read of a day that has not been, and the post stands above all others until then.',
    exampleFile: 'document',
    incorrect: page(title, description, 'updated: 2099-01-01'),
    correct: page(title, description, 'updated: 2026-10-01'),
  },
  missing: {
    description: 'A field that the document needs is not there, or the whole frontmatter is missing.',
    rationale: 'Title and description are what search results and shared links show; without a date a post has no place in the list.',
    exampleFile: 'document',
    incorrect: page(title),
    correct: page(title, description),
  },
  'too-long': {
    description: 'The title or the description is longer than search results show.',
    rationale: 'Its end is cut off, and with it perhaps what matters.',
    exampleFile: 'document',
    incorrect: page('title: Testers, developers, designers and everybody else who works here', description),
    correct: page(title, description),
  },
  unclosed: {
    description: 'The frontmatter begins with --- but never ends.',
    rationale: 'Nothing tells the fields from the text, so that there is no page.',
    exampleFile: 'document',
    incorrect: `---\n${title}\n${description}\n\n## Who we are`,
    correct: page(title, description),
  },
  yaml: {
    description: 'The frontmatter is not YAML.',
    rationale: 'None of its fields can be read. Most often a text has a colon in it, begins with a sign, or a field stands twice.',
    exampleFile: 'document',
    incorrect: page('title: Policies: what they taught us', description),
    correct: page('title: "Policies: what they taught us"', description),
    fixable: true,
  },
  'unknown-key': {
    description: 'The document has a field that nothing knows.',
    rationale: 'It does nothing. Most often it is a known one misspelt, and what it should do does not happen.',
    exampleFile: 'document',
    incorrect: page(title, description, 'laed: The people behind the work.'),
    correct: page(title, description, 'lead: The people behind the work.'),
  },
  'updated-before-date': {
    description: 'The post says that it was changed before it was published.',
    rationale: 'Visitors and search engines no longer know which of the two days to believe.',
    exampleFile: 'files',
    incorrect: 'date: 2026-10-01 and updated: 2025-10-01',
    correct: 'date: 2026-10-01 and updated: 2026-10-02',
  },
  value: {
    description: 'A field holds something that it cannot hold.',
    rationale: 'The page would show it wrong or not at all: a day that the calendar does not have, a number where text is needed.',
    exampleFile: 'document',
    incorrect: page(title, description, 'updated: 2026-02-30'),
    correct: page(title, description, 'updated: 2026-02-28'),
    fixable: true,
  },
};
