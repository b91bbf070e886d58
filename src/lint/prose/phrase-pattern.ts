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
    .map((part) => (part === '…' ? '[^.!?]*?' : part.split(/\s+/).map(toWordSource).join('\\s+')))
    .join('');

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
