import type { Document } from 'yaml';
import type { Finding } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import { parseYamlOnce } from '#pipeline/parse/yaml/parse-yaml.ts';
import type { ContentFiles, TextFile } from '#pipeline/read/content-folder.ts';
import type { CheckCache } from './check-cache.ts';
import type { Passage } from './prose/text-segment.ts';
import { stringPassages, taxonomyPassages } from './prose/value-segments.ts';
import { checkProse } from './rules/prose/check-prose.ts';
import type { Speller } from './spelling/spell-checker.ts';

/** The prose of the UI strings and of the taxonomy's labels. What cannot be parsed has its findings elsewhere. */
export function lintStrings(
  { strings, taxonomy }: ContentFiles,
  memory: CheckCache,
  speller?: Speller,
): Finding[] {
  const check = (file: TextFile, passagesOf: (document: Document) => Passage[]) =>
    memory.getOrCheck(file, () => {
      // JSON is YAML, and its parser knows where each text stands.
      const passages = passagesOf(parseYamlOnce(file.text).document);
      return checkProse({ file: file.file, passages, toPosition: createPositionLookup(file.text) }, speller);
    });
  return [
    ...strings.flatMap((file) =>
      check(file, (document) => stringPassages(document, file.text, file.language)),
    ),
    ...(taxonomy ? check(taxonomy, (document) => taxonomyPassages(document, taxonomy.text)) : []),
  ];
}
