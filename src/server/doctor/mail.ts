/** Checks the mail server by connecting and logging in, without sending a mail. */
import tls from 'node:tls';
import nodemailer from 'nodemailer';
import { type Environment, EnvironmentError } from '#config/environment.ts';
import { readOutboxConfiguration } from '../outbox/configuration.ts';
import { createSmtpTransport, type MailSettings } from '../outbox/mail/mailer.ts';
import { checkValidity, describeNetworkError, isLoopback } from './connection.ts';
import { type Diagnosis, type DoctorCheck, ok, problem, skipped, warning } from './diagnosis.ts';

export const checkMail: DoctorCheck = async ({ environment, timeoutMs, now }) => {
  if (!environment.smtpUrl) return [skipped('Mail is off: SMTP_URL is not set.')];
  const mail = readMailSettings(environment);
  if (!mail) return [skipped('The environment has to be valid first.')];
  const { hostname, host, username } = new URL(mail.url);
  const server = `The mail server ${host}`;
  const smtp = createSmtpTransport(mail, { connectMs: timeoutMs, greetingMs: timeoutMs, idleMs: timeoutMs });
  let validUntil: number | undefined;
  smtp.options.tls = {
    ...smtp.options.tls,
    // The client calls this for a certificate of a known authority.
    checkServerIdentity: (name: string, certificate: tls.PeerCertificate) => {
      validUntil = Date.parse(certificate.valid_to);
      return tls.checkServerIdentity(name, certificate);
    },
  };
  const transport = nodemailer.createTransport(smtp);
  try {
    await transport.verify();
  } catch (error) {
    return [describeMailError(server, error)];
  } finally {
    transport.close();
  }
  const diagnoses: Diagnosis[] = [
    ok(
      username
        ? `${server} accepts the user name and password.`
        : `${server} answers. SMTP_URL has no user name.`,
    ),
  ];
  if (validUntil !== undefined) diagnoses.push(checkValidity(server, validUntil, now()));
  else if (!isLoopback(hostname))
    diagnoses.push(
      warning(
        `${server} is used without TLS, or without a check of its certificate.`,
        'Leave SMTP_TLS unset, and remove parameters of TLS from SMTP_URL.',
      ),
    );
  return diagnoses;
};

/** @returns undefined if the environment is invalid, which the check of the environment reports. */
function readMailSettings(environment: Environment): MailSettings | undefined {
  try {
    return readOutboxConfiguration(environment).mail;
  } catch (error) {
    if (error instanceof EnvironmentError) return undefined;
    throw error;
  }
}

function describeMailError(server: string, error: unknown): Diagnosis {
  const { code = '', responseCode } = error as { code?: string; responseCode?: number };
  const reply = responseCode === undefined ? '' : ` (reply ${responseCode})`;
  if (code === 'EAUTH')
    return problem(
      `${server} refuses the user name or password${reply}.`,
      'Correct them in SMTP_URL. Special characters are written as %40 for @, %3A for a colon, %2F for a slash.',
    );
  if (code === 'ETLS' && /STARTTLS/.test((error as Error).message))
    return problem(
      `${server} offers no TLS, so mail and password would cross the network unencrypted. No mail is sent.`,
      'Use a mail server with TLS (smtps:// or STARTTLS), or set SMTP_TLS=optional if the network is your own.',
    );
  if (responseCode !== undefined)
    return problem(`${server} refuses this machine${reply}.`, 'Ask the operator of the mail server.');
  return problem(
    `${server} cannot be used: ${describeNetworkError(error)}.`,
    'Correct SMTP_URL, or let the firewall admit connections to this host and port.',
  );
}
