/** The style guide: lists of the owner that texts are compared with. It is plain data, so that workers can receive it. */
import type { CompanyFacts } from '#content/facts.ts';
import { emptyTerms, type Terms } from '#content/terms.ts';
import { type ContentFiles, hashText } from '#pipeline/read/content-folder.ts';
import { parseFacts } from '#pipeline/validate/facts.ts';
import { parseTerms } from '#pipeline/validate/terms.ts';

export interface StyleGuide {
  facts: CompanyFacts;
  terms: Terms;
  /** Changes with the files. Results of checks depend on it. */
  version: string;
}

export const emptyStyleGuide: StyleGuide = { facts: {}, terms: emptyTerms, version: '' };

/** Parses the style guide of a content folder. A list with errors counts as empty; the pipeline reports the errors. */
export function parseStyleGuide({ facts, terms }: Pick<ContentFiles, 'facts' | 'terms'>): StyleGuide {
  if (!facts && !terms) return emptyStyleGuide;
  return {
    facts: parseFacts(facts).facts,
    terms: parseTerms(terms).terms,
    version: hashText(`${facts?.text}\0${terms?.text}`),
  };
}
