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
