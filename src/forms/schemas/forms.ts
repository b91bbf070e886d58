/** The three forms: endpoint and schema of each, and the names of the hidden fields. */
import type { Language } from '#i18n/languages.ts';
import { cvSchema } from './cv.ts';
import { type ErrorKey, errorKeys } from './errors.ts';
import { createOptionalMobileSchema, createRequiredMobileSchema } from './mobile.ts';
import { services } from './services.ts';
import { countCharacters, optionalTextSchema, requiredTextSchema, toSingleLine } from './text.ts';
import { z } from './zod.ts';

const isName = (text: string) =>
  /\p{L}/u.test(text) && countCharacters(text) >= 2 && countCharacters(text) <= 100;

/** A person's name: 2 to 100 characters, at least one of them a letter of any script. */
const createNameSchema = (error: ErrorKey) =>
  z.string({ error }).check(z.overwrite(toSingleLine), z.refine(isName, { error }));

const emailSchema = z.string({ error: errorKeys.email }).check(
  z.overwrite(toSingleLine),
  z.refine(({ length }) => length <= 254, { error: errorKeys.email, abort: true }),
  z.email({ error: errorKeys.email }),
);

const createEnquirySchema = (language: Language) =>
  z.object({
    name: createNameSchema(errorKeys.name),
    email: emailSchema,
    mobile: createRequiredMobileSchema(language),
    service: z.enum(services, { error: errorKeys.required }),
    description: optionalTextSchema,
  });

const createMessageSchema = () =>
  z.object({
    fullName: createNameSchema(errorKeys.fullName),
    email: emailSchema,
    message: requiredTextSchema,
  });

const createApplicationSchema = (language: Language) =>
  z.object({
    name: createNameSchema(errorKeys.fullName),
    email: emailSchema,
    mobile: createOptionalMobileSchema(language),
    message: optionalTextSchema,
    cv: cvSchema,
  });

/** The forms by kind. The order of the fields is the order of the errors. */
export const forms = {
  enquiry: { endpoint: '/api/enquiries', createSchema: createEnquirySchema },
  message: { endpoint: '/api/messages', createSchema: createMessageSchema },
  application: { endpoint: '/api/applications', createSchema: createApplicationSchema },
} as const;

export type FormKind = keyof typeof forms;
type SchemaShape<K extends FormKind> = ReturnType<(typeof forms)[K]['createSchema']>['shape'];
export type FieldName = { [K in FormKind]: keyof SchemaShape<K> }[FormKind] & string;

/** Field that bots fill in and people do not see. */
export const honeypotField = 'website';
/** Milliseconds from the page's load to sending, filled in by script. */
export const elapsedField = 'elapsed';
/** Proof of work, filled in by script when the server asks for one. */
export const proofField = 'altcha';
/** Version of the consent text beside the form. */
export const consentField = 'consent';

/** Nobody reads a form, fills it in and sends it by hand in less time. */
export const minFillTimeMs = 2_500;
