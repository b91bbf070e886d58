/** The words of a text, as a dictionary would list them. */

export interface WordToken {
  word: string;
  index: number;
}

/** What stands between two spaces and is no word, whatever is in it: addresses, paths, handles. */
const address = /@|:\/\/|^(?:www\.|mailto:|tel:|[#/])/i;
/** `taxonomy.yaml`, `example.no`. */
const fileOrDomain = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,5}(?:\/.*)?$/i;
const word = /[\p{L}\p{M}\p{N}\u00AD]+(?:['’\u2010\u2011-][\p{L}\p{M}\p{N}\u00AD]+)*/gu;
/** Longer ones are data. */
const longestWord = 100;

/** What stands between two spaces, and its words: a language has few of those that make up most of a text. */
const known = new Map<string, readonly WordToken[]>();
/** More than the pieces of thousands of documents. */
const knownAtMost = 100_000;

/** @returns words of at least two letters; what has a digit in it is none. */
export function tokenizeWords(text: string): WordToken[] {
  const words: WordToken[] = [];
  for (const { index: start, 0: chunk } of text.matchAll(/\S+/g))
    for (const { word, index } of knownWordsIn(chunk)) words.push({ word, index: start + index });
  return words;
}

function knownWordsIn(chunk: string): readonly WordToken[] {
  const before = known.get(chunk);
  if (before) return before;
  const words = wordsIn(chunk);
  if (known.size < knownAtMost) known.set(chunk, words);
  return words;
}

function wordsIn(chunk: string): WordToken[] {
  if (isAddress(chunk)) return [];
  return [...chunk.matchAll(word)].flatMap(({ 0: found, index }) =>
    found.length < 2 || found.length > longestWord || /\p{N}/u.test(found) ? [] : { word: found, index },
  );
}

function isAddress(chunk: string): boolean {
  if (!/[@#/.]/.test(chunk)) return false;
  const bare = chunk.replace(/^[([{«“‘"']+|[\])}»”’"',;:.!?…]+$/g, '');
  return address.test(bare) || fileOrDomain.test(bare);
}
