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

function toWordSource(word: string): string {
  const stem = word.replace(/\*$/, '');
  const pattern = stem.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/['’]/g, "['’]");
  return `${/^[\p{L}\p{N}]/u.test(word) ? wordStart : ''}${pattern}${word.endsWith('*') ? '\\p{L}*' : ''}${/[\p{L}\p{N}*]$/u.test(word) ? wordEnd : ''}`;
}
