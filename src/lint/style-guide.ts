/** The style guide: lists of the owner that texts are compared with. It is plain data, so that workers can receive it. */
import { settings } from '#config/settings.ts';
import type { CompanyFacts } from '#content/facts.ts';
import { emptyTerms, type Terms } from '#content/text/terms.ts';
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
  /** Names of the company and of its products. */
  names: readonly string[];
  /** Changes with the files. Results of checks depend on it. */
  version: string;
}

export const emptyStyleGuide: StyleGuide = {
  facts: {},
  terms: emptyTerms,
  emails: [],
  names: [],
  version: '',
};

/** Parses the style guide of a content folder. A list with errors counts as empty; the pipeline reports the errors. */
export function parseStyleGuide({
  facts,
  terms,
  company,
  documents,
}: Pick<ContentFiles, 'facts' | 'terms' | 'company' | 'documents'>): StyleGuide {
  const names = [settings.name, ...findCaseStudyTitles(documents)];
  const emails = getOwnEmails(parseCompany(company).company);
  return {
    facts: parseFacts(facts).facts,
    terms: parseTerms(terms).terms,
    emails,
    names,
    version: hashText([facts?.text, terms?.text, ...emails, ...names].join('\0')),
  };
}

/** A longer title is a sentence rather than the name of a product. */
const maxWordsOfName = 3;

/** Finds the titles of case studies, which are names of products. Documents are not parsed yet. */
const findCaseStudyTitles = (documents: ContentFiles['documents']): string[] =>
  [
    ...new Set(
      documents
        .filter(({ kind }) => kind === 'case-study')
        .flatMap(({ text }) => /^title:[ \t]*(["']?)(\S.*?)\1[ \t]*$/m.exec(text)?.[2] ?? [])
        .filter((title) => title.split(/\s+/).length <= maxWordsOfName),
    ),
  ].sort();
