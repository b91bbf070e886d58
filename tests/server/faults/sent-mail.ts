/** What a mail must be, whatever the sender of a form has written. */
import PostalMime from 'postal-mime';
import { canariesIn } from './canaries.ts';
import type { Mail } from './mail-peer.ts';

/** The headers that the website writes. */
const known = new Set(
  `from to reply-to subject message-id date mime-version content-type content-transfer-encoding
   auto-submitted x-auto-response-suppress`.split(/\s+/),
);

/** Takes a mail's headers apart as a mail server does, without decoding anything. */
export function headersOf({ raw }: Mail): Map<string, string[]> {
  const text = raw.toString('latin1');
  const values = new Map<string, string[]>();
  for (const line of text
    .slice(0, text.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n')) {
    const [, name = line, value = ''] = /^([^:]+):\s*(.*)$/s.exec(line) ?? [];
    values.set(name.toLowerCase(), [...(values.get(name.toLowerCase()) ?? []), value]);
  }
  return values;
}

/**
 * Looks for what an injection leaves behind.
 * @param company where announcements go.
 * @param sender address of whoever filled in the form, in lower case.
 * @returns what is wrong, in words.
 */
export async function injectionsIn(mail: Mail, company: string, sender: string): Promise<string[]> {
  const headers = [...headersOf(mail)];
  const toCompany = mail.to.join() === company;
  const { text = '', html = '', subject = '', to = [], attachments } = await PostalMime.parse(mail.raw);
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
