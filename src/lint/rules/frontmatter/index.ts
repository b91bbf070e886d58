import type { Family } from '#lint/rule.ts';

const page = (...lines: string[]): string => ['---', ...lines, '---', '', '## Who we are'].join('\n');
const title = 'title: Team';
const description = 'description: Who does what, and what it means for you as a client.';

/** The fields between the two lines of dashes. */
export const frontmatter: Family = {
  'future-date': {
    means: 'A day is still to come, but the document is published at once.',
    why: 'Visitors read of a day that has not been, and the post stands above all others until then.',
    in: 'document',
    before: page(title, description, 'updated: 2099-01-01'),
    after: page(title, description, 'updated: 2026-10-01'),
  },
  missing: {
    means: 'A field that the document needs is not there, or the whole frontmatter is missing.',
    why: 'Title and description are what search results and shared links show; without a date a post has no place in the list.',
    in: 'document',
    before: page(title),
    after: page(title, description),
  },
  'too-long': {
    means: 'The title or the description is longer than search results show.',
    why: 'Its end is cut off, and with it perhaps what matters.',
    in: 'document',
    before: page('title: Testers, developers, designers and everybody else who works here', description),
    after: page(title, description),
  },
  unclosed: {
    means: 'The frontmatter begins with --- but never ends.',
    why: 'Nothing tells the fields from the text, so that there is no page.',
    in: 'document',
    before: `---\n${title}\n${description}\n\n## Who we are`,
    after: page(title, description),
  },
  yaml: {
    means: 'The frontmatter is not YAML.',
    why: 'None of its fields can be read. Most often a text has a colon in it, begins with a sign, or a field stands twice.',
    in: 'document',
    before: page('title: Policies: what they taught us', description),
    after: page('title: "Policies: what they taught us"', description),
    fixable: true,
  },
  'unknown-key': {
    means: 'The document has a field that nothing knows.',
    why: 'It does nothing. Most often it is a known one misspelt, and what it should do does not happen.',
    in: 'document',
    before: page(title, description, 'laed: The people behind the work.'),
    after: page(title, description, 'lead: The people behind the work.'),
  },
  'updated-before-date': {
    means: 'The post says that it was changed before it was published.',
    why: 'Visitors and search engines no longer know which of the two days to believe.',
    in: 'files',
    before: 'date: 2026-10-01 and updated: 2025-10-01',
    after: 'date: 2026-10-01 and updated: 2026-10-02',
  },
  value: {
    means: 'A field holds something that it cannot hold.',
    why: 'The page would show it wrong or not at all: a day that the calendar does not have, a number where text is needed.',
    in: 'document',
    before: page(title, description, 'updated: 2026-02-30'),
    after: page(title, description, 'updated: 2026-02-28'),
    fixable: true,
  },
};
