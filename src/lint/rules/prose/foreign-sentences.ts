import { type Language, languages } from '#i18n/languages.ts';
import type { TextSegment } from '../../prose/text-segment.ts';
import type { SpellChecker } from '../../spelling/spell-checker.ts';
import { tokenizeWords } from '../../spelling/tokenize-words.ts';
import type { TextRange } from '../text-findings.ts';

interface ForeignText {
  range: TextRange;
  language: Language;
}

/** Words of a sentence. Fewer words may be a name or a term. */
const minWords = 3;
const minUnknownWords = 3;
/** Share of words that the language of the document does not have. */
const minUnknownShare = 0.4;
/** Share of words that the other language has. */
const minKnownShare = 0.85;

/** Finds sentences in another language of the site. Consecutive ones are returned as one range. */
export const findForeignSentences = (segment: TextSegment, spellChecker: SpellChecker): ForeignText[] =>
  mergeConsecutive(
    splitSentences(segment).flatMap((range) => {
      const language = detectOtherLanguage(segment, range, spellChecker);
      return language ? [{ range, language }] : [];
    }),
  );

function detectOtherLanguage(
  { text, language }: TextSegment,
  range: TextRange,
  spellChecker: SpellChecker,
): Language | undefined {
  const words = tokenizeWords(text.slice(...range)).map(({ word }) => word);
  if (words.length < minWords) return undefined;
  const unknownCount = words.filter((word) => spellChecker.check(word, language)).length;
  if (unknownCount < Math.max(minUnknownWords, words.length * minUnknownShare)) return undefined;
  return languages.find(
    (other) =>
      other !== language &&
      words.filter((word) => !spellChecker.check(word, other)).length >= words.length * minKnownShare,
  );
}

const splitSentences = ({ text, language }: TextSegment): TextRange[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ index, segment }) => [
    index,
    index + segment.trimEnd().length,
  ]);

function mergeConsecutive(texts: readonly ForeignText[]): ForeignText[] {
  const merged: ForeignText[] = [];
  for (const text of texts) {
    const last = merged.at(-1);
    // Up to two spaces separate sentences.
    if (last && last.language === text.language && text.range[0] - last.range[1] <= 2)
      merged[merged.length - 1] = { ...last, range: [last.range[0], text.range[1]] };
    else merged.push(text);
  }
  return merged;
}
