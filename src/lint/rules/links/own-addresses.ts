/** Finds misspelt web and email addresses of the company itself. */
import { distance } from 'fastest-levenshtein';
import type { Company } from '#content/company.ts';

export interface OwnAddresses {
  emails: readonly string[];
  /** Hosts of the email addresses and of the website, without `www.`. */
  domains: ReadonlySet<string>;
  /** Origin of the website; undefined on a computer of a writer, whose address nobody else knows. */
  origin?: string | undefined;
}

export const noOwnAddresses: OwnAddresses = { emails: [], domains: new Set() };

/** Returns the company's email addresses, each once. */
export const getOwnEmails = ({ contacts }: Pick<Company, 'contacts'>): string[] => [
  ...new Set(Object.values(contacts).flatMap((contact) => contact?.address ?? [])),
];

/** Returns the domains of email addresses. */
export const getEmailDomains = (emails: readonly string[]): Set<string> =>
  new Set(emails.map((address) => address.slice(address.indexOf('@') + 1).toLowerCase()));

/**
 * Returns the addresses of the company itself. The address of a site on a writer's computer is not among them.
 * @param siteUrl origin of the published site.
 */
export function getOwnAddresses(company: Company, siteUrl: string | undefined): OwnAddresses {
  const emails = getOwnEmails(company);
  const site = siteUrl === undefined ? null : URL.parse(siteUrl);
  const isPublic = site !== null && /\.[a-z]{2,}$/i.test(site.hostname);
  return {
    emails,
    domains: new Set([
      ...getEmailDomains(emails),
      ...(isPublic ? [site.hostname.replace(/^www\./, '')] : []),
    ]),
    ...(isPublic && { origin: site.origin }),
  };
}

/** Letters of a name in which two may differ; in a shorter one only one may, and in a very short one none. */
const lettersForTwoEdits = 8;
const minLetters = 5;

/** Returns the company's own domain that a host is nearly: another ending, or a letter or two that differ. */
export function findNearMiss(host: string, domains: ReadonlySet<string>): string | undefined {
  const domain = host.toLowerCase().replace(/^www\./, '');
  const isOwn = [...domains].some((own) => domain === own || domain.endsWith(`.${own}`));
  if (isOwn) return undefined;
  const similar = [...domains].filter((own) => {
    const [name = '', ownName = ''] = [domain, own].map((text) => text.slice(0, text.lastIndexOf('.')));
    return isSimilar(name, ownName);
  });
  return similar.sort((a, b) => distance(domain, a) - distance(domain, b))[0];
}

/** Returns the address of the company that an email address is nearly. Colleagues have addresses of the same domain. */
export function findOwnEmailTypo(
  address: string,
  { emails, domains }: Pick<OwnAddresses, 'emails' | 'domains'>,
): string | undefined {
  const [name = '', host = ''] = address.toLowerCase().split('@');
  const domain = domains.has(host) ? host : findNearMiss(host, domains);
  if (domain === undefined) return undefined;
  const own = emails.map((email) => email.toLowerCase().split('@') as [string, string]);
  const isOwn = own.some(([ownName, ownHost]) => ownName === name && ownHost === domain);
  const meant = isOwn
    ? name
    : own.find(([ownName, ownHost]) => ownHost === domain && isSimilar(name, ownName))?.[0];
  if (meant === undefined) return domain === host ? undefined : `${name}@${domain}`;
  return domain === host && meant === name ? undefined : `${meant}@${domain}`;
}

const isSimilar = (name: string, ownName: string): boolean =>
  ownName.length >= minLetters && distance(name, ownName) <= (ownName.length >= lettersForTwoEdits ? 2 : 1);
