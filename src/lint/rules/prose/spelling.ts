import { type Language, languages } from '#i18n/languages.ts';
import type { TextSegment } from '#lint/prose/text-segment.ts';
import type { SpellChecker } from '#lint/spelling/spell-checker.ts';
import { tokenizeWords, type WordToken } from '#lint/spelling/tokenize-words.ts';
import type { Finding } from '#pipeline/finding.ts';
import { type Prose, reportText } from './report-text.ts';

const quotation = /[“«][^“”«»]*[”»]/g;
const names: Record<Language, string> = { en: 'English', no: 'Norwegian' };

/** Words that neither the language's dictionary nor the project's lists have. A quotation may be in any of the languages. */
export function spelling(prose: Prose, passage: TextSegment, speller: SpellChecker): Finding[] {
  const { language, text } = passage;
  return tokenizeWords(text).flatMap((at) => {
    const { word, index } = at;
    const suggestions = speller.check(word, language, text[index + word.length] === '.');
    if (!suggestions || isFirstPart(at, passage, speller)) return [];
    const other = languages.find((each) => each !== language && !speller.check(word, each));
    if (other && (isQuoted(text, index) || isNameWithin(text, at))) return [];
    const meant = suggestions.length
      ? ` Did you mean ${suggestions.map((each) => `"${each}"`).join(' or ')}?`
      : '';
    // Of so few letters most are words somewhere.
    const foreign = word.length > 3 ? other : undefined;
    const wayOut = foreign
      ? ` If the ${names[foreign]} word is meant, write <span lang="${foreign}">${word}</span>.`
      : ` If it is right, add it to content/words/${language}.txt.`;
    return reportText(
      prose,
      passage,
      [index, index + word.length],
      'prose/spelling',
      `"${word}" is not in the word list${foreign ? ` of ${names[language]}` : ''}.${meant}${wayOut}`,
    );
  });
}

const isQuoted = (text: string, at: number): boolean =>
  [...text.matchAll(quotation)].some(({ index, 0: quoted }) => index < at && at < index + quoted.length);

/** A capital within a sentence begins a name: `Google Cloud`, `the Bryggen wharf`. */
const isNameWithin = (text: string, { word, index }: WordToken): boolean =>
  /^\p{Lu}/u.test(word) && /[\p{L}\p{N},;][ \u00A0]$/u.test(text.slice(0, index));

/** `utviklings- og driftskostnader`: the s joins what follows later. */
const isFirstPart = (
  { word, index }: WordToken,
  { text, language }: TextSegment,
  speller: SpellChecker,
): boolean =>
  language === 'no' &&
  /s$/.test(word) &&
  /^-[\s,]/.test(text.slice(index + word.length)) &&
  !speller.check(word.slice(0, -1), language);
