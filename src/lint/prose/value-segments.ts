/** Passages of YAML and JSON: frontmatter, labels of the taxonomy, UI strings. */
import { type Document, isScalar, type Scalar, visit } from 'yaml';
import { isShownField } from '#content/visible-fields.ts';
import { isLanguage, type Language } from '#i18n/languages.ts';
import { align } from './source-map.ts';
import { hidden, type Passage } from './text-segment.ts';

/** What i18next puts in: variables, other strings, and tags of components. */
const filledIn = /\{\{.*?\}\}|\$t\(.*?\)|<\/?\w[^<>]*>/g;

/**
 * The texts of a document's frontmatter that visitors see.
 * @param start where the YAML begins in the file.
 */
export function frontmatterPassages(
  document: Document,
  source: string,
  start: number,
  language: Language,
): Passage[] {
  return scalars(document).flatMap(({ key, scalar }) =>
    isShownField(key) ? [passageOf(scalar, source, start, language)] : [],
  );
}

/** The texts of a namespace of UI strings. */
export function stringPassages(document: Document, source: string, language: Language): Passage[] {
  return scalars(document).map(({ scalar }) => {
    const passage = passageOf(scalar, source, 0, language);
    return { ...passage, text: passage.text.replace(filledIn, (all) => hidden.repeat(all.length)) };
  });
}

/** The labels and descriptions of the taxonomy: each stands under the name of its language. */
export function taxonomyPassages(document: Document, source: string): Passage[] {
  return scalars(document).flatMap(({ key, scalar }) =>
    isLanguage(key) ? [passageOf(scalar, source, 0, key)] : [],
  );
}

function scalars(document: Document): { key: string; scalar: Scalar<string> }[] {
  const found: { key: string; scalar: Scalar<string> }[] = [];
  visit(document, {
    Pair(_key, { key, value }) {
      if (isScalar(key) && isScalar(value) && typeof value.value === 'string')
        found.push({ key: String(key.value), scalar: value as Scalar<string> });
    },
  });
  return found;
}

function passageOf(scalar: Scalar<string>, source: string, start: number, language: Language): Passage {
  const [from, to] = scalar.range ?? [0, 0];
  const isQuoted = scalar.type === 'QUOTE_DOUBLE' || scalar.type === 'QUOTE_SINGLE';
  const isBlock = scalar.type === 'BLOCK_FOLDED' || scalar.type === 'BLOCK_LITERAL';
  const written = source.slice(from, to);
  const lead = isQuoted ? 1 : isBlock ? (/^.*\n\s*/.exec(written)?.[0].length ?? 0) : 0;
  const inner = written.slice(lead, isQuoted ? -1 : undefined);
  const text = isBlock ? scalar.value.trimEnd() : scalar.value;
  return {
    text,
    language,
    kind: 'value',
    fixedSpace: '\u00A0',
    stretches: align(inner, text, start + from + lead, 'quoted'),
  };
}
