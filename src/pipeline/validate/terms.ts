/** Preferred and discouraged terms, from `terms.yaml`. */
import { emptyTerms, type Terms, termsSchema } from '#content/text/terms.ts';
import type { Finding } from '../finding.ts';
import type { TextFile } from '../read/content-folder.ts';
import { describeMissingText, validateYamlFile } from './yaml-file.ts';

/** Parses the terms. A missing file has none. */
export function parseTerms(file: TextFile | undefined): { terms: Terms; findings: Finding[] } {
  const { value, findings } = validateYamlFile(file, termsSchema, {
    family: 'terms',
    name: 'the list of terms',
    describeMissing: describeMissingText,
    shapeMessage: 'The terms must be in two lists: en: and no:.',
  });
  return { terms: value ?? emptyTerms, findings };
}
