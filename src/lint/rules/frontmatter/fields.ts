import type { Rule } from '../../rule.ts';
import { buildExamplePage, exampleDescription, exampleTitle } from '../example-page.ts';

/** Documents the ids that the pipeline reports while it parses the frontmatter and compares it with the schema. */
export const fields: Rule = {
  docs: {
    'frontmatter/missing': {
      description: 'A required field is missing, or the whole frontmatter is.',
      rationale:
        'Search results and shared links show the title and the description; a post without a date has no place in the list.',
      example: 'document',
      incorrect: buildExamplePage(exampleTitle),
      correct: buildExamplePage(exampleTitle, exampleDescription),
      fixable: true,
    },
    'frontmatter/unclosed': {
      description: 'The frontmatter begins with --- but has no second line --- at its end.',
      rationale: 'The site cannot distinguish the fields from the text, so there is no page.',
      example: 'document',
      incorrect: `---\n${exampleTitle}\n${exampleDescription}\n\n## Who we are`,
      correct: buildExamplePage(exampleTitle, exampleDescription),
      fixable: true,
    },
    'frontmatter/unknown-key': {
      description: 'The document has a field that does not exist.',
      rationale:
        'The field has no effect. Most often it is a misspelt name of another field, which is then missing.',
      example: 'document',
      incorrect: buildExamplePage(exampleTitle, exampleDescription, 'laed: The people behind the work.'),
      correct: buildExamplePage(exampleTitle, exampleDescription, 'lead: The people behind the work.'),
      fixable: true,
    },
    'frontmatter/value': {
      description: 'A field has a value that is not allowed, such as a number where text is needed.',
      rationale: 'The page would show a wrong value, or none.',
      example: 'document',
      incorrect: buildExamplePage(exampleTitle, exampleDescription, 'updated: 2026-02-30'),
      correct: buildExamplePage(exampleTitle, exampleDescription, 'updated: 2026-02-28'),
      fixable: true,
    },
    'frontmatter/yaml': {
      description: 'The frontmatter is not valid YAML.',
      rationale:
        'None of its fields can be read. Most often a text contains a colon, begins with a special character, or a field appears twice.',
      example: 'document',
      incorrect: buildExamplePage('title: Policies: what they taught us', exampleDescription),
      correct: buildExamplePage('title: "Policies: what they taught us"', exampleDescription),
      fixable: true,
    },
  },
};
