import type { Family } from './rule.ts';

const page = (...lines: string[]): string => ['---', ...lines, '---', '', '## Who we are'].join('\n');
const title = 'title: Team';
const description = 'description: Who does what, and what it means for you as a client.';

/** The fields between the two lines of dashes. */
export const frontmatter: Family = {
  missing: {
    means: 'A field that the document needs is not there, or the whole frontmatter is missing.',
    why: 'Title and description are what search results and shared links show; without a date a post has no place in the list.',
    in: 'document',
    before: page(title),
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
  },
  'unknown-key': {
    means: 'The document has a field that nothing knows.',
    why: 'It does nothing. Most often it is a known one misspelt, and what it should do does not happen.',
    in: 'document',
    before: page(title, description, 'laed: The people behind the work.'),
    after: page(title, description, 'lead: The people behind the work.'),
  },
  value: {
    means: 'A field holds something that it cannot hold.',
    why: 'The page would show it wrong or not at all: a day that the calendar does not have, a number where text is needed.',
    in: 'document',
    before: page(title, description, 'updated: 2026-02-30'),
    after: page(title, description, 'updated: 2026-02-28'),
  },
};
