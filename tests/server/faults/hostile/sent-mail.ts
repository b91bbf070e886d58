/** What a mail must be, whatever the sender of a form has written. */

import { parseHeaders } from '#tests/server/faults/mail-headers.ts';
import { companyAddress } from '#tests/support/delivery-targets.ts';
import type { ReceivedMail } from '#tests/support/mail-server.ts';
import { canariesIn } from './canaries.ts';

/** The headers that the website writes. */
const known = new Set(
  `from to reply-to subject message-id date mime-version content-type content-transfer-encoding
   auto-submitted x-auto-response-suppress`.split(/\s+/),
);

/**
 * Looks for what an injection leaves behind.
 * @param sender address of whoever filled in the form, in lower case.
 * @returns what is wrong, in words.
 */
export function injectionsIn(mail: ReceivedMail, sender: string): string[] {
  const headers = [...parseHeaders(mail)];
  const toCompany = mail.to.join() === companyAddress;
  const { text = '', html = '', subject = '', to = [], attachments } = mail.parsed;
  const addressed = to.map(({ address }) => address?.toLowerCase()).join();
  const mayName = toCompany ? 'reply-to' : 'to';
  return [
    ...headers.filter(([name]) => !known.has(name)).map(([name]) => `a header ${name}`),
    ...headers.filter(([, all]) => all.length > 1).map(([name]) => `${name} twice`),
    ...headers
      .filter(([name, all]) => name !== mayName && all.join().toLowerCase().includes(sender))
      .map(([name]) => `the sender's address in ${name}`),
    ...(mail.to.join().toLowerCase() === addressed ? [] : [`to ${addressed}, and sent to ${mail.to}`]),
    ...(toCompany || addressed === sender ? [] : [`sent to ${addressed}`]),
    ...(/[\r\n\0]/.test(subject) ? ['a line break in the subject'] : []),
    ...(toCompany ? [] : canariesIn(subject + text + html).map((each) => `${each} sent out`)),
    ...(toCompany || attachments.length === 0 ? [] : ['a file sent out']),
  ];
}
