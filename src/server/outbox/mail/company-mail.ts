/** The mail that notifies the company of a submission. */
import { Readable } from 'node:stream';
import type { i18n } from 'i18next';
import { cvTypes } from '#forms/schemas/cv.ts';
import { type FieldName, forms } from '#forms/schemas/forms.ts';
import type { Service } from '#forms/schemas/services.ts';
import { type Language, languageNames, locales } from '#i18n/languages.ts';
import { readAttachment } from '#server/storage/read-attachment.ts';
import type { Store } from '#server/storage/store.ts';
import type { AttachmentMetadata } from '#server/storage/tables.ts';
import type { Strings } from '#server/strings.ts';
import type { SubmissionNotification } from '../notification.ts';
import type { MailBlock } from './mail-template.ts';
import type { Mail } from './mailer.ts';
import { sanitizeHeader, toAttachmentName } from './sanitize-header.ts';

/** Time zone of the company. */
const timeZone = 'Europe/Oslo';

/** Longest name in a subject, in characters. */
const maxNameCharacters = 60;
/** Longest single-line value, in characters. */
const maxValueCharacters = 1_000;

/** Form fields with several lines, which the mail quotes. The lines of all other fields are joined. */
const multilineFields: readonly string[] = ['description', 'message'];

/**
 * Builds the mail in the language of the submission. The sender's address appears only in `Reply-To` and in the text.
 * @param to the addresses of MAIL_TO.
 */
export function buildCompanyMail(
  notification: SubmissionNotification,
  to: string,
  strings: Strings,
  store: Store,
): Mail {
  const { id, reference, kind, language, receivedAt, fields, attachment } = notification;
  const { t } = strings[language];
  const name = sanitizeHeader(fields.name ?? fields.fullName ?? '', maxValueCharacters);
  const service = getServiceTitle(notification, t);
  // Some people enter their address as their name.
  const subject = name === '' || name.includes('@') ? 'subjectWithoutName' : 'subject';
  const title = t(`mail:company.${subject}.${kind}`, {
    name: sanitizeHeader(name, maxNameCharacters),
    service,
    reference,
  });

  const filledFields = getFilledFields(notification, t);
  const cv = attachment && toMailAttachment(attachment);
  const receivedFormat = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  });
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: t(`mail:company.intro.${kind}`) },
    {
      kind: 'facts',
      facts: filledFields
        .filter(({ field }) => !multilineFields.includes(field))
        .map(({ field, label, value }) => [
          label,
          field === 'service' ? service : sanitizeHeader(value, maxValueCharacters),
        ]),
    },
    ...filledFields
      .filter(({ field }) => multilineFields.includes(field))
      .map(({ label, value }): MailBlock => ({ kind: 'quote', label, text: value })),
    {
      kind: 'facts',
      facts: [
        ...(cv
          ? [
              [
                t('forms:fields.cv'),
                t('mail:company.attached', getAttachmentVariables(cv, language)),
              ] as const,
            ]
          : []),
        ...(cv?.scan === 'unscanned' ? [[t('mail:company.scan'), t('mail:company.unscanned')] as const] : []),
        [t('forms:received.reference'), reference],
        [t('mail:company.received'), receivedFormat.format(receivedAt)],
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
          // If reading fails, the mail is not completed, so that no partial file is ever delivered.
          content: Readable.from(readAttachment(store, reference, cv), { objectMode: false }),
        },
      ],
    }),
    autoSubmitted: 'auto-generated',
  };
}

type Translate = i18n['t'];

const getServiceTitle = ({ fields: { service } }: SubmissionNotification, t: Translate): string =>
  service ? t(`forms:services.${service as Service}.title`) : '';

/** Returns the filled-in fields in the order of their form. */
const getFilledFields = ({ kind, language, fields }: SubmissionNotification, t: Translate) =>
  (Object.keys(forms[kind].createSchema(language).shape) as FieldName[]).flatMap((field) => {
    const value = fields[field];
    return value ? [{ field, label: t(`forms:fields.${field}`), value }] : [];
  });

const toMailAttachment = (file: AttachmentMetadata) => ({
  ...file,
  name: toAttachmentName(file.name, file.type === cvTypes.pdf ? 'pdf' : 'docx'),
});

function getAttachmentVariables({ name, size }: { name: string; size: number }, language: Language) {
  const [unit, bytes] = size < 1e6 ? (['kilobyte', 1e3] as const) : (['megabyte', 1e6] as const);
  const format = new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit,
    maximumSignificantDigits: 2,
  });
  return { name, size: format.format(size / bytes) };
}
