import { needsS } from './linking-s.ts';

/**
 * Shortest part that is taken from the dictionary. Of misspelled words, a fifth would pass as compounds where parts had
 * three letters; with four, one in twenty-five. Shorter parts stand in the project's own list.
 */
const shortest = 4;
const shortestOwn = 3;
/** The words of two letters that compounds are commonly made with. */
const ofTwoLetters = new Set(['by', 'el', 'kø', 'øy']);
/** More parts than a reader takes in. */
const most = 3;
/** An e joins short words alone: `jul` + e + `tre`. */
const longestBeforeE = 5;

export interface Parts {
  /** Words of the dictionary. */
  has: (word: string) => boolean;
  /** The project's own. */
  own: ReadonlySet<string>;
}

/**
 * Whether a word of bokmål is put together of known ones, with an s, an e or nothing between:
 * `kvalitet` + s + `sikring`. A hyphen parts words of their own, and is no matter of this.
 * @param word in small letters.
 */
export function isCompound(word: string, parts: Parts): boolean {
  return !isListedButForALetter(word, parts) && !withJoint(word, parts) && isJoined(word, parts, most);
}

function isJoined(word: string, parts: Parts, count: number): boolean {
  // Where three would meet, bokmål writes two.
  if (count < 2 || /(.)\1\1/.test(word)) return false;
  for (let end = 2; end <= word.length - 2; end++) {
    const first = word.slice(0, end);
    if (!isFirst(first, parts)) continue;
    for (const joint of jointsOf(first)) {
      if (!word.startsWith(joint, end)) continue;
      const rest = word.slice(end + joint.length);
      if (isLast(rest, parts) && !isWrittenOtherwise(first, joint, rest, parts)) return true;
      if (isJoined(rest, parts, count - 1)) return true;
    }
  }
  return false;
}

/**
 * A compound that is right but for the s between its parts: `kvalitetsikring`.
 * @returns it with the s, or undefined.
 */
export function withJoint(word: string, parts: Parts): string | undefined {
  for (let end = shortest; end <= word.length - shortest; end++) {
    const first = word.slice(0, end);
    const rest = word.slice(end);
    if (!isFirst(first, parts) || !(isLast(rest, parts) || isJoined(rest, parts, most - 1))) continue;
    const joined = `${first}s${rest}`;
    // `innovasjon` + s + `tilskudd`, though there is `stil` and `skudd`.
    if (rest.startsWith('s') && (isLast(rest.slice(1), parts) || isJoined(rest.slice(1), parts, most - 1)))
      continue;
    if (parts.has(joined) || needsS(first)) return joined;
  }
  return undefined;
}

/** What may stand after a first part: never an s after another, nor after a vowel but those of `undersøkelse`, `fylke`. */
function jointsOf(first: string): readonly string[] {
  if (needsS(first)) return ['s'];
  if (/s$/.test(first) || (/[aeiouyæøå]$/.test(first) && !/(?:fylke|rike|menneske|frelse)$/.test(first)))
    return [''];
  return first.length <= longestBeforeE ? ['', 's', 'e'] : ['', 's'];
}

/** `erfarring`, `rekefølge`, `kvalitetsikring`: a doubled letter is missing, or one too many, and what is left is two words. */
function isListedButForALetter(word: string, { has }: Parts): boolean {
  for (let at = 1; at < word.length; at++) {
    const isDoubled = word[at] === word[at - 1];
    if (has(word.slice(0, at) + (isDoubled ? '' : word[at - 1]) + word.slice(isDoubled ? at + 1 : at)))
      return true;
  }
  return has(word + word.at(-1));
}

/** What the dictionary lists with an s is not right without: `arbeidmiljø`. */
const isWrittenOtherwise = (first: string, joint: string, rest: string, { has }: Parts): boolean =>
  joint === '' && has(`${first}s${rest}`);

const isFirst = (part: string, parts: Parts): boolean => isLast(part, parts) && !isDefinite(part, parts);
const isLast = (part: string, { has, own }: Parts): boolean =>
  ofTwoLetters.has(part) ||
  (part.length >= shortestOwn && own.has(part)) ||
  (part.length >= shortest && has(part));

/** `husene`, `bilens`: no first parts. Some words only look so: `scene`, `planet`. */
const isDefinite = (part: string, { has }: Parts): boolean =>
  /(?:ene|ens|ets|enes|ers)$/.test(part) &&
  part.length > 5 &&
  has(part.replace(/(?:ene|ens|ets|enes|ers)$/, ''));
