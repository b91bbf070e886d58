import type { Document } from '#pipeline/document.ts';
import { type Finding, startOfFile, warning } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import type { Rule } from '../../rule.ts';
import { listTranslations } from './list-translations.ts';

/** Fields that say the same in every language. Tags may differ, because few readers of a language may need one. */
const comparedFields = ['date', 'updated', 'categories'] as const;

/** Reports dates and categories that differ between the two languages of a document. */
export const sharedFields: Rule = {
  docs: {
    'pair/field': {
      description: 'A date or category is another one in the other language.',
      rationale: 'Visitors of the two languages would see two dates, or find the post in two categories.',
      example: 'described',
      incorrect: 'date: 2026-11-20 in en/blog/second.mdx, and date: 2026-11-02 in no/blog/second.mdx',
      correct: 'the same date in both',
    },
  },
  checkContent: ({ siteWithValidFields: { documents, categories } }) => {
    // A category that does not exist is reported itself.
    const isKnown = (name: string) => categories.some(({ slug }) => slug === name);
    return listTranslations(documents).flatMap(({ original, translation }) =>
      compareFields(original, translation, isKnown),
    );
  },
};

function compareFields(
  original: Document,
  translation: Document,
  isKnown: (category: string) => boolean,
): Finding[] {
  const { file, text } = translation.source;
  return comparedFields.flatMap((field) => {
    const [values = [], others = []] = [translation, original].map(({ frontmatter }) =>
      [(frontmatter as Record<string, unknown>)[field] ?? []].flat().map(String),
    );
    const isUncertain = field === 'categories' && ![...values, ...others].every(isKnown);
    if (isUncertain || values.join() === others.join()) return [];
    const offset = new RegExp(`^${field}:`, 'm').exec(text)?.index;
    const start = offset === undefined ? startOfFile : createPositionLookup(text)(offset);
    const message = `"${field}" is ${formatValues(values)}, but in ${original.source.file} it is ${formatValues(others)}. Write the same in both.`;
    return warning(file, start, 'pair/field', message);
  });
}

const formatValues = (values: readonly string[]): string => values.join(', ') || 'not set';
