import type { Frontmatter } from '#content/collections.ts';
import type { Document } from '#pipeline/document.ts';
import { type Finding, warning } from '#pipeline/finding.ts';
import { placeholder } from '../../placeholder.ts';
import type { Rule } from '../../rule.ts';
import { buildExamplePage, exampleDescription, exampleTitle } from '../example-page.ts';

/** Reports fields that should differ between the documents of a language, and descriptions that say nothing. */
export const duplicates: Rule = {
  docs: {
    'frontmatter/duplicate-description': {
      description: 'Another document of the same language has the same description.',
      rationale: 'Visitors cannot tell the two apart in search results.',
      example: 'described',
      incorrect: 'en/pages/team.mdx and en/pages/careers.mdx, both with description: Who we are.',
      correct: 'two descriptions, each of what its page says',
    },
    'frontmatter/duplicate-order': {
      description: 'Two case studies of a language have the same place in the portfolio.',
      rationale: 'Nobody has decided which of them visitors see first.',
      example: 'described',
      incorrect: 'en/case-studies/kiddy-app.mdx and en/case-studies/vibori-app.mdx, both with order: 2',
      correct: 'order: 2 and order: 3',
    },
    'frontmatter/duplicate-title': {
      description: 'Another document of the same language has the same title.',
      rationale: 'Visitors cannot tell the two apart in lists, tabs and search results.',
      example: 'described',
      incorrect: 'en/blog/first.mdx and en/blog/second.mdx, both with title: What software costs',
      correct: 'title: What software costs, and title: What software costs after its launch',
    },
    'frontmatter/short-description': {
      description: 'The description has fewer than four words, or only repeats the title.',
      rationale: 'Search results and shared links show it below the title, where it adds nothing.',
      example: 'document',
      incorrect: buildExamplePage(exampleTitle, 'description: Our team'),
      correct: buildExamplePage(exampleTitle, exampleDescription),
    },
  },
  checkContent: ({ siteWithValidFields: { documents } }) => [
    ...findDuplicates(documents, 'title'),
    ...findDuplicates(documents, 'description'),
    ...findDuplicates(documents, 'order'),
    ...documents.flatMap(checkShortDescription),
  ],
};

const remedies = {
  title: 'Write a title that tells them apart',
  description: 'Describe what is only on this page',
  order: 'Give one of the two another place',
} as const;

/** Reports each document whose field another one has already. The older of two posts comes first. */
function findDuplicates(documents: readonly Document[], field: keyof typeof remedies): Finding[] {
  const firstByValue = new Map<string, Document>();
  return documents.toSorted(compareDates).flatMap((document) => {
    const { source, frontmatter, locate, locateEnd } = document;
    const value = (frontmatter as Partial<Frontmatter<'case-study'>>)[field];
    // The rule about placeholders reports what a new document still waits for.
    if (value === undefined || value === placeholder) return [];
    const key = `${source.language} ${normalize(String(value))}`;
    const first = firstByValue.get(key);
    if (!first) {
      firstByValue.set(key, document);
      return [];
    }
    return warning(
      source.file,
      locate([field]),
      `frontmatter/duplicate-${field}`,
      `${first.source.file} has the same ${field}. ${remedies[field]}.`,
      locateEnd([field]),
    );
  });
}

const getDate = ({ frontmatter }: Document): string =>
  (frontmatter as Partial<Frontmatter<'post'>>).date ?? '';
const compareDates = (a: Document, b: Document): number => getDate(a).localeCompare(getDate(b));

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.…!]+/g, ' ')
    .trim();

const minWords = 4;

function checkShortDescription({ source, frontmatter, locate, locateEnd }: Document): Finding[] {
  const { title, description } = frontmatter;
  if (!title || !description || description === placeholder) return [];
  const isRepeated = normalize(title) === normalize(description);
  if (!isRepeated && description.split(/\s+/).length >= minWords) return [];
  return [
    warning(
      source.file,
      locate(['description']),
      'frontmatter/short-description',
      `The description ${isRepeated ? 'repeats the title' : 'is too short to help'}. Write one or two sentences about what visitors find here.`,
      locateEnd(['description']),
    ),
  ];
}
