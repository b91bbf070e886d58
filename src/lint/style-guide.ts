/** The style guide: lists of the owner that texts are compared with. It is plain data, so that workers can receive it. */
import type { CompanyFacts } from '#content/facts.ts';
import { emptyTerms, type Terms } from '#content/terms.ts';
import { type ContentFiles, hashText } from '#pipeline/read/content-folder.ts';
import { parseCompany } from '#pipeline/validate/company.ts';
import { parseFacts } from '#pipeline/validate/facts.ts';
import { parseTerms } from '#pipeline/validate/terms.ts';
import { getOwnEmails } from './rules/links/own-addresses.ts';

export interface StyleGuide {
  facts: CompanyFacts;
  terms: Terms;
  /** Email addresses of the company. */
  emails: readonly string[];
  /** Changes with the files. Results of checks depend on it. */
  version: string;
}

export const emptyStyleGuide: StyleGuide = { facts: {}, terms: emptyTerms, emails: [], version: '' };

/** Parses the style guide of a content folder. A list with errors counts as empty; the pipeline reports the errors. */
export function parseStyleGuide({
  facts,
  terms,
  company,
}: Pick<ContentFiles, 'facts' | 'terms' | 'company'>): StyleGuide {
  if (!facts && !terms && !company) return emptyStyleGuide;
  const emails = getOwnEmails(parseCompany(company).company);
  return {
    facts: parseFacts(facts).facts,
    terms: parseTerms(terms).terms,
    emails,
    version: hashText(`${facts?.text}\0${terms?.text}\0${emails.join(' ')}`),
  };
}
