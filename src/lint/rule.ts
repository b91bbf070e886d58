/** What a rule of the check means, for a person who has just met it. */

export interface RuleDocs {
  /** What is found, in a sentence. */
  description: string;
  /** Why it matters to whoever visits the site. */
  rationale: string;
  /** The shortest text that has the fault, and the same text without it. */
  incorrect: string;
  correct: string;
  /**
   * Where the example stands: in the text of a document unless given; `document` is a whole file, `files` is told in
   * names of files, or needs more than one.
   */
  exampleFile?: 'body' | 'document' | 'taxonomy.yaml' | 'redirects.yaml' | 'ui' | 'files';
  /** Whether `npm run content -- fix` can mend it: always, or where it has one meaning only. */
  fixable?: true;
}

/** The rules of a family by the second part of their names: `dead` of `links/dead`. */
export type Family = Readonly<Record<string, RuleDocs>>;
