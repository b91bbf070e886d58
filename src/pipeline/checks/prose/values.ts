import { parseDocument } from 'yaml';
import type { Finding } from '../../finding.ts';
import { lineMap } from '../../lines.ts';
import { stringPassages, taxonomyPassages } from '../../prose/value-passages.ts';
import type { Sources } from '../../read.ts';
import type { Speller } from '../../spelling/speller.ts';
import { proseFindings } from './prose.ts';

/** The prose of the UI strings and of the taxonomy's labels. What cannot be parsed has its findings elsewhere. */
export function valueFindings({ strings, taxonomy }: Sources, speller?: Speller): Finding[] {
  const files = strings.map(({ file, text, language }) => ({
    file,
    text,
    // JSON is YAML, and its parser knows where each text stands.
    passages: stringPassages(parseDocument(text), text, language),
  }));
  if (taxonomy)
    files.push({ ...taxonomy, passages: taxonomyPassages(parseDocument(taxonomy.text), taxonomy.text) });
  return files.flatMap(({ file, text, passages }) =>
    proseFindings({ file, passages, place: lineMap(text) }, speller),
  );
}
