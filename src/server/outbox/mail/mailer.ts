/** Sends mail, one connection a mail. */
import { domainToASCII } from 'node:url';
import nodemailer from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { DeliveryError } from '../delivery-error.ts';
import type { Timings } from '../timings.ts';
import type { Mail } from './mail.ts';
import { renderHtml, renderText } from './mail-template.ts';

export interface MailSettings {
  /** `smtp://…` or `smtps://…`, with the name and password of the account. */
  url: string;
  from: string;
  /** One or more, with commas between them. */
  to: string;
}

export interface Mailer {
  /**
   * Sends a mail.
   * @returns how many of its recipients the server has turned away; at least one it has not.
   * @throws DeliveryFailure or an error of nodemailer's when nobody is known to have got it.
   */
  send(mail: Mail, signal: AbortSignal): Promise<number>;
}

/** What Exchange is not to answer with. That the company's address is gone, somebody should hear. */
const suppressed: Record<Mail['autoSubmitted'], string> = {
  'auto-generated': 'OOF, AutoReply',
  'auto-replied': 'All',
};

const parseAddresses = (header: string): string[] =>
  addressparser(header, { flatten: true }).map(({ address }) => address);

/** Prepares sending through an SMTP server. Nothing is connected yet. */
export function createMailer({ url, from }: MailSettings, timings: Timings['mail']): Mailer {
  const transport = nodemailer.createTransport(
    new SMTPTransport({
      url,
      dnsTimeout: timings.connect,
      connectionTimeout: timings.connect,
      greetingTimeout: timings.greeting,
      socketTimeout: timings.silence,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  const [sender = from] = parseAddresses(from);
  const domain = domainToASCII(sender.slice(sender.lastIndexOf('@') + 1));

  return {
    send: async ({ id, date, to, content: letter, autoSubmitted: automatic, ...mail }, signal) => {
      const deadline = AbortSignal.timeout(timings.overall);
      try {
        const { rejected } = await transport.sendMail({
          ...mail,
          from,
          to,
          // What is in a header is for people; who gets it, is said here.
          envelope: { from: sender, to: parseAddresses(to) },
          messageId: `<${id}@${domain}>`,
          date: new Date(date),
          text: renderText(letter),
          html: renderHtml(letter),
          headers: { 'Auto-Submitted': automatic, 'X-Auto-Response-Suppress': suppressed[automatic] },
          signal: AbortSignal.any([signal, deadline]),
        });
        return rejected?.length ?? 0;
      } catch (error) {
        throw deadline.aborted ? new DeliveryError('ETIMEDOUT as a whole') : error;
      }
    },
  };
}
