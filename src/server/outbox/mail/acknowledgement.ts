/** The mail that tells senders that what they sent has arrived. */
import { settings } from '#config/settings.ts';
import type { Strings } from '#server/strings.ts';
import type { SubmissionNotification } from '../notification.ts';
import type { Mail } from './mail.ts';

/**
 * Writes it, in the language of the submission. It repeats nothing that was entered: anyone can enter anyone's address,
 * and would have us send their words there.
 * @param company the company's addresses, where an answer goes.
 */
export function buildAcknowledgement(announcement: SubmissionNotification, company: string, strings: Strings): Mail {
  const { id, reference, kind, language, receivedAt, fields } = announcement;
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
    replyTo: company,
    subject: title,
    content: { language, title, blocks: paragraphs.map((text) => ({ kind: 'paragraph', text })) },
    autoSubmitted: 'auto-replied',
  };
}
