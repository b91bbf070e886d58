/** Checks of the mail server, of DNS and of the addresses that the server calls, against servers on this machine. */
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkEndpoints } from '#server/doctor/endpoints.ts';
import { checkMail } from '#server/doctor/mail.ts';
import { checkMailDns } from '#server/doctor/mail-dns.ts';
import { checkScanner } from '#server/doctor/scanner.ts';
import { type Certificate, createCertificate } from '#tests/support/certificate.ts';
import { startDnsServer } from '#tests/support/dns-server.ts';
import { startMailServer, startRawServer } from '#tests/support/outbox/mail-server.ts';
import { startWebhookServer } from '#tests/support/outbox/webhook-server.ts';
import { startClamdServer } from '#tests/support/server/clamd-server.ts';
import { runCheck, toLines } from '#tests/support/server/doctor.ts';

let trusted: Certificate;
let expiring: Certificate;
beforeAll(async () => {
  trusted = await createCertificate({ days: 90 });
  expiring = await createCertificate({ days: 5 });
  tls.setDefaultCACertificates([...tls.getCACertificates(), trusted.cert, expiring.cert]);
});

describe('the mail server', () => {
  const check = (url: string, variables: Record<string, string> = {}) =>
    runCheck(checkMail, {
      SMTP_URL: url,
      MAIL_FROM: 'web@example.no',
      MAIL_TO: 'leads@example.no',
      ...variables,
    }).then(toLines);

  async function startTlsServer(options: SMTPServerOptions) {
    const server = new SMTPServer({
      disableReverseLookup: true,
      closeTimeout: 50,
      onAuth: ({ username, password }, _session, done) =>
        password === 'right' ? done(null, { user: username }) : done(new Error('Wrong password')),
      ...options,
    });
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    return { port, [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)) };
  }

  test('is fine with TLS, a valid certificate and the right password', async () => {
    await using server = await startTlsServer({ ...trusted });
    expect(await check(`smtp://user:right@localhost:${server.port}?requireTLS=true`)).toEqual([
      `ok: The mail server localhost:${server.port} accepts the user name and password.`,
      `ok: The mail server localhost:${server.port} has a certificate that is valid for 89 days.`,
    ]);
  });

  test('is a problem with a wrong password', async () => {
    await using server = await startTlsServer({ ...trusted });
    expect(await check(`smtp://user:wrong@localhost:${server.port}`)).toEqual([
      `problem: The mail server localhost:${server.port} refuses the user name or password (reply 535).`,
    ]);
  });

  test('is a problem with a self-signed certificate, and reported with one that expires soon', async () => {
    await using foreign = await startTlsServer({ ...(await createCertificate({ days: 90 })), secure: true });
    expect(await check(`smtps://user:right@localhost:${foreign.port}`)).toEqual([
      expect.stringMatching(/^problem: .* its certificate is self-signed/),
    ]);
    await using short = await startTlsServer({ ...expiring, secure: true });
    expect(await check(`smtps://user:right@localhost:${short.port}`)).toContainEqual(
      expect.stringMatching(/^warning: .* expires in 4 days\.$/),
    );
  });

  test('is a problem if it offers no TLS where TLS is required', async () => {
    await using server = await startMailServer();
    // The parameter stands for a server on another machine.
    expect(await check(`${server.url}?requireTLS=true`)).toEqual([
      expect.stringMatching(/^problem: .* offers no TLS, .* No mail is sent\.$/),
    ]);
    expect(await check(server.url)).toEqual([expect.stringMatching(/^ok: .* SMTP_URL has no user name\.$/)]);
    expect(server.mails).toEqual([]);
    expect(server.recipients).toEqual([]);
  });

  test('is a problem if nothing listens, nothing is said, or the greeting is a refusal', async () => {
    expect(await check('smtp://127.0.0.1:9')).toEqual([
      'problem: The mail server 127.0.0.1:9 cannot be used: nothing listens there (ECONNREFUSED).',
    ]);
    await using silent = await startRawServer(() => undefined);
    const lines = await runCheck(
      checkMail,
      { SMTP_URL: silent.url, MAIL_FROM: 'web@example.no', MAIL_TO: 'leads@example.no' },
      { timeoutMs: 100 },
    );
    expect(toLines(lines)).toEqual([expect.stringMatching(/^problem: .* no answer in time/)]);
    await using refusing = await startRawServer((socket) => socket.end('554 Not you\r\n'));
    expect(await check(refusing.url)).toEqual([
      expect.stringMatching(/^problem: .* refuses this machine \(reply 554\)/),
    ]);
  });

  test('is skipped without SMTP_URL', async () => {
    expect(toLines(await runCheck(checkMail, {}))).toEqual(['skipped: Mail is off: SMTP_URL is not set.']);
  });
});

describe('the DNS records of mail', () => {
  const variables = {
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'Web <web@mail.example.no>',
    MAIL_TO: 'leads@example.no, Other <b@example.no>',
  };
  async function check(records: Record<string, string[]>) {
    await using server = await startDnsServer(records);
    const dns = new Resolver({ timeout: 1000, tries: 1 });
    dns.setServers([server.address]);
    return toLines(await runCheck(checkMailDns, variables, { dns }));
  }

  test('are fine with MX, SPF and DMARC', async () => {
    expect(
      await check({
        'MX example.no': ['mx.example.no'],
        'TXT mail.example.no': ['another record', 'v=spf1 include:provider.example -all'],
        'TXT _dmarc.example.no': ['v=DMARC1; p=quarantine'],
      }),
    ).toEqual([
      'ok: example.no of MAIL_TO receives mail (MX).',
      'ok: mail.example.no of MAIL_FROM has an SPF record.',
      'ok: mail.example.no of MAIL_FROM has a DMARC record.',
    ]);
  });

  test('are reported where they are missing or doubled', async () => {
    expect(await check({ 'TXT mail.example.no': ['v=spf1 -all', 'v=spf1 +all'] })).toEqual([
      'problem: example.no of MAIL_TO has no mail server (MX), so nobody would get the mails.',
      'problem: mail.example.no of MAIL_FROM has 2 SPF records, so receivers ignore all of them.',
      'warning: mail.example.no of MAIL_FROM has no DMARC record, so mails may be taken for spam.',
    ]);
    expect(await check({ 'MX example.no': ['mx.example.no'] })).toContainEqual(
      'warning: mail.example.no of MAIL_FROM has no SPF record, so mails may be taken for spam.',
    );
  });

  test('are skipped without an answer from DNS', async () => {
    const dns = new Resolver({ timeout: 50, tries: 1 });
    dns.setServers(['127.0.0.1:9']);
    const diagnoses = await runCheck(checkMailDns, variables, { dns });
    expect(diagnoses.map(({ status }) => status)).toEqual(['skipped', 'skipped', 'skipped']);
  });
});

describe('the addresses that the server calls', () => {
  const secret = { WEBHOOK_SECRET: Buffer.alloc(24).toString('base64') };

  test('are fine if they accept connections, and get no request', async () => {
    await using webhook = await startWebhookServer();
    const lines = toLines(await runCheck(checkEndpoints, { WEBHOOK_URL: webhook.url, ...secret }));
    const { host } = new URL(webhook.url);
    expect(lines).toEqual([
      `ok: WEBHOOK_URL (${host}) accepts connections.`,
      'skipped: ALARM_URL is not set.',
      'skipped: HEARTBEAT_URL is not set.',
    ]);
    expect(webhook.calls).toEqual([]);
  });

  test('are a problem if nothing listens, or the certificate is not accepted', async () => {
    const foreign = createServer(await createCertificate({ days: 90 })).listen(0, '127.0.0.1');
    await once(foreign, 'listening');
    const { port } = foreign.address() as AddressInfo;
    const lines = toLines(
      await runCheck(checkEndpoints, {
        ALARM_URL: 'https://localhost:9/alarm',
        HEARTBEAT_URL: `https://localhost:${port}/`,
      }),
    );
    expect(lines).toEqual([
      'skipped: WEBHOOK_URL is not set.',
      'problem: ALARM_URL (localhost:9) cannot be reached: nothing listens there (ECONNREFUSED).',
      `problem: HEARTBEAT_URL (localhost:${port}) cannot be reached: its certificate is self-signed (DEPTH_ZERO_SELF_SIGNED_CERT).`,
    ]);
    foreign.close();
  });

  test('are checked for the validity of their certificates', async () => {
    const server = createServer(trusted).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(toLines(await runCheck(checkEndpoints, { ALARM_URL: `https://localhost:${port}/` }))).toContain(
      `ok: ALARM_URL (localhost:${port}) has a certificate that is valid for 89 days.`,
    );
    server.close();
  });
});

describe('the scanner of CVs', () => {
  const check = (address: string) => runCheck(checkScanner, { CLAMD_ADDRESS: address }).then(toLines);

  test('is fine if clamd answers, and gets no file', async () => {
    await using clamd = await startClamdServer();
    expect(await check(clamd.address)).toEqual([`ok: clamd answers at ${clamd.address}.`]);
    expect(clamd.files).toEqual([]);
  });

  test('is a problem if nothing listens, or another program answers', async () => {
    expect(await check('127.0.0.1:9')).toEqual([
      'problem: clamd cannot be used at 127.0.0.1:9: nothing listens there (ECONNREFUSED).',
    ]);
    expect(await check('unix:/missing/clamd.ctl')).toEqual([
      'problem: clamd cannot be used at unix:/missing/clamd.ctl: there is no such socket (ENOENT).',
    ]);
    await using other = await startRawServer((socket) => socket.end('220 ready\0'));
    expect(await check(new URL(other.url).host)).toEqual([
      expect.stringMatching(/^problem: .* Another program than clamd answers\.$/),
    ]);
  });

  test('is skipped without CLAMD_ADDRESS', async () => {
    expect(toLines(await runCheck(checkScanner, {}))).toEqual([
      'skipped: CVs are not scanned: CLAMD_ADDRESS is not set.',
    ]);
  });
});
