/** The forms: where each is sent, and the rules of its fields, in their order. */
import { createApplicationSchema } from './application.ts';
import { createEnquirySchema } from './enquiry.ts';
import { createMessageSchema } from './message.ts';

export const forms = {
  enquiry: { endpoint: '/api/enquiries', schema: createEnquirySchema },
  message: { endpoint: '/api/messages', schema: createMessageSchema },
  application: { endpoint: '/api/applications', schema: createApplicationSchema },
} as const;

export type FormKind = keyof typeof forms;
type Shape<K extends FormKind> = ReturnType<(typeof forms)[K]['schema']>['shape'];
export type FieldName = { [K in FormKind]: keyof Shape<K> }[FormKind] & string;

/** A field that bots fill in and people do not see. */
export const honeypotField = 'website';

/** Filled in by script alone: milliseconds from the page's load to sending, and a proof of work where one was asked for. */
export const elapsedField = 'elapsed';
export const proofField = 'altcha';
/** Which version of the consent words stood beside the form. */
export const consentField = 'consent';

/** Milliseconds from a page's load in which nobody has read a form, filled it in and sent it by hand. */
export const minFillTimeMs = 2_500;
