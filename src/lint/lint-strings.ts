import type { Document } from 'yaml';
import type { Finding } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import { parseYamlCached } from '#pipeline/parse/yaml/parse-yaml.ts';
import type { ContentFiles, TextFile } from '#pipeline/read/content-folder.ts';
import type { CheckCache } from './check-cache.ts';
import { lintText } from './lint-text.ts';
import type { TextSegment } from './prose/text-segment.ts';
import { extractLabelSegments, extractStringSegments } from './prose/value-segments.ts';
import type { SpellChecker } from './spelling/spell-checker.ts';
import type { StyleGuide } from './style-guide.ts';

/** Runs the rules for text on the UI strings, and on the labels in the YAML files. */
export function lintStrings(
  { strings, taxonomy, navigation, company, testimonials }: ContentFiles,
  cache: CheckCache,
  styleGuide: StyleGuide,
  spellChecker?: SpellChecker,
): Finding[] {
  const lintFile = ({ file, text }: TextFile, extractSegments: (document: Document) => TextSegment[]) =>
    cache.getOrCheck({ file, text }, styleGuide.version, () =>
      // JSON is YAML, and the YAML parser knows the position of each value.
      lintText(extractSegments(parseYamlCached(text).document), {
        file,
        toPosition: createPositionLookup(text),
        styleGuide,
        spellChecker,
      }),
    );
  return [
    ...strings.flatMap((file) =>
      lintFile(file, (document) => extractStringSegments(document, file.text, file.language)),
    ),
    ...[taxonomy, navigation, company, testimonials].flatMap((file) =>
      file ? lintFile(file, (document) => extractLabelSegments(document, file.text)) : [],
    ),
  ];
}
