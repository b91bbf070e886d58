/** What the webhook is told. */
import type { FormKind } from '#forms/schemas/forms.ts';
import type { SubmissionNotification } from '../notification.ts';

const types: Record<FormKind, string> = {
  enquiry: 'enquiry.received',
  message: 'message.received',
  application: 'application.received',
};

/** JSON: of one submission always the same bytes. */
export function buildSubmissionPayload(announcement: SubmissionNotification): string {
  const { reference: id, kind, language, fields, attachment } = announcement;
  const receivedAt = new Date(announcement.receivedAt).toISOString();
  const data = { id, kind, language, receivedAt, ...fields, ...(attachment && { attachment }) };
  return JSON.stringify({ type: types[kind], timestamp: receivedAt, data });
}
