/** What a writer may have meant by a word that is not known. */
import { distance } from 'fastest-levenshtein';
import type { Language } from '#i18n/languages.ts';
import { withJoint } from './compounds.ts';
import type { Dictionary } from './dictionary.ts';

/** Shorter words have so many neighbours at two slips that none of them is likely. */
const shortestForTwoSlips = 6;
const most = 3;

/**
 * Words that are near and real, in the case of the word; none where nothing is near.
 * @param word composed, with straight apostrophes.
 */
export function suggestions(
  word: string,
  language: Language,
  dictionary: Dictionary,
  own: ReadonlySet<string>,
): string[] {
  const small = word.toLowerCase();
  if (own.has(`${small}.`)) return [`${word}.`];
  const joined = language === 'no' ? withJoint(small, { has: dictionary.has, own }) : undefined;
  if (joined) return [inCaseOf(word, joined)];
  const name = capitalised(small);
  const known = (slips: number): string[] =>
    [
      ...(word !== name && dictionary.has(name) ? [name] : []),
      ...[...own].filter((each) => isNear(each, small)),
      ...dictionary.near(small, slips),
      ...(word === name ? dictionary.near(word, slips) : []),
    ].filter((each) => !/(.)\1\1/.test(each) && (word !== small || !isNameAlone(each, small, own)));
  const likely = (each: string) => isLikely(each.toLowerCase(), small);
  let near = known(1).filter(likely);
  // A word with a capital is often a name, and names are two slips from much that is not meant.
  if (!near.length && word === small && small.length >= shortestForTwoSlips) near = known(2).filter(likely);
  const swapped = near.filter((each) => sorted(each.toLowerCase()) === sorted(small));
  const found = new Set(
    byLikeness(small, swapped.length ? swapped : near).map((each) => inCaseOf(word, each)),
  );
  return [...found].filter((each) => !(each.endsWith('s') && found.has(each.slice(0, -1)))).slice(0, most);
}

/** A word of the project's that is near. */
const isNear = (each: string, word: string): boolean =>
  !/[.-]$/.test(each) && each.length > 2 && distance(each.toLowerCase(), word) <= (word.length > 8 ? 2 : 1);

/** What begins with a capital, and is not the word itself but for that. */
const isNameAlone = (each: string, word: string, own: ReadonlySet<string>): boolean =>
  !isLower(each) && each.toLowerCase() !== word && !(own.has(each) && distance(each.toLowerCase(), word) < 2);

/** Short words are near to too much, and two letters exchanged for others make another word. */
function isLikely(each: string, word: string): boolean {
  if (sorted(each) === sorted(word)) return true;
  if (word.length < 4) return false;
  if (each[0] !== word[0]) return false;
  const exchanged = [...each].filter((letter, at) => letter !== word[at]);
  return each.length !== word.length || exchanged.length < 2 || lettersOf(each) === lettersOf(word);
}

/** Words that share the most letters come first. */
function byLikeness(word: string, words: readonly string[]): string[] {
  const unlike = (each: string) =>
    each.length +
    word.length -
    2 * shared(each.toLowerCase(), word) +
    (lettersOf(each) === lettersOf(word) ? 0 : 0.5) +
    (each.at(-1) === word.at(-1) ? 0 : 0.25);
  return words.toSorted((a, b) => unlike(a) - unlike(b));
}

function shared(one: string, other: string): number {
  let rest = other;
  for (const letter of one) rest = rest.replace(letter, '');
  return other.length - rest.length;
}

const sorted = (word: string): string => [...word].sort().join('');
/** Which letters it has, doubled or not. */
const lettersOf = (word: string): string => sorted([...new Set(word.toLowerCase())].join(''));
const isLower = (word: string): boolean => word === word.toLowerCase();
const capitalised = (word: string): string => word.replace(/^./u, (first) => first.toUpperCase());

/** TEH is THE, Teh is The; what has capitals of its own keeps them. */
export function inCaseOf(word: string, each: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return each.toUpperCase();
  return isLower(word) ? each : capitalised(each);
}
