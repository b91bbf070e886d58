/**
 * The company's offices and addresses, which `company.yaml` holds. The descriptions of the fields are the writers'
 * documentation: editors show them from the JSON Schema.
 */
import { z } from 'zod';
import { type Hue, hues, type SampleNote, sampleSchema } from './collections.ts';

const text = z.string().trim().min(1);
const localizedText = z.strictObject({ en: text.describe('English.'), no: text.describe('Norwegian.') });
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
        z.email('Write an email address, such as hello@example.no'),
      )
      .describe(
        'Email addresses by purpose. `<Email for="privacy" />` shows the one called privacy. Forms name the one called general if they cannot be sent.',
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

export type Company = z.output<typeof companySchema>;

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
