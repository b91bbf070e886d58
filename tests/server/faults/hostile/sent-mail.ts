/** Finds traces of header injections in a mail. */
import { companyAddress } from '#tests/support/outbox/delivery-targets.ts';
import { parseHeaders, type ReceivedMail } from '#tests/support/outbox/mail-server.ts';
import { findCanaries } from './canaries.ts';

/** Headers that the website writes. */
const expectedHeaders = new Set(
  `from to reply-to subject message-id date mime-version content-type content-transfer-encoding
   auto-submitted x-auto-response-suppress`.split(/\s+/),
);

/**
 * Finds traces of an injection.
 * @param sender address in the form, in lower case.
 * @returns a description of each trace.
 */
export function findInjections(mail: ReceivedMail, sender: string): string[] {
  const headers = [...parseHeaders(mail)];
  const toCompany = mail.to.join() === companyAddress;
  const { text = '', html = '', subject = '', to = [], attachments } = mail.parsed;
  const recipients = to.map(({ address }) => address?.toLowerCase()).join();
  const allowedHeader = toCompany ? 'reply-to' : 'to';
  return [
    ...headers.filter(([name]) => !expectedHeaders.has(name)).map(([name]) => `a header ${name}`),
    ...headers.filter(([, values]) => values.length > 1).map(([name]) => `${name} twice`),
    ...headers
      .filter(([name, values]) => name !== allowedHeader && values.join().toLowerCase().includes(sender))
      .map(([name]) => `the sender's address in ${name}`),
    ...(mail.to.join().toLowerCase() === recipients ? [] : [`to ${recipients}, and sent to ${mail.to}`]),
    ...(toCompany || recipients === sender ? [] : [`sent to ${recipients}`]),
    ...(/[\r\n\0]/.test(subject) ? ['a line break in the subject'] : []),
    ...(toCompany ? [] : findCanaries(subject + text + html).map((value) => `${value} sent out`)),
    ...(toCompany || attachments.length === 0 ? [] : ['a file sent out']),
  ];
}
