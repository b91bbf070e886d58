/** Splits text into words as a dictionary would list them. */

export interface WordToken {
  word: string;
  index: number;
}

/** Matches chunks that are not words: URLs, email addresses, paths and handles. */
const urlOrPath = /@|:\/\/|^(?:www\.|mailto:|tel:|[#/])/i;
/** Matches `taxonomy.yaml` and `example.no`. */
const fileOrDomain = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,5}(?:\/.*)?$/i;
const wordPattern = /[\p{L}\p{M}\p{N}\u00AD]+(?:['’´`\u2010\u2011-][\p{L}\p{M}\p{N}\u00AD]+)*/gu;
/** Longer words are data, not prose. */
const maxWordLength = 100;

/** Words by chunk, the text between two spaces. They are cached, because the same few chunks make up most of a text. */
const chunkCache = new Map<string, readonly WordToken[]>();
/** Limits the memory of the cache. Thousands of documents have fewer different chunks. */
const maxCachedChunks = 100_000;

/** Returns the words of at least two letters and without digits, with their offsets in the text. */
export function tokenizeWords(text: string): WordToken[] {
  const words: WordToken[] = [];
  for (const { index: start, 0: chunk } of text.matchAll(/\S+/g))
    for (const { word, index } of tokenizeCachedChunk(chunk)) words.push({ word, index: start + index });
  return words;
}

function tokenizeCachedChunk(chunk: string): readonly WordToken[] {
  const cached = chunkCache.get(chunk);
  if (cached) return cached;
  const words = tokenizeChunk(chunk);
  if (chunkCache.size < maxCachedChunks) chunkCache.set(chunk, words);
  return words;
}

function tokenizeChunk(chunk: string): WordToken[] {
  if (isUrlOrFile(chunk)) return [];
  return [...chunk.matchAll(wordPattern)].flatMap(({ 0: word, index }) =>
    word.length < 2 || word.length > maxWordLength || /\p{N}/u.test(word) ? [] : { word, index },
  );
}

function isUrlOrFile(chunk: string): boolean {
  if (!/[@#/.]/.test(chunk)) return false;
  const bare = chunk.replace(/^[([{«“‘"']+|[\])}»”’"',;:.!?…]+$/g, '');
  return urlOrPath.test(bare) || fileOrDomain.test(bare);
}
