/** The style guide: lists of the owner that texts are compared with. It is plain data, so that workers can receive it. */
import type { CompanyFacts } from '#content/facts.ts';
import { type ContentFiles, hashText } from '#pipeline/read/content-folder.ts';
import { parseFacts } from '#pipeline/validate/facts.ts';

export interface StyleGuide {
  facts: CompanyFacts;
  /** Changes with the files. Results of checks depend on it. */
  version: string;
}

export const emptyStyleGuide: StyleGuide = { facts: {}, version: '' };

/** Parses the style guide of a content folder. A list with errors counts as empty; the pipeline reports the errors. */
export function parseStyleGuide({ facts }: Pick<ContentFiles, 'facts'>): StyleGuide {
  if (!facts) return emptyStyleGuide;
  return { facts: parseFacts(facts).facts, version: hashText(facts.text) };
}
