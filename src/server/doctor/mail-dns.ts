/** Checks the DNS records that decide whether mails arrive: MX of the receivers, SPF and DMARC of the sender. */
import addressparser from 'nodemailer/lib/addressparser';
import {
  type Diagnosis,
  type DoctorCheck,
  type DoctorContext,
  ok,
  problem,
  skipped,
  warning,
} from './diagnosis.ts';

type Resolver = DoctorContext['dns'];

export const checkMailDns: DoctorCheck = async ({ environment: { smtpUrl, mailFrom, mailTo }, dns }) => {
  if (!smtpUrl || !mailFrom || !mailTo) return [skipped('Mail is off: SMTP_URL is not set.')];
  const receivers = [...new Set(listDomains(mailTo))];
  const [sender = ''] = listDomains(mailFrom);
  return (
    await Promise.all([
      ...receivers.map((domain) => checkReceiver(dns, domain)),
      checkSpf(dns, sender),
      checkDmarc(dns, sender),
    ])
  ).flat();
};

const listDomains = (header: string): string[] =>
  addressparser(header, { flatten: true }).map(({ address }) => address.slice(address.lastIndexOf('@') + 1));

/** Error codes of DNS that mean that there is no such record. */
const noRecordCodes = ['ENODATA', 'ENOTFOUND'];

/** Looks up records. @returns an empty list if there are none, undefined if DNS did not answer. */
async function lookUp<T>(query: () => Promise<T[]>): Promise<T[] | undefined> {
  try {
    return await query();
  } catch (error) {
    return noRecordCodes.includes((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined;
  }
}

const buildUnanswered = (record: string, domain: string): Diagnosis =>
  skipped(`The ${record} of ${domain} could not be looked up: no answer from DNS.`);

async function checkReceiver(dns: Resolver, domain: string): Promise<Diagnosis> {
  const servers = await lookUp(() => dns.resolveMx(domain));
  if (!servers) return buildUnanswered('mail server (MX)', domain);
  if (servers.some(({ exchange }) => exchange !== '' && exchange !== '.'))
    return ok(`${domain} of MAIL_TO receives mail (MX).`);
  return problem(
    `${domain} of MAIL_TO has no mail server (MX), so nobody would get the mails.`,
    'Correct MAIL_TO, or the DNS records of the domain.',
  );
}

const readTexts = (dns: Resolver, name: string, pattern: RegExp) =>
  lookUp(async () =>
    (await dns.resolveTxt(name)).map((parts) => parts.join('')).filter((text) => pattern.test(text)),
  );

async function checkSpf(dns: Resolver, domain: string): Promise<Diagnosis> {
  const records = await readTexts(dns, domain, /^v=spf1(?:\s|$)/i);
  if (!records) return buildUnanswered('SPF record', domain);
  if (records.length === 0)
    return warning(
      `${domain} of MAIL_FROM has no SPF record, so mails may be taken for spam.`,
      'Add a TXT record that names the mail server, such as v=spf1 include:PROVIDER -all.',
    );
  if (records.length > 1)
    return problem(
      `${domain} of MAIL_FROM has ${records.length} SPF records, so receivers ignore all of them.`,
      'Merge them into one TXT record.',
    );
  return ok(`${domain} of MAIL_FROM has an SPF record.`);
}

/** Checks the domain and, like receivers of mail, the domains above it. */
async function checkDmarc(dns: Resolver, domain: string): Promise<Diagnosis> {
  const labels = domain.split('.');
  for (let first = 0; first === 0 || first <= labels.length - 2; first++) {
    const records = await readTexts(dns, `_dmarc.${labels.slice(first).join('.')}`, /^v=DMARC1/i);
    if (!records) return buildUnanswered('DMARC record', domain);
    if (records.length > 0) return ok(`${domain} of MAIL_FROM has a DMARC record.`);
  }
  return warning(
    `${domain} of MAIL_FROM has no DMARC record, so mails may be taken for spam.`,
    'Add a TXT record at _dmarc, such as v=DMARC1; p=quarantine.',
  );
}
