/**
 * The figures about the company and its work that texts may state, which `facts.yaml` holds. The descriptions of the fields
 * are the writers' documentation: editors show them from the JSON Schema.
 */
import { z } from 'zod';
import { type Language, locales } from '#i18n/languages.ts';

const text = z.string().trim().min(1);
const localizedText = z.strictObject({ en: text.describe('English.'), no: text.describe('Norwegian.') });

/** Stands for the figure in a phrase. */
export const figurePlaceholder = '<figure>';
const phrase = text
  .refine((value) => value.split(figurePlaceholder).length === 2, {
    error: `Write ${figurePlaceholder} once, where the figure is: founded in ${figurePlaceholder}`,
  })
  .describe('Words around the figure. Capital letters do not count.');
const localizedPhrases = z.strictObject({
  en: z.array(phrase).optional().describe('English.'),
  no: z.array(phrase).optional().describe('Norwegian.'),
});

const figure = z.union([z.number(), z.string()]);
/** Fields that hold the figure. A fact has one of them. */
const figureFields = ['number', 'percentage', 'year', 'month'] as const;

const fact = z
  .strictObject({
    about: text.describe('What the figure says, and of whom. Writers read it, visitors do not.'),
    number: z.number().min(0).describe('A number: 72000.').optional(),
    percentage: z.number().min(0).describe('A percentage without its sign: 83.').optional(),
    year: z.int().min(1000).max(9999).describe('A year: 2021.').optional(),
    month: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Write the month after its year: 2023-09')
      .describe('A month with its year: 2023-09.')
      .optional(),
    form: localizedText
      .describe('How the figure is shown, where that differs from its usual form: 30+.')
      .optional(),
    unit: localizedText
      .describe(
        'The noun after the figure: active users. A figure directly before these words is compared with this one.',
      )
      .optional(),
    phrases: localizedPhrases
      .describe(
        'Other words by which a sentence states this fact, with <figure> in its place: founded in <figure>. A … stands for any words of the same sentence, a * for the end of a word, and a full stop at the end for the end of a sentence or a label. A figure beside these words, or with one or two others between them, is compared with this one.',
      )
      .optional(),
    otherFigures: z
      .array(figure)
      .describe('Further figures that are right beside the same words, such as those of earlier years.')
      .optional(),
  })
  .check(({ value, issues }) => {
    const [first, second] = figureFields.filter((field) => value[field] !== undefined);
    if (!first)
      issues.push({
        code: 'custom',
        input: value,
        path: ['number'],
        message: `Write number:, percentage:, year: or month: before the figure`,
      });
    if (second)
      issues.push({
        code: 'custom',
        input: value,
        path: [second],
        message: `A fact has one figure, and this one has "${first}" already`,
      });
  })
  .describe('A fact. The text <Fact name="…" /> shows its figure.');

export const factsSchema = z
  .record(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), fact)
  .describe('Facts by name. <Fact name="users" /> shows the figure of the one called users.');

export type CompanyFact = z.output<typeof fact>;
/** Facts by name. */
export type CompanyFacts = Readonly<Record<string, CompanyFact>>;

/** A fact as a page shows it. */
export interface FactText {
  figure: string;
  /** The noun after the figure. */
  unit?: string | undefined;
}

/** Formats the figure of a fact as texts in a language write it. */
export function formatFact(
  { form, number, percentage, year, month }: CompanyFact,
  language: Language,
): string {
  const locale = locales[language];
  if (form) return form[language];
  if (number !== undefined) return number.toLocaleString(locale);
  if (percentage !== undefined)
    return (percentage / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
  if (year !== undefined) return String(year);
  const day = new Date(`${month}-01T00:00:00Z`);
  return day.toLocaleString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
