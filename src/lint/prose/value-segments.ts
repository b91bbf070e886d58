/** Text segments of YAML and JSON: frontmatter, UI strings, and the labels of taxonomy, navigation and company. */
import { type Document, isScalar, type Scalar, visit } from 'yaml';
import { isVisibleField } from '#content/visible-fields.ts';
import { isLanguage, type Language } from '#i18n/languages.ts';
import { mapOffsets } from './source-map.ts';
import { objectReplacement, type TextSegment } from './text-segment.ts';

/** Placeholders of i18next: variables and other strings. No string has components, so that tags are shown as they are. */
const i18nextPlaceholder = /\{\{.*?\}\}|\$t\(.*?\)/g;

/**
 * Extracts the frontmatter texts that visitors see.
 * @param start offset of the YAML in the file.
 */
export function extractFrontmatterSegments(
  document: Document,
  source: string,
  start: number,
  language: Language,
): TextSegment[] {
  return findStringScalars(document).flatMap(({ key, scalar }) =>
    isVisibleField(key) ? [toTextSegment(scalar, source, start, language)] : [],
  );
}

/** Extracts the UI strings of a namespace. */
export function extractStringSegments(document: Document, source: string, language: Language): TextSegment[] {
  return findStringScalars(document).map(({ scalar }) => {
    const segment = toTextSegment(scalar, source, 0, language);
    return {
      ...segment,
      text: segment.text.replace(i18nextPlaceholder, (match) => objectReplacement.repeat(match.length)),
    };
  });
}

/** Extracts the labels and descriptions of a YAML file, whose keys are language codes. */
export function extractLabelSegments(document: Document, source: string): TextSegment[] {
  return findStringScalars(document).flatMap(({ key, scalar }) =>
    isLanguage(key) ? [toTextSegment(scalar, source, 0, key)] : [],
  );
}

function findStringScalars(document: Document): { key: string; scalar: Scalar<string> }[] {
  const scalars: { key: string; scalar: Scalar<string> }[] = [];
  visit(document, {
    Pair(_key, { key, value }) {
      if (isScalar(key) && isScalar(value) && typeof value.value === 'string')
        scalars.push({ key: String(key.value), scalar: value as Scalar<string> });
    },
  });
  return scalars;
}

function toTextSegment(
  scalar: Scalar<string>,
  source: string,
  start: number,
  language: Language,
): TextSegment {
  const [from, to] = scalar.range ?? [0, 0];
  const isQuoted = scalar.type === 'QUOTE_DOUBLE' || scalar.type === 'QUOTE_SINGLE';
  const isBlock = scalar.type === 'BLOCK_FOLDED' || scalar.type === 'BLOCK_LITERAL';
  const notation = source.slice(from, to);
  const prefixLength = isQuoted ? 1 : isBlock ? (/^.*\n\s*/.exec(notation)?.[0].length ?? 0) : 0;
  const inner = notation.slice(prefixLength, isQuoted ? -1 : undefined);
  const text = isBlock ? scalar.value.trimEnd() : scalar.value;
  return {
    text,
    language,
    kind: 'value',
    nonBreakingSpace: '\u00A0',
    mappings: mapOffsets(inner, text, start + from + prefixLength, 'quoted'),
  };
}
