import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCompanyMail } from '#server/outbox/mail/company-mail.ts';
import { createMailer } from '#server/outbox/mail/mailer.ts';
import { sanitizeHeader, toAttachmentName } from '#server/outbox/mail/sanitize-header.ts';
import {
  createDeliveryHarness,
  type DeliveryHarness,
  fastTimings,
  strings,
} from '#tests/support/outbox/delivery-harness.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '#tests/support/outbox/mail-server.ts';

const expectedHeaders = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
  'x-auto-response-suppress',
];

/** Sends the company's mail about a message whose sender entered a name. */
async function sendFrom(
  name: string,
  { harness, mail }: { harness: DeliveryHarness; mail: MailServer },
): Promise<ReceivedMail> {
  const settings = {
    url: mail.url,
    isTlsRequired: false,
    from: 'Web <web@fjellkode.example>',
    to: 'leads@fjellkode.example',
  };
  const notification = {
    id: 'd3b0',
    reference: '7K3M-Q9XA-2BCD',
    kind: 'message' as const,
    language: 'en' as const,
    receivedAt: harness.currentTime,
    fields: { fullName: name, email: 'sender@example.org', message: 'Hello' },
  };
  const before = mail.mails.length;
  await createMailer(settings, fastTimings.mail).send(
    buildCompanyMail(notification, settings.to, strings, harness.store),
    new AbortController().signal,
  );
  return mail.mails[before] as ReceivedMail;
}

/** Expects the right recipients and no additional header. */
function expectUnaltered({ from, to, parsed, raw }: ReceivedMail): void {
  expect({ from, to }).toEqual({ from: 'web@fjellkode.example', to: ['leads@fjellkode.example'] });
  expect(parsed.headers.map(({ key }) => key).sort()).toEqual(expectedHeaders);
  expect(parsed.to).toEqual([{ name: '', address: 'leads@fjellkode.example' }]);
  expect(parsed.from).toEqual({ name: 'Web', address: 'web@fjellkode.example' });
  expect(parsed.replyTo?.map((address) => 'address' in address && address.address)).toEqual([
    'sender@example.org',
  ]);
  const [head = ''] = raw.split('\r\n\r\n');
  expect(head).not.toMatch(/[^\x20-\x7e\r\n]|\r(?!\n)|(?<!\r)\n/);
  const others = head.split(/\r\n(?! )/).filter((line) => !/^reply-to:/i.test(line));
  expect(others.join('\n')).not.toContain('sender@example.org');
}

describe('a name adds nothing to the headers', () => {
  test.each([
    ['line breaks', 'Eve\r\nBcc: all@example.org\r\n\r\nBuy'],
    ['line separators of Unicode', 'Eve\u2028Bcc: all@example.org\u2029\u0085\u000b\u000cX'],
    ['an encoded word', '=?utf-8?Q?Eve=0D=0ABcc:_all@example.org?='],
    ['commas and brackets', 'Eve, <all@example.org>, other@example.org'],
    ['quotes and backslashes', 'Eve "the" \\" <x> \\'],
    ['a group', 'all: a@example.org, b@example.org;'],
    ['comments', 'Eve (a@example.org)'],
    ["the sender's address", 'sender@example.org'],
    ['invisible characters', '\u200b\u202e\u2066'],
    ['a reversal of the text direction', 'Eve \u202egpj.exe'],
    ['placeholders of templates', '{{reference}} $t(shell:menu) %s'],
    ['a hundred wide characters', '😀'.repeat(100)],
    ['a hundred Chinese characters', '山'.repeat(100)],
  ])('%s', async (_, name) => {
    await using mail = await startMailServer();
    await using harness = await createDeliveryHarness();
    const received = await sendFrom(name, { harness, mail });
    expectUnaltered(received);
    expect(received.parsed.subject).toContain('(7K3M-Q9XA-2BCD)');
    expect(received.parsed.subject).not.toMatch(/@|\p{Bidi_Control}/u);
  });

  test('random characters', async () => {
    await using mail = await startMailServer();
    await using harness = await createDeliveryHarness();
    const character = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
      fc.constantFrom(
        '\r',
        '\n',
        '\r\n',
        '\t',
        '"',
        '<',
        '>',
        ',',
        ';',
        ':',
        '@',
        '=?',
        '?=',
        '\\',
        '(',
        ')',
      ),
    );
    const name = fc.array(character, { minLength: 1, maxLength: 40 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(name, async (text) => expectUnaltered(await sendFrom(text, { harness, mail }))),
      { numRuns: 25 },
    );
  });
});

test('a name in a subject is readable and shortened', () => {
  expect(sanitizeHeader(' Kari\t \n Nordmann ', 60)).toBe('Kari Nordmann');
  expect(sanitizeHeader('محمد علی‌رضا', 60)).toBe('محمد علی‌رضا');
  expect(sanitizeHeader('a'.repeat(61), 60)).toBe(`${'a'.repeat(59)}…`);
  expect(sanitizeHeader('😀'.repeat(60), 60)).toBe('😀'.repeat(60));
});

test.each([
  ['CV.pdf', 'CV.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\Ada\\My CV.PDF', 'My CV.pdf'],
  ['cv.exe', 'cv.exe.pdf'],
  ['.pdf', 'cv.pdf'],
  ['', 'cv.pdf'],
  ['...', 'cv.pdf'],
  ['a\r\nContent-Type: text/html;x="y".pdf', 'html x= y.pdf'],
  ['Ada\u202efdp.exe.pdf', 'Adafdp.exe.pdf'],
  ['Åse Ødegård – søknad.pdf', 'Åse Ødegård – søknad.pdf'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(80)}.pdf`],
])('a file named %j is attached as %j', (name, attached) => {
  expect(toAttachmentName(name, 'pdf')).toBe(attached);
});
