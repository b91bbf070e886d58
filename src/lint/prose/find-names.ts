/** Finds names of the company and of its products that are written otherwise: `Fjell kode`, `Fjelkode`, `InkludMi`. */
import { distance } from 'fastest-levenshtein';

export interface MisspeltName {
  index: number;
  text: string;
  /** The name that was meant. */
  name: string;
  /** True if only capitals and spaces differ, so that nothing else can be meant. */
  isCertain: boolean;
}

/** Letters of a name in which one may be wrong. Many a shorter name differs by a letter from a word: "Pailot", "pilot". */
const minLettersForTypo = 8;
/** Letters of a name in which two may be swapped, or one be doubled. No word comes from a shorter name that way. */
const minLettersForSwap = 6;
/** Letters of a name of several words in which two may be wrong. */
const minLettersForPhrase = 10;
const maxPhraseEdits = 2;

interface NamePattern {
  name: string;
  /** Letters and digits of the name, in lower case. A text without them, whatever is between, has no match. */
  compactName: string;
  /** Matches the letters of the name with any capitals and spaces. */
  letters: RegExp;
}

interface PhrasePattern {
  name: string;
  /** Parts of the name, of which a text with at most `maxPhraseEdits` wrong letters has at least one, in lower case. */
  parts: string[];
}

interface NamePatterns {
  names: NamePattern[];
  longNames: string[];
  /** Matches words that begin as a long name does. */
  longWord: RegExp;
  phrases: PhrasePattern[];
}

const word = /(?<![\p{L}\d@./_-])[\p{L}\d]+(?![\p{L}\d@_]|\.\w)/gu;

/** Finds the names that are misspelt. A name may begin a sentence, be in the genitive, and be part of an address. */
export function findMisspeltNames(text: string, names: readonly string[]): MisspeltName[] {
  const patterns = getPatterns(names);
  const lowerCaseText = text.toLowerCase();
  const compactText = lowerCaseText.replace(/[\s-]/g, '');
  const found = patterns.names
    .filter(({ compactName }) => compactText.includes(compactName))
    .flatMap(({ name, letters }) =>
      [...text.matchAll(letters)].map(({ index, 0: match }) => ({
        index,
        text: match,
        name,
        isCertain: true,
      })),
    );
  const isFound = (index: number) =>
    found.some((match) => match.index <= index && index < match.index + match.text.length);
  const typos = [...text.matchAll(patterns.longWord)].flatMap(({ index, 0: match }): MisspeltName[] => {
    if (isFound(index)) return [];
    const name = patterns.longNames.find((each) => isTypo(match, each));
    return name === undefined ? [] : [{ index, text: match, name, isCertain: false }];
  });
  const phrases = patterns.phrases.filter(({ parts }) => parts.some((part) => lowerCaseText.includes(part)));
  const words = phrases.length > 0 ? [...text.matchAll(word)] : [];
  const phraseTypos = phrases
    .flatMap(({ name }) => findPhraseTypos(text, words, name))
    .filter(({ index }) => !isFound(index));
  return [...found.filter(({ text: match, name }) => !isCorrect(match, name)), ...typos, ...phraseTypos];
}

/** Finds phrases of as many words as the name, in which one or two letters are wrong. */
function findPhraseTypos(text: string, words: readonly RegExpExecArray[], name: string): MisspeltName[] {
  const nameWords = name.split(' ');
  return words.flatMap(({ index }, position): MisspeltName[] => {
    const last = words[position + nameWords.length - 1];
    if (!last) return [];
    const end = last.index + last[0].length;
    // Each word may have the s of a genitive, besides the wrong letters.
    const extraLetters = end - index - name.length;
    if (extraLetters < -maxPhraseEdits || extraLetters > maxPhraseEdits + nameWords.length) return [];
    const phrase = text.slice(index, end);
    const phraseWords = phrase.toLowerCase().split(/\s/);
    if (phraseWords.length !== nameWords.length) return [];
    const ownWords = phraseWords.map((word, at) => stripGenitive(word, nameWords[at]?.toLowerCase() ?? ''));
    if (ownWords.every((word, at) => isInflected(word, nameWords[at]?.toLowerCase() ?? ''))) return [];
    const edits = distance(ownWords.join(' '), name.toLowerCase());
    if (edits === 0 || edits > maxPhraseEdits) return [];
    const ending = phraseWords.join(' ').length - ownWords.join(' ').length;
    return [{ index, text: phrase.slice(0, phrase.length - ending), name, isCertain: false }];
  });
}

/** Removes the s of the genitive, which the name itself does not have. */
const stripGenitive = (word: string, nameWord: string): string =>
  word.endsWith('s') && !nameWord.endsWith('s') ? word.slice(0, -1) : word;

/** Returns true for a word of a name and for its forms: `museet`, `museer` and `museum`. */
function isInflected(word: string, nameWord: string): boolean {
  const stem = nameWord.replace(/(?:um|e)$/, '');
  return word === nameWord || (word.startsWith(stem) && /^(?:a|e[nrt]?|ene)$/.test(word.slice(stem.length)));
}

function isTypo(word: string, name: string): boolean {
  if (word[0]?.toLowerCase() !== name[0]?.toLowerCase()) return false;
  const [own, known] = [word.toLowerCase(), name.toLowerCase()];
  if (own === `${known}s`) return false;
  const base = stripGenitive(own, known);
  return known.length >= minLettersForTypo ? distance(base, known) === 1 : isSwap(base, known);
}

/** Returns true if two adjacent letters are swapped, or a letter is doubled or no longer doubled. */
function isSwap(word: string, name: string): boolean {
  if (word === name) return false;
  if (word.length !== name.length) return mergeDoubles(word) === mergeDoubles(name);
  const at = [...word].findIndex((letter, index) => letter !== name[index]);
  return `${name.slice(0, at)}${name[at + 1]}${name[at]}${name.slice(at + 2)}` === word;
}

const mergeDoubles = (word: string): string => word.replace(/(.)\1/g, '$1');

const isCorrect = (match: string, name: string): boolean =>
  match.replace(/\s/g, ' ') === name || match === name.charAt(0).toUpperCase() + name.slice(1);

const cache = new WeakMap<readonly string[], NamePatterns>();

/** Compiles the patterns, once for each list. */
function getPatterns(names: readonly string[]): NamePatterns {
  const compiled = cache.get(names) ?? createPatterns(names);
  cache.set(names, compiled);
  return compiled;
}

function createPatterns(names: readonly string[]): NamePatterns {
  const longNames = names.filter((name) => name.length >= minLettersForSwap && !name.includes(' '));
  const initials = longNames.map(([initial = '']) => initial.toLowerCase() + initial.toUpperCase()).join('');
  return {
    names: names.map((name) => {
      const letters = name.match(/[\p{L}\d]/gu) ?? [];
      const source = letters.join('[\\s-]?');
      return {
        name,
        compactName: letters.join('').toLowerCase(),
        letters: new RegExp(`(?<![\\p{L}\\d@./_-])${source}(?=['’]?s?(?![\\p{L}\\d@_]|\\.\\w))`, 'giu'),
      };
    }),
    longNames,
    longWord: new RegExp(
      initials ? `(?<![\\p{L}\\d@./_-])[${initials}][\\p{L}\\d]{5,}(?![\\p{L}\\d@_]|\\.\\w)` : '(?!)',
      'gu',
    ),
    phrases: names
      .filter((name) => name.length >= minLettersForPhrase && name.includes(' '))
      .map((name) => ({ name, parts: splitForSearch(name) })),
  };
}

/** Splits the longest word of a name into more parts than letters may be wrong, so that one part has none of them. */
function splitForSearch(name: string): string[] {
  const [longest = ''] = name
    .toLowerCase()
    .split(' ')
    .toSorted((first, second) => second.length - first.length);
  const partCount = maxPhraseEdits + 1;
  return Array.from({ length: partCount }, (_, index) =>
    longest.slice(
      Math.floor((index * longest.length) / partCount),
      Math.floor(((index + 1) * longest.length) / partCount),
    ),
  );
}
