/** The mail that confirms receipt to the sender. */
import { settings } from '#config/settings.ts';
import type { Strings } from '#server/strings.ts';
import type { SubmissionNotification } from '../notification.ts';
import type { Mail } from './mailer.ts';

/**
 * Builds the mail in the language of the submission. It repeats nothing that was entered, because anybody can enter
 * the address of somebody else, who would then get that text from us.
 * @param replyTo the addresses of MAIL_TO.
 */
export function buildAcknowledgement(
  notification: SubmissionNotification,
  replyTo: string,
  strings: Strings,
): Mail {
  const { id, reference, kind, language, receivedAt, fields } = notification;
  const { t } = strings[language];
  const title = t(`mail:acknowledgement.subject.${kind}`, { reference });
  const paragraphs = [
    t('mail:acknowledgement.greeting'),
    t(`mail:acknowledgement.thanks.${kind}`),
    t('mail:acknowledgement.reference', { reference }),
    `${t('mail:acknowledgement.regards')}\n${settings.name}`,
    t('mail:acknowledgement.mistake'),
  ];
  return {
    id,
    date: receivedAt,
    to: fields.email ?? '',
    replyTo,
    subject: title,
    content: { language, title, blocks: paragraphs.map((text) => ({ kind: 'paragraph', text })) },
    autoSubmitted: 'auto-replied',
  };
}
