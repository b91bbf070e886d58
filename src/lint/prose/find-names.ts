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
  /** Matches the letters of the name with any capitals and spaces. */
  letters: RegExp;
}

/** Finds the names that are misspelt. A name may begin a sentence, be in the genitive, and be part of an address. */
export function findMisspeltNames(text: string, names: readonly string[]): MisspeltName[] {
  const { patterns, anyStart } = getPatterns(names);
  if (!anyStart.test(text)) return [];
  const found = patterns.flatMap(({ name, letters }) =>
    [...text.matchAll(letters)].map(({ index, 0: match }) => ({ index, text: match, name, isCertain: true })),
  );
  const isFound = (index: number) =>
    found.some((match) => match.index <= index && index < match.index + match.text.length);
  const longNames = names.filter((name) => name.length >= minLettersForSwap && !name.includes(' '));
  const words = [...text.matchAll(/(?<![\p{L}\d@./_-])\p{L}[\p{L}\d]{5,}(?![\p{L}\d@_]|\.\w)/gu)];
  const typos = words.flatMap(({ index, 0: word }): MisspeltName[] => {
    if (isFound(index)) return [];
    const name = longNames.find((each) => isTypo(word, each));
    return name === undefined ? [] : [{ index, text: word, name, isCertain: false }];
  });
  const phraseNames = names.filter((name) => name.length >= minLettersForPhrase && name.includes(' '));
  const phraseWordMatches =
    phraseNames.length > 0 ? [...text.matchAll(/(?<![\p{L}\d@./_-])[\p{L}\d]+(?![\p{L}\d@_]|\.\w)/gu)] : [];
  const phraseTypos = phraseNames
    .flatMap((name) => findPhraseTypos(text, phraseWordMatches, name))
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

const cache = new WeakMap<readonly string[], { patterns: NamePattern[]; anyStart: RegExp }>();

/** Compiles the patterns, once for each list. */
function getPatterns(names: readonly string[]) {
  const cached = cache.get(names);
  if (cached) return cached;
  const patterns = names.map((name) => {
    const source = (name.match(/[\p{L}\d]/gu) ?? []).join('[\\s-]?');
    return {
      name,
      letters: new RegExp(`(?<![\\p{L}\\d@./_-])${source}(?=['’]?s?(?![\\p{L}\\d@_]|\\.\\w))`, 'giu'),
    };
  });
  const starts = [...new Set(names.flatMap((name) => name.match(/[\p{L}\d]/u) ?? []))];
  const compiled = {
    patterns,
    anyStart: new RegExp(starts.length > 0 ? `(?<!\\p{L})(?:${starts.join('|')})` : '(?!)', 'iu'),
  };
  cache.set(names, compiled);
  return compiled;
}
