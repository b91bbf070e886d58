/** Finds discouraged terms of terms.yaml in a text, in all their regular forms. */
import type { Term, Terms } from '#content/text/terms.ts';
import type { Language } from '#i18n/languages.ts';
import {
  createPhraseFilter,
  joinPhraseSources,
  joinWordSources,
  type PhraseFilter,
  toPhraseSource,
} from './phrase-pattern.ts';

export interface TermMatch {
  term: Term;
  index: number;
  text: string;
  /** True if it is one of the term's `words`, written as the list has it. */
  isExactWord: boolean;
}

interface TermPattern {
  term: Term;
  /** Is tried first, because most texts do not have the term. */
  filter: PhraseFilter;
  all: RegExp;
  exact: RegExp | undefined;
  unless: RegExp | undefined;
}

/** Finds the discouraged terms of a text in the order of the list. */
export function findTerms(text: string, language: Language, terms: Terms): TermMatch[] {
  const lowerCaseText = text.toLowerCase();
  return getPatterns(terms, language).flatMap(({ term, filter, all, exact, unless }) => {
    if (!filter(lowerCaseText)) return [];
    const exceptions = unless ? [...text.matchAll(unless)] : [];
    return [...text.matchAll(all)].flatMap(({ index, 0: match }): TermMatch[] => {
      const isException = exceptions.some(
        (exception) =>
          exception.index <= index && index + match.length <= exception.index + exception[0].length,
      );
      if (isException || isQuoted(text, index) || isNameInSentence(text, index)) return [];
      return [{ term, index, text: match, isExactWord: exact?.test(match) ?? false }];
    });
  });
}

const quotation = /[“«"][^“”«»"]*[”»"]/g;

/** Returns whether a part is between quotation marks: what others say, and what a screen shows, is not ours to change. */
export const isQuoted = (text: string, index: number): boolean =>
  [...text.matchAll(quotation)].some((match) => match.index < index && index < match.index + match[0].length);

/** Returns whether a word has a capital inside a sentence, where it begins a name. */
const isNameInSentence = (text: string, index: number): boolean =>
  /^\p{Lu}/u.test(text.slice(index)) && /[\p{L}\p{N},;]\s$/u.test(text.slice(0, index));

const cache = new WeakMap<Terms, Partial<Record<Language, TermPattern[]>>>();

/** Compiles the patterns, once for each list. */
function getPatterns(terms: Terms, language: Language): TermPattern[] {
  const compiled = cache.get(terms) ?? {};
  cache.set(terms, compiled);
  compiled[language] ??= createPatterns(terms[language], language);
  return compiled[language];
}

const createPatterns = (terms: readonly Term[], language: Language): TermPattern[] =>
  terms.map((term) => {
    const { nouns = [], verbs = [], words = [], unless } = term;
    const sources = [
      ...nouns.map((noun) => toInflectedSource(noun, 'noun', language)),
      ...verbs.map((verb) => toInflectedSource(verb, 'verb', language)),
      ...words.map(toPhraseSource),
    ];
    return {
      term,
      // An ending may replace the last letter of any word of these phrases.
      filter: createPhraseFilter([
        ...[...nouns, ...verbs].map((phrase) => phrase.replace(/[ey](?=\s|$)/g, '')),
        ...words,
      ]),
      all: new RegExp(joinPhraseSources(sources), 'giu'),
      exact: term.words && new RegExp(`^(?:${joinPhraseSources(words.map(toPhraseSource))})$`, 'iu'),
      unless: unless && new RegExp(joinPhraseSources(unless.map(toPhraseSource)), 'giu'),
    };
  });

type WordClass = 'noun' | 'verb';

/** Endings of regular words, in place of the last letters that the pattern matches. */
const endings: Record<Language, Record<WordClass, readonly [last: RegExp, endings: string][]>> = {
  en: {
    noun: [
      [/(?<=[^aeiou])y$/, "(?:y|ies)(?:['’]s)?"],
      [/$/, "(?:e?s)?(?:['’]s?)?"],
    ],
    verb: [
      [/e$/, '(?:es?|ed|ing)'],
      [/(?<=[^aeiou])y$/, '(?:y|ies|ied|ying)'],
      [/$/, '(?:e?s|ed|ing)?'],
    ],
  },
  no: {
    noun: [
      [/e$/, '(?:e|en|a|er|ene)s?'],
      [/$/, '(?:en|et|a|er|ene)?s?'],
    ],
    verb: [
      [/e$/, '(?:e|er|es|et|ete|te|t|a|ende)?'],
      [/$/, '(?:r|s|dde|dd)?'],
    ],
  },
};

/** Returns the pattern of a phrase whose first word (of a verb) or last word (of a noun) can have each regular ending. */
function toInflectedSource(phrase: string, wordClass: WordClass, language: Language): string {
  const words = phrase.split(/\s+/);
  const position = wordClass === 'verb' ? 0 : words.length - 1;
  return joinWordSources(
    words.map((word, index) => {
      if (index !== position) return toPhraseSource(word);
      const [last = /$/, ending = ''] = endings[language][wordClass].find(([each]) => each.test(word)) ?? [];
      const stem = toPhraseSource(word.replace(last, '')).replace(/\(\?!.*$/, '');
      return `${stem}${ending}(?![\\p{L}\\p{N}])`;
    }),
  );
}
