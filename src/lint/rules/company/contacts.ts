import type { Company } from '#content/company.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, warning } from '#pipeline/finding.ts';
import type { Rule } from '../../rule.ts';

/** Reports email addresses that company.yaml does not have, and those that are written out although it has them. */
export const contacts: Rule = {
  docs: {
    'company/contact': {
      description: 'The text shows an email address for a purpose that company.yaml does not have.',
      rationale: 'Visitors would see a sentence without the address.',
      incorrect: 'Write to <Email for="privcy" />.',
      correct: 'Write to <Email for="privacy" />.',
    },
    'company/written-contact': {
      description: 'The text has an email address of company.yaml written out.',
      rationale:
        'It stays as it is when the address in company.yaml changes, so visitors write to the old one.',
      incorrect: 'Write to [hello@fjellkode.example](mailto:hello@fjellkode.example).',
      correct: 'Write to <Email for="general" />.',
    },
  },
  checkContent: ({ content, siteWithInvalid }) =>
    content.hasValidCompany
      ? siteWithInvalid.documents.flatMap((document) => [
          ...checkEmails(document, content.company.contacts),
          ...checkWrittenEmails(document, content.company.contacts),
        ])
      : [],
};

function checkEmails(
  { source, analysis }: Document,
  companyContacts: Readonly<Company['contacts']>,
): Finding[] {
  const purposes = Object.keys(companyContacts);
  return analysis.elements.flatMap(({ name, attributes }) => {
    const purpose = name === 'Email' ? attributes.find((attribute) => attribute.name === 'for') : undefined;
    if (typeof purpose?.value !== 'string' || purpose.isCode || purposes.includes(purpose.value)) return [];
    const hint =
      didYouMean(purpose.value, purposes) ||
      (purposes.length > 0 ? ` It has ${purposes.join(', ')}.` : ' It has none.');
    const message = `company.yaml has no email address for "${purpose.value}".${hint}`;
    return error(source.file, purpose.start, 'company/contact', message, { end: purpose.end });
  });
}

function checkWrittenEmails(
  { source, analysis }: Document,
  companyContacts: Readonly<Company['contacts']>,
): Finding[] {
  return analysis.links.flatMap(({ url, text = '', isBareUrl, start, end }) => {
    const address = /^mailto:([^?]+)$/i.exec(url)?.[1]?.toLowerCase();
    if (address === undefined || isBareUrl || text.trim().toLowerCase() !== address) return [];
    const purposes = Object.entries(companyContacts)
      .filter(([, contact]) => contact?.address?.toLowerCase() === address)
      .map(([purpose]) => purpose);
    // Several purposes may have one address, and the privacy policy means the one for privacy.
    const purpose = purposes.find((each) => source.file.includes(each)) ?? purposes[0];
    if (purpose === undefined) return [];
    const message = `${address} is in company.yaml, and this text does not change with it. Write <Email for="${purpose}" />`;
    return warning(source.file, start, 'company/written-contact', message, { end });
  });
}
