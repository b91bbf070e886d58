/** The words of a text, as a dictionary would list them. */

export interface WordAt {
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

/** @returns words of at least two letters; what has a digit in it is none. */
export function wordsOf(text: string): WordAt[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ index: start, 0: chunk }) => {
    if (isAddress(chunk)) return [];
    return [...chunk.matchAll(word)].flatMap(({ 0: found, index }) =>
      found.length < 2 || found.length > longestWord || /\p{N}/u.test(found)
        ? []
        : { word: found, index: start + index },
    );
  });
}

function isAddress(chunk: string): boolean {
  if (!/[@#/.]/.test(chunk)) return false;
  const bare = chunk.replace(/^[([{«“‘"']+|[\])}»”’"',;:.!?…]+$/g, '');
  return address.test(bare) || fileOrDomain.test(bare);
}
