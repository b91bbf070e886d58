/** Phrases as writers list them in YAML files, compiled to patterns. */

/** Characters before which, and after which, no word of a phrase begins or ends. */
const wordStart = '(?<![\\p{L}\\p{N}])';
const wordEnd = '(?![\\p{L}\\p{N}])';

/**
 * Returns the source of a pattern for a phrase. A space matches any white space, `…` any words of the same sentence, and
 * `*` at the end of a word any ending.
 */
export const toPhraseSource = (phrase: string): string =>
  phrase
    .trim()
    .split(/\s*(…)\s*/)
    .filter(Boolean)
    .map((part) => (part === '…' ? '[^.!?]*?' : joinWordSources(part.split(/\s+/).map(toWordSource))))
    .join('');

/**
 * Joins the patterns of words to that of a phrase. Word boundaries next to white space are left out, because `\s+` implies
 * them, and each class such as `\p{L}` takes a millisecond to compile.
 */
export const joinWordSources = (sources: readonly string[]): string =>
  sources.join('\\s+').replaceAll(`${wordEnd}\\s+`, '\\s+').replaceAll(`\\s+${wordStart}`, '\\s+');

/** Joins the patterns of phrases to one that matches any of them, and has the start and the end of a word once. */
export function joinPhraseSources(sources: readonly string[]): string {
  const areBounded = sources.every((source) => source.startsWith(wordStart) && source.endsWith(wordEnd));
  if (!areBounded) return sources.join('|');
  const inner = sources.map((source) => source.slice(wordStart.length, -wordEnd.length));
  return `${wordStart}(?:${inner.join('|')})${wordEnd}`;
}

/** Returns whether a text, in lower case, may have a phrase. Searching for its words takes a tenth of the time of its pattern. */
export type PhraseFilter = (lowerCaseText: string) => boolean;

/** Creates a filter that lets every text pass that has one of the phrases in any case. */
export function createPhraseFilter(phrases: readonly string[]): PhraseFilter {
  const wordLists = phrases.map((phrase) =>
    phrase
      .toLowerCase()
      .split(/\s+|[…*'’]/)
      .filter(Boolean),
  );
  return (text) => wordLists.some((words) => words.every((word) => text.includes(word)));
}

function toWordSource(word: string): string {
  const stem = word.replace(/\*$/, '');
  const pattern = stem.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/['’]/g, "['’]");
  return `${/^[\p{L}\p{N}]/u.test(word) ? wordStart : ''}${pattern}${word.endsWith('*') ? '\\p{L}*' : ''}${/[\p{L}\p{N}*]$/u.test(word) ? wordEnd : ''}`;
}
