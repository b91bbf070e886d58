/**
 * Preferred and discouraged terms, which `terms.yaml` holds. The descriptions of the fields are the writers' documentation:
 * editors show them from the JSON Schema.
 */
import { z } from 'zod';

const text = z.string().trim().min(1);
const list = z.array(text).min(1);

const term = z
  .strictObject({
    use: text.describe('What to write instead: a word, or a hint for what has no single replacement.'),
    nouns: list
      .describe('Discouraged nouns. All regular forms are found: fault, faults; utgivelse, utgivelsene.')
      .optional(),
    verbs: list
      .describe('Discouraged verbs. All regular forms are found: deploy, deployed; lansere, lanserer.')
      .optional(),
    words: list
      .describe(
        'Discouraged words and phrases, found as they are. A * stands for the end of a word, a … for any words of the same sentence.',
      )
      .optional(),
    unless: list.describe('Phrases in which the discouraged word is right: our fault.').optional(),
    in: list
      .describe(
        'Documents in which the term is discouraged, without language: pages/careers, case-studies/*.',
      )
      .optional(),
    atMost: z
      .int()
      .min(1)
      .describe('How often one document may have the word. For words that are right, but wear out.')
      .optional(),
    fix: z
      .literal(true)
      .describe('true where `use` can replace each of `words` in every sentence: `content -- fix` does it.')
      .optional(),
    because: text.describe('Why, in one sentence. The check prints it.'),
  })
  .check(({ value, issues }) => {
    if (!value.nouns && !value.verbs && !value.words)
      issues.push({
        code: 'custom',
        input: value,
        path: ['words'],
        message: 'Write the discouraged words after nouns:, verbs: or words:',
      });
  })
  .describe('A preferred term, and those that it replaces.');

export const termsSchema = z
  .strictObject({
    en: z.array(term).describe('Terms in English texts.'),
    no: z.array(term).describe('Terms in Norwegian texts.'),
  })
  .describe('Preferred and discouraged terms of each language.');

export type Term = z.output<typeof term>;
export type Terms = z.output<typeof termsSchema>;

/** A list without terms, for content without a valid `terms.yaml`. */
export const emptyTerms: Terms = { en: [], no: [] };
