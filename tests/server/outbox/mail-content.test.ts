import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import {
  createDeliveryHarness,
  type DeliveryHarness,
  eventually,
} from '#tests/support/outbox/delivery-harness.ts';
import { type MailServer, startMailServer } from '#tests/support/outbox/mail-server.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

const leads = 'leads@fjellkode.example';

/** Delivers the outbox and waits for the mails. */
async function deliverMails(harness: DeliveryHarness, mail: MailServer, count: number) {
  const outbox = harness.createOutbox({ environment: { smtpUrl: mail.url } });
  outbox.start();
  await eventually(() => expect(mail.mails).toHaveLength(count));
  const findMailTo = (address: string) => {
    const [mailToAddress] = mail.mails.filter(({ to }) => to.includes(address));
    if (!mailToAddress) throw new Error(`Nothing was sent to ${address}.`);
    return mailToAddress;
  };
  return { company: findMailTo(leads), findMailTo };
}

const mailChannels = ['company-mail', 'acknowledgement'] as const;

const expected: Record<
  Language,
  { subject: string; labels: RegExp; thanks: string; acknowledgementSubject: string }
> = {
  en: {
    subject: 'Enquiry from Kari Nordmann: Mobile app',
    labels:
      /Full name: Kari Nordmann\n.*Project type: Mobile app\n.*Received: 21 July 2026 at 14:30:00 CEST/s,
    thanks: 'Thank you for your enquiry.',
    acknowledgementSubject: 'We have received your enquiry',
  },
  no: {
    subject: 'Henvendelse fra Kari Nordmann: Mobilapp',
    labels:
      /Fullt navn: Kari Nordmann\n.*Type prosjekt: Mobilapp\n.*Mottatt: 21. juli 2026 kl. 14:30:00 CEST/s,
    thanks: 'Takk for henvendelsen.',
    acknowledgementSubject: 'Vi har mottatt henvendelsen din',
  },
};

describe.each(['en', 'no'] as const)('in %s', (language) => {
  test('the mail to the company has every field with its label and replies go to the sender', async () => {
    await using mail = await startMailServer();
    await using harness = await createDeliveryHarness();
    harness.currentTime = Date.parse('2026-07-21T12:30:00Z');
    const reference = await harness.submit('enquiry', { language, channels: mailChannels });
    const { company } = await deliverMails(harness, mail, 2);
    const { parsed } = company;
    expect(parsed.subject).toBe(`${expected[language].subject} (${reference})`);
    expect(parsed.from).toEqual({ name: 'Fjellkode', address: 'web@fjellkode.example' });
    expect(parsed.to).toEqual([{ name: '', address: leads }]);
    expect(parsed.replyTo).toEqual([{ name: 'Kari Nordmann', address: 'kari@example.no' }]);
    expect(parsed.date).toBe('2026-07-21T12:30:00.000Z');
    expect(parsed.messageId).toBe(`<${(await harness.readDelivery('company-mail')).id}@fjellkode.example>`);
    for (const text of ['+4712345678', 'kari@example.no', reference]) {
      expect(parsed.text).toContain(text);
      expect(parsed.html).toContain(text);
    }
    expect(parsed.text).toMatch(expected[language].labels);
    expect(parsed.text).toContain('En app for turer.\n\nMed <b>kart</b> & vær.');
    expect(parsed.html).toContain('En app for turer.<br/><br/>Med &lt;b&gt;kart&lt;/b&gt; &amp; vær.');
    expect(parsed.html).toContain(`lang="${language === 'no' ? 'nb-NO' : 'en-GB'}"`);
  });

  test('the acknowledgement is in the language of the form and repeats nothing that was entered', async () => {
    await using mail = await startMailServer();
    await using harness = await createDeliveryHarness();
    const spam = 'BUY-NOW http://spam.example <a href="http://spam.example">now</a>';
    const fields = {
      name: spam,
      email: 'victim@example.org',
      mobile: '+4799999999',
      service: 'mobile-app',
      description: spam,
    };
    const reference = await harness.submit('enquiry', { language, fields, channels: mailChannels });
    const { findMailTo } = await deliverMails(harness, mail, 2);
    const { parsed, raw, from } = findMailTo('victim@example.org');
    expect(from).toBe('web@fjellkode.example');
    expect(parsed.subject).toBe(`${expected[language].acknowledgementSubject} (${reference})`);
    expect(parsed.to).toEqual([{ name: '', address: 'victim@example.org' }]);
    expect(parsed.replyTo).toEqual([{ name: '', address: leads }]);
    expect(parsed.headers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
        expect.objectContaining({ key: 'x-auto-response-suppress', value: 'All' }),
      ]),
    );
    for (const text of [parsed.text, parsed.html]) {
      expect(text).toContain(expected[language].thanks);
      expect(text).toContain(reference);
      expect(text).toContain('Fjellkode');
    }
    const everything = [raw, parsed.text, parsed.html, parsed.subject].join('\n');
    expect(everything).not.toMatch(/BUY|spam|http|99999999/i);
    expect(everything.split('victim@')).toHaveLength(2);
  });
});

describe.each(storages)('on $name', (kind) => {
  test('the mail of an application has the CV attached, byte for byte', async () => {
    await using mail = await startMailServer();
    await using harness = await createDeliveryHarness(kind);
    const bytes = randomBytes(700_001);
    const cv = { name: '..\\Søknad\\Min "CV" 2026.PDF', type: 'application/pdf', bytes };
    await harness.submit('application', { cv, channels: ['company-mail'] });
    const { company } = await deliverMails(harness, mail, 1);
    const [file, ...others] = company.parsed.attachments;
    expect(others).toEqual([]);
    expect(file).toMatchObject({ filename: 'Min CV 2026.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(file?.content as ArrayBuffer).equals(bytes)).toBe(true);
    expect(company.parsed.text).toContain('CV: Min CV 2026.pdf (700 kB), attached');
  });
});

test('subjects name the kind of submission', async () => {
  await using mail = await startMailServer();
  await using harness = await createDeliveryHarness();
  const message = await harness.submit('message', { channels: mailChannels });
  const application = await harness.submit('application', { language: 'no', channels: mailChannels });
  await deliverMails(harness, mail, 4);
  expect(mail.mails.map(({ parsed }) => parsed.subject).sort()).toEqual(
    [
      `Message from Ola Nordmann (${message})`,
      `We have received your message (${message})`,
      `Søknad fra Ada Example (${application})`,
      `Vi har mottatt søknaden din (${application})`,
    ].sort(),
  );
});

test('every address of MAIL_TO gets the mail', async () => {
  await using mail = await startMailServer();
  await using harness = await createDeliveryHarness();
  await harness.submit('message', { channels: ['company-mail'] });
  const mailTo = 'Sales <sales@fjellkode.example>, leads@fjellkode.example';
  const outbox = harness.createOutbox({ environment: { smtpUrl: mail.url, mailTo } });
  outbox.start();
  await eventually(() => expect(mail.mails).toHaveLength(1));
  expect(mail.mails[0]?.to).toEqual(['sales@fjellkode.example', leads]);
  expect(mail.mails[0]?.parsed.to).toEqual([
    { name: 'Sales', address: 'sales@fjellkode.example' },
    { name: '', address: leads },
  ]);
});
