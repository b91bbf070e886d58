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
  const longNames = names.filter((name) => name.length >= minLettersForTypo && !name.includes(' '));
  const words = [...text.matchAll(/(?<![\p{L}\d@./_-])\p{L}[\p{L}\d]{6,}(?![\p{L}\d@_]|\.\w)/gu)];
  const typos = words.flatMap(({ index, 0: word }): MisspeltName[] => {
    if (found.some((match) => match.index <= index && index < match.index + match.text.length)) return [];
    const name = longNames.find((each) => isTypo(word, each));
    return name === undefined ? [] : [{ index, text: word, name, isCertain: false }];
  });
  return [...found.filter(({ text: match, name }) => !isCorrect(match, name)), ...typos];
}

function isTypo(word: string, name: string): boolean {
  const [own, known] = [word.toLowerCase(), name.toLowerCase()];
  return own[0] === known[0] && own !== `${known}s` && distance(own.replace(/s$/, ''), known) === 1;
}

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
