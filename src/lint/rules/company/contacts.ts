import type { Company } from '#content/company.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding } from '#pipeline/finding.ts';
import type { Rule } from '../../rule.ts';

/** Reports uses of email addresses that company.yaml does not have. */
export const contacts: Rule = {
  docs: {
    'company/contact': {
      description: 'The text shows an email address for a purpose that company.yaml does not have.',
      rationale: 'Visitors would see a sentence without the address.',
      incorrect: 'Write to <Email for="privcy" />.',
      correct: 'Write to <Email for="privacy" />.',
    },
  },
  checkContent: ({ content, siteWithInvalid }) =>
    content.hasValidCompany
      ? siteWithInvalid.documents.flatMap((document) => checkEmails(document, content.company.contacts))
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
