/** Sentences in another language than the document's: one finding for each, rather than one for each of their words. */
import { type Language, languages } from '#i18n/languages.ts';
import type { TextSegment } from '#lint/prose/text-segment.ts';
import type { SpellChecker } from '#lint/spelling/spell-checker.ts';
import { tokenizeWords } from '#lint/spelling/tokenize-words.ts';
import type { Finding } from '#pipeline/finding.ts';
import { type Prose, reportText, type TextRange } from './report-text.ts';

const names: Record<Language, string> = { en: 'English', no: 'Norwegian' };
/** A name or a term may be of another language; a sentence of so many words is not a term. */
const fewestWords = 3;
/** Shares of a sentence's words: many are unknown in the document's language, and nearly all are known in the other. */
const shareUnknown = 0.4;
const shareKnown = 0.85;

interface Foreign {
  part: TextRange;
  language: Language;
}

export interface Sentences {
  findings: Finding[];
  /** Parts of the text whose words need no further check. */
  parts: TextRange[];
}

export function otherLanguage(prose: Prose, passage: TextSegment, speller: SpellChecker): Sentences {
  const foreign = merged(sentencesOf(passage).flatMap((part) => foreignPart(passage, part, speller)));
  return {
    findings: foreign.map(({ part, language }) =>
      reportText(
        prose,
        passage,
        part,
        'prose/language',
        `This seems to be ${names[language]}, in ${names[passage.language]} text. Write it in ${names[passage.language]}${passage.kind === 'value' ? '' : `; to keep it as it is, write <span lang="${language}">…</span> around it`}.`,
      ),
    ),
    parts: foreign.map(({ part }) => part),
  };
}

function foreignPart({ text, language }: TextSegment, part: TextRange, speller: SpellChecker): Foreign[] {
  const words = tokenizeWords(text.slice(...part)).map(({ word }) => word);
  if (words.length < fewestWords) return [];
  const unknown = words.filter((word) => speller.check(word, language)).length;
  // In a short one, all of them must be.
  if (unknown < Math.max(3, words.length * shareUnknown)) return [];
  const other = languages.find(
    (each) =>
      each !== language &&
      words.filter((word) => !speller.check(word, each)).length >= words.length * shareKnown,
  );
  return other ? [{ part, language: other }] : [];
}

function sentencesOf({ text, language }: TextSegment): TextRange[] {
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(
    ({ index, segment }) => [index, index + segment.trimEnd().length] as const,
  );
}

/** Sentences that follow each other are one finding. */
function merged(parts: readonly Foreign[]): Foreign[] {
  const whole: Foreign[] = [];
  for (const each of parts) {
    const last = whole.at(-1);
    if (last && last.language === each.language && each.part[0] - last.part[1] <= 2)
      whole[whole.length - 1] = { ...last, part: [last.part[0], each.part[1]] };
    else whole.push(each);
  }
  return whole;
}
