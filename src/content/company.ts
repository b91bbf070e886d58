/**
 * The company's offices and addresses, which `company.yaml` holds. The descriptions of the fields are the writers'
 * documentation: editors show them from the JSON Schema.
 */
import { z } from 'zod';
import type { Language } from '#i18n/languages.ts';
import { type Hue, hues, type SampleNote } from './collections.ts';

const text = z.string().trim().min(1);
const localizedText = z.strictObject({ en: text.describe('English.'), no: text.describe('Norwegian.') });
/** Words, or the words in each language. */
const note = z.union([text, localizedText], { error: 'Write the words, or en: and no: with the words' });
const sampleSchema = z
  .strictObject({
    missing: note.describe(
      'What is missing until the value may be published; in both languages under en: and no:.',
    ),
    from: note.describe('Who must supply it; in both languages under en: and no:.'),
  })
  .describe('A value that nobody has confirmed yet. A release leaves it out, or refuses to build.');
export type CompanySample = z.output<typeof sampleSchema>;

/** Returns the mark on a sample in one language. */
export function localizeSample({ missing, from }: CompanySample, language: Language): SampleNote {
  const localize = (words: CompanySample['from']) => (typeof words === 'string' ? words : words[language]);
  return { missing: localize(missing), from: localize(from) };
}

const emailSchema = z.email('Write an email address, such as hello@example.no');
/** A web address that browsers open without a warning. */
const secureUrl = z.url({ protocol: /^https$/, error: 'Write a web address that begins with https://' });

const office = z
  .strictObject({
    name: localizedText.describe('The place, as visitors know it.'),
    about: localizedText.describe('What the office is: the head office, for example.').optional(),
    address: z
      .array(text)
      .describe('The lines of the postal address. It may stay empty until it is known.')
      .nullable()
      .optional(),
    phone: z
      .string()
      .regex(/^\+[\d ]{8,20}$/, 'Write the number with its country code and spaces only: +47 22 33 44 55')
      .describe('The telephone number with its country code: +47 22 33 44 55. It may stay empty.')
      .nullable()
      .optional(),
    map: secureUrl
      .describe(
        'The address of the office in an online map. Visitors open it with a link. It may stay empty.',
      )
      .nullable()
      .optional(),
    hue: z.enum(hues).describe('The light beside the name.').optional(),
    sample: sampleSchema.optional(),
  })
  .describe('An office.');

export const companySchema = z
  .strictObject({
    contacts: z
      .record(
        z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
        z.union([emailSchema, z.strictObject({ address: emailSchema, sample: sampleSchema.optional() })], {
          error: 'Write an email address, such as hello@example.no',
        }),
      )
      .describe(
        'Email addresses by purpose. `<Email for="privacy" />` shows the one called privacy. Forms name the one called general if they cannot be sent. An address that nobody has confirmed has the fields `address` and `sample`.',
      ),
    samples: z
      .enum(['refuse', 'hide'])
      .describe(
        'What a release does with values that are samples: `refuse` to build, unless given, or `hide` them.',
      )
      .optional(),
    offices: z.array(office).describe('The offices, in their order in the footer and on the contact page.'),
  })
  .describe('The offices and email addresses of the company.');

/** An email address of the company. It has no address if a release leaves it out. */
export interface Contact<S = CompanySample> {
  address?: string | undefined;
  sample?: S | undefined;
}

/** The company with its contacts in one shape. */
export interface Company extends Omit<z.output<typeof companySchema>, 'contacts'> {
  contacts: Partial<Record<string, Contact>>;
}

/** A company without offices, for content without a valid `company.yaml`. */
export const emptyCompany: Company = { contacts: {}, offices: [] };

/** An office in one language. */
export interface Office {
  name: string;
  about?: string | undefined;
  address?: string[] | undefined;
  phone?: string | undefined;
  map?: string | undefined;
  hue: Hue;
  sample?: SampleNote | undefined;
}
