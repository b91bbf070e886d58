import type { Document } from '#pipeline/document.ts';
import { type Finding, warning } from '#pipeline/finding.ts';
import type { Rule } from '../../rule.ts';
import { buildExamplePage, exampleDescription, exampleTitle } from '../example-page.ts';

/** Characters that search engines show on a computer, as a rule of thumb. */
const maxCharacters = { title: 60, description: 160 };

export const searchResultLength: Rule = {
  docs: {
    'frontmatter/too-long': {
      description: 'The title or the description is longer than search results show.',
      rationale: 'Search results cut off the end, perhaps with the most important words.',
      example: 'document',
      incorrect: buildExamplePage(
        'title: Testers, developers, designers and everybody else who works here',
        exampleDescription,
      ),
      correct: buildExamplePage(exampleTitle, exampleDescription),
    },
  },
  checkContent: ({ siteWithInvalid }) => siteWithInvalid.documents.flatMap(checkSearchResultLength),
};

function checkSearchResultLength({ source, frontmatter, locate, locateEnd }: Document): Finding[] {
  return (['title', 'description'] as const).flatMap((field) => {
    // An invalid document may lack the field.
    const text = frontmatter[field] ?? '';
    const max = maxCharacters[field];
    // Segmenting is slow, and a text has at most as many characters as UTF-16 units.
    if (text.length <= max) return [];
    const length = [...new Intl.Segmenter(source.language).segment(text)].length;
    if (length <= max) return [];
    return warning(
      source.file,
      locate([field]),
      'frontmatter/too-long',
      `"${field}" has ${length} characters, and search results show about ${max}. Shorten it by ${length - max}, or put the important words first.`,
      locateEnd([field]),
    );
  });
}
