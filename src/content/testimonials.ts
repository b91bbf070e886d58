/**
 * Quotes of clients without a case study, which `testimonials.yaml` holds. The descriptions of the fields are the writers'
 * documentation: editors show them from the JSON Schema.
 */
import { z } from 'zod';
import { hues, sampleSchema } from './collections.ts';

const text = z.string().trim().min(1);
const localizedText = z.strictObject({ en: text.describe('English.'), no: text.describe('Norwegian.') });

export const testimonialsSchema = z
  .array(
    z
      .strictObject({
        quote: localizedText.describe('What the client says.'),
        author: localizedText.describe('Who says it: a role or a team, never an invented person.'),
        position: localizedText.describe('Where the author works, and as what.'),
        hue: z.enum(hues).describe('The light beside the quote.').optional(),
        sample: sampleSchema.optional(),
      })
      .describe('A quote of a client.'),
  )
  .describe('Quotes of clients, shown before those of the case studies.')
  .nullable();

export type Testimonial = NonNullable<z.output<typeof testimonialsSchema>>[number];
