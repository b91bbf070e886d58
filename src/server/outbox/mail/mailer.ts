/** Sends mail through an SMTP server, one connection per mail. */
import { domainToASCII } from 'node:url';
import nodemailer, { type Attachment, type NodemailerError } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { DeliveryError, describeError } from '../delivery-error.ts';
import type { Timings } from '../timings.ts';
import { type MailContent, renderHtml, renderText } from './mail-template.ts';

export interface Mail {
  /** Local part of the Message-ID, the same in all attempts. */
  id: string;
  /** Milliseconds since 1970. */
  date: number;
  /** Addresses in the syntax of the header, separated by commas. */
  to: string;
  replyTo?: string | { name: string; address: string };
  subject: string;
  content: MailContent;
  attachments?: Attachment[];
  /** Value of the header Auto-Submitted, which keeps mail programs from answering. */
  autoSubmitted: 'auto-generated' | 'auto-replied';
}

export interface MailSettings {
  /** `smtp://…` or `smtps://…`, including user name and password. */
  url: string;
  /** Mail is never sent unencrypted, and neither are user name and password. */
  isTlsRequired: boolean;
  /** Value of MAIL_FROM. */
  from: string;
  /** Value of MAIL_TO: one or more addresses, separated by commas. */
  to: string;
}

export interface Mailer {
  /**
   * Sends a mail.
   * @returns the number of refused recipients; at least one was accepted.
   * @throws DeliveryError or an error of nodemailer if no recipient is known to have received the mail.
   */
  send(mail: Mail, signal: AbortSignal): Promise<number>;
}

/**
 * Values of Exchange's header against automatic answers. For mail to the company, bounces stay allowed, so that somebody
 * learns of a dead address.
 */
const suppressedResponses: Record<Mail['autoSubmitted'], string> = {
  'auto-generated': 'OOF, AutoReply',
  'auto-replied': 'All',
};

const parseAddresses = (header: string): string[] =>
  addressparser(header, { flatten: true }).map(({ address }) => address);

/** Creates the connection to a mail server. It connects at first use. */
export function createSmtpTransport(
  { url, isTlsRequired }: Pick<MailSettings, 'url' | 'isTlsRequired'>,
  timings: Pick<Timings['mail'], 'connectMs' | 'greetingMs' | 'idleMs'>,
): SMTPTransport {
  const smtp = new SMTPTransport({
    url,
    dnsTimeout: timings.connectMs,
    connectionTimeout: timings.connectMs,
    greetingTimeout: timings.greetingMs,
    socketTimeout: timings.idleMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Set after construction, because parameters of the URL override the options.
  if (isTlsRequired) smtp.options.requireTLS = true;
  return smtp;
}

/** Creates a mailer. It connects when it sends. */
export function createMailer(settings: MailSettings, timings: Timings['mail']): Mailer {
  const { from } = settings;
  const transport = nodemailer.createTransport(createSmtpTransport(settings, timings));
  const [fromAddress = from] = parseAddresses(from);
  const domain = domainToASCII(fromAddress.slice(fromAddress.lastIndexOf('@') + 1));

  return {
    send: async ({ id, date, to, content, autoSubmitted, ...mail }, signal) => {
      const deadline = AbortSignal.timeout(timings.totalMs);
      try {
        const { rejected } = await transport.sendMail({
          ...mail,
          from,
          to,
          // The envelope decides who receives the mail; headers are for readers.
          envelope: { from: fromAddress, to: parseAddresses(to) },
          messageId: `<${id}@${domain}>`,
          date: new Date(date),
          text: renderText(content),
          html: renderHtml(content),
          headers: {
            'Auto-Submitted': autoSubmitted,
            'X-Auto-Response-Suppress': suppressedResponses[autoSubmitted],
          },
          signal: AbortSignal.any([signal, deadline]),
        });
        return rejected?.length ?? 0;
      } catch (error) {
        if (deadline.aborted) throw new DeliveryError('ETIMEDOUT overall');
        throw areRecipientsRefused(error)
          ? new DeliveryError(describeError(error), { isFinal: true })
          : error;
      }
    },
  };
}

/** Returns whether the mail server has refused all recipients for good. */
function areRecipientsRefused(error: unknown): boolean {
  const { command, rejectedErrors } = error as Partial<NodemailerError> & {
    rejectedErrors?: NodemailerError[];
  };
  return (
    command === 'RCPT TO' &&
    rejectedErrors !== undefined &&
    rejectedErrors.length > 0 &&
    rejectedErrors.every(({ responseCode = 0 }) => responseCode >= 500)
  );
}
