import type { Company } from '#content/company.ts';
import { languages } from '#i18n/languages.ts';
import { error, type Finding, warning } from '#pipeline/finding.ts';
import type { FieldPath } from '#pipeline/parse/yaml/locator.ts';
import { companyFile as fileName } from '#pipeline/read/file-names.ts';
import type { ContentContext, Rule } from '../../rule.ts';
import { findNearMiss } from '../links/own-addresses.ts';

const buildExample = (office: string, privacy = 'privacy@fjellkode.example'): string =>
  `contacts: { general: hello@fjellkode.example, privacy: ${privacy} }\noffices: [${office}]`;
const exampleOffice = '{ name: { en: Oslo, no: Oslo }, phone: +47 22 33 44 55 }';

/** Reports email addresses, telephone numbers, postcodes and names of offices that have the right form and are still wrong. */
export const companyValues: Rule = {
  docs: {
    'company/doubtful': {
      description:
        'An email address has nearly the domain of the others, a postcode does not have 4 digits, or two offices have one name.',
      rationale:
        'Mail goes to another company, a letter comes back, and visitors cannot tell the offices apart.',
      example: 'company.yaml',
      incorrect: buildExample(exampleOffice, 'privacy@fjelkode.example'),
      correct: buildExample(exampleOffice),
    },
    'company/phone': {
      description: 'A Norwegian telephone number does not have 8 digits after +47.',
      rationale: 'Visitors could not call the office.',
      example: 'company.yaml',
      incorrect: buildExample(exampleOffice.replace(' 55', ' 5')),
      correct: buildExample(exampleOffice),
    },
  },
  checkContent: ({ content: { company, locateInCompany } }) =>
    locateInCompany
      ? [...checkDomains(company, locateInCompany), ...checkOffices(company, locateInCompany)]
      : [],
};

type Locate = NonNullable<ContentContext['content']['locateInCompany']>;

/** Reports the domains that are nearly one that more of the addresses have, or of two alike the later one. */
function checkDomains({ contacts }: Company, locate: Locate): Finding[] {
  const addresses = Object.entries(contacts).flatMap(([purpose, contact]) =>
    contact?.address === undefined
      ? []
      : { purpose, address: contact.address, isField: contact.sample !== undefined },
  );
  const getDomain = (address: string) => address.slice(address.indexOf('@') + 1).toLowerCase();
  const byDomain = Map.groupBy(addresses, ({ address }) => getDomain(address));
  const known = new Set<string>();
  return [...byDomain]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([domain, uses]) => {
      const meant = findNearMiss(domain, known);
      known.add(domain);
      if (meant === undefined) return [];
      return uses.map(({ purpose, address, isField }) => {
        const path: FieldPath = ['contacts', purpose, ...(isField ? ['address'] : [])];
        const correct = `${address.slice(0, address.indexOf('@'))}@${meant}`;
        const message = `${address} is nearly ${correct}, whose domain the other addresses have. Write ${correct}, unless you mean another domain.`;
        return warning(fileName, locate(path), 'company/doubtful', message);
      });
    });
}

const norwegianDigits = 8;

function checkOffices({ offices }: Company, locate: Locate): Finding[] {
  return offices.flatMap((office, index): Finding[] => {
    const digits = /^\+47([\d ]*)$/.exec(office.phone ?? '')?.[1]?.replaceAll(' ', '').length;
    const isWrongNumber = digits !== undefined && digits !== norwegianDigits;
    const numberMessage = `A Norwegian number has ${norwegianDigits} digits after +47, and this one has ${digits}. Compare it with the original.`;
    // The first line has the street, with the number of the house before it in some countries.
    const line = (office.address ?? []).findIndex(
      (text, position) => position > 0 && /^(?:\d{1,3}|\d{5,}) \p{Lu}/u.test(text),
    );
    const isNorwegian = office.phone == null || digits !== undefined;
    const twin = offices
      .slice(0, index)
      .find((other) => languages.some((each) => other.name[each] === office.name[each]));
    return [
      ...(isWrongNumber
        ? [error(fileName, locate(['offices', index, 'phone']), 'company/phone', numberMessage)]
        : []),
      ...(line >= 0 && isNorwegian
        ? [
            warning(
              fileName,
              locate(['offices', index, 'address', line]),
              'company/doubtful',
              `"${office.address?.[line]}" begins with a postcode, and Norwegian ones have 4 digits. Compare it with the original.`,
            ),
          ]
        : []),
      ...(twin
        ? [
            warning(
              fileName,
              locate(['offices', index, 'name']),
              'company/doubtful',
              `Another office is called "${office.name.en}", too. Add the street or the part of the town, so that visitors can tell them apart.`,
            ),
          ]
        : []),
    ];
  });
}
