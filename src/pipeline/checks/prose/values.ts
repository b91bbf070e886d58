import type { Document } from 'yaml';
import type { Finding } from '../../finding.ts';
import { lineMap } from '../../lines.ts';
import type { ContentMemory } from '../../memory.ts';
import type { Passage } from '../../prose/passage.ts';
import { stringPassages, taxonomyPassages } from '../../prose/value-passages.ts';
import type { Sources, TextFile } from '../../read.ts';
import type { Speller } from '../../spelling/speller.ts';
import { parseYamlOnce } from '../../yaml.ts';
import { proseFindings } from './prose.ts';

/** The prose of the UI strings and of the taxonomy's labels. What cannot be parsed has its findings elsewhere. */
export function valueFindings(
  { strings, taxonomy }: Sources,
  memory: ContentMemory,
  speller?: Speller,
): Finding[] {
  const check = (file: TextFile, passagesOf: (document: Document) => Passage[]) =>
    memory.findingsOf(file, () => {
      // JSON is YAML, and its parser knows where each text stands.
      const passages = passagesOf(parseYamlOnce(file.text).document);
      return proseFindings({ file: file.file, passages, place: lineMap(file.text) }, speller);
    });
  return [
    ...strings.flatMap((file) =>
      check(file, (document) => stringPassages(document, file.text, file.language)),
    ),
    ...(taxonomy ? check(taxonomy, (document) => taxonomyPassages(document, taxonomy.text)) : []),
  ];
}
