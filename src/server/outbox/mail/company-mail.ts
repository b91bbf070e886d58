/** The mail that tells the company of a submission. */
import { Readable } from 'node:stream';
import type { i18n } from 'i18next';
import { cvTypes } from '#forms/schemas/cv.ts';
import { type FieldName, forms } from '#forms/schemas/forms.ts';
import type { Service } from '#forms/schemas/services.ts';
import { type Language, languageNames, locales } from '#i18n/languages.ts';
import { readAttachment } from '#server/storage/read-attachment.ts';
import type { Store } from '#server/storage/store.ts';
import type { Strings } from '#server/strings.ts';
import type { SubmissionNotification, AttachmentMetadata } from '../notification.ts';
import type { Mail } from './mail.ts';
import type { MailBlock } from './mail-template.ts';
import { toAttachmentName, sanitizeHeader } from './sanitize-header.ts';

/** Where the company reads the time. */
const timeZone = 'Europe/Oslo';

/** Characters of a name in a subject, and of a value on a line. */
const nameLimit = 60;
const valueLimit = 1_000;

/** Fields with more than a line. */
const texts: readonly string[] = ['description', 'message'];

/**
 * Writes it, in the language of the submission. The sender's address is in `Reply-To` and in the text alone.
 * @param to the company's addresses.
 */
export function buildCompanyMail(announcement: SubmissionNotification, to: string, strings: Strings, store: Store): Mail {
  const { id, reference, kind, language, receivedAt, fields, attachment } = announcement;
  const { t } = strings[language];
  const name = sanitizeHeader(fields.name ?? fields.fullName ?? '', valueLimit);
  const service = serviceOf(announcement, t);
  // People enter their address where their name is asked for.
  const subject = name === '' || name.includes('@') ? 'subjectWithoutName' : 'subject';
  const title = t(`mail:company.${subject}.${kind}`, { name: sanitizeHeader(name, nameLimit), service, reference });

  const filled = filledFields(announcement, t);
  const cv = attachment && fileOf(attachment);
  const received = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  });
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: t(`mail:company.intro.${kind}`) },
    {
      kind: 'facts',
      facts: filled
        .filter(({ field }) => !texts.includes(field))
        .map(({ field, label, value }) => [
          label,
          field === 'service' ? service : sanitizeHeader(value, valueLimit),
        ]),
    },
    ...filled
      .filter(({ field }) => texts.includes(field))
      .map(({ label, value }): MailBlock => ({ kind: 'quote', label, text: value })),
    {
      kind: 'facts',
      facts: [
        ...(cv ? [[t('forms:fields.cv'), t('mail:company.attached', sizeOf(cv, language))] as const] : []),
        [t('forms:received.reference'), reference],
        [t('mail:company.received'), received.format(receivedAt)],
        [t('mail:company.language'), languageNames[language]],
      ],
    },
  ];
  return {
    id,
    date: receivedAt,
    to,
    ...(fields.email && { replyTo: { name, address: fields.email } }),
    subject: title,
    content: { language, title, blocks },
    ...(cv && {
      attachments: [
        {
          filename: cv.name,
          contentType: cv.type,
          // Where it fails, the mail has no end: half a file is never sent as a whole one.
          content: Readable.from(readAttachment(store, reference, cv), { objectMode: false }),
        },
      ],
    }),
    autoSubmitted: 'auto-generated',
  };
}

type Translate = i18n['t'];

const serviceOf = ({ fields: { service } }: SubmissionNotification, t: Translate): string =>
  service ? t(`forms:services.${service as Service}.title`) : '';

/** Fields in the order of their form. */
const filledFields = ({ kind, language, fields }: SubmissionNotification, t: Translate) =>
  (Object.keys(forms[kind].schema(language).shape) as FieldName[]).flatMap((field) => {
    const value = fields[field];
    return value ? [{ field, label: t(`forms:fields.${field}`), value }] : [];
  });

const fileOf = (file: AttachmentMetadata) => ({
  ...file,
  name: toAttachmentName(file.name, file.type === cvTypes.pdf ? 'pdf' : 'docx'),
});

function sizeOf({ name, size }: { name: string; size: number }, language: Language) {
  const [unit, bytes] = size < 1e6 ? (['kilobyte', 1e3] as const) : (['megabyte', 1e6] as const);
  const format = new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit,
    maximumSignificantDigits: 2,
  });
  return { name, size: format.format(size / bytes) };
}
