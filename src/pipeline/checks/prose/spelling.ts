import { type Language, languages } from '#i18n/languages.ts';
import type { Finding } from '../../finding.ts';
import type { Passage } from '../../prose/passage.ts';
import type { Speller } from '../../spelling/speller.ts';
import { wordsOf } from '../../spelling/words.ts';
import { type Prose, say } from './report.ts';

const quotation = /[“«][^“”«»]*[”»]/g;

/** Words that neither the language's dictionary nor the project's lists have. A quotation may be in any of the languages. */
export function spelling(prose: Prose, passage: Passage, speller: Speller): Finding[] {
  const { language, text } = passage;
  return wordsOf(text).flatMap(({ word, index }) => {
    const suggestions = speller.check(word, language);
    if (!suggestions || isRightElsewhere(word, language, speller, isQuoted(text, index))) return [];
    const meant = suggestions.length
      ? ` Did you mean ${suggestions.map((each) => `"${each}"`).join(' or ')}?`
      : '';
    return say(
      prose,
      passage,
      [index, index + word.length],
      'prose/spelling',
      `"${word}" is not in the word list.${meant} If it is right, add it to content/words/${language}.txt.`,
    );
  });
}

const isQuoted = (text: string, at: number): boolean =>
  [...text.matchAll(quotation)].some(({ index, 0: quoted }) => index < at && at < index + quoted.length);

const isRightElsewhere = (word: string, language: Language, speller: Speller, quoted: boolean): boolean =>
  quoted && languages.some((other) => other !== language && !speller.check(word, other));
