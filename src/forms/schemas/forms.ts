/** The forms: where each is sent, and the rules of its fields, in their order. */
import { application } from './application.ts';
import { enquiry } from './enquiry.ts';
import { message } from './message.ts';

export const forms = {
  enquiry: { endpoint: '/api/enquiries', schema: enquiry },
  message: { endpoint: '/api/messages', schema: message },
  application: { endpoint: '/api/applications', schema: application },
} as const;

export type FormKind = keyof typeof forms;
type Shape<K extends FormKind> = ReturnType<(typeof forms)[K]['schema']>['shape'];
export type FieldName = { [K in FormKind]: keyof Shape<K> }[FormKind] & string;

/** A field that bots fill in and people do not see. */
export const honeypot = 'website';

/** Filled in by script alone: milliseconds from the page's load to sending, and a proof of work where one was asked for. */
export const elapsedField = 'elapsed';
export const proofField = 'altcha';
/** Which version of the consent words stood beside the form. */
export const consentField = 'consent';

/** Milliseconds from a page's load in which nobody has read a form, filled it in and sent it by hand. */
export const personPace = 2_500;
