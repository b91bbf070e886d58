/** Word diffs of canonical texts. */
import { diffWordsWithSpace } from 'diff';

export interface DiffPart {
  type: 'same' | 'removed' | 'added';
  text: string;
}

/** Compares two texts word by word. */
export const diffText = (before: string, after: string): DiffPart[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    type: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));

/** Characters that are kept before and after a change in a short diff. */
const contextLength = 24;

/**
 * Formats a diff on one line: `costs [-4,900-] {+4,800+} kroner`, the notation of `git diff --word-diff`. Text far from a
 * change is left out.
 */
export function formatDiff(parts: readonly DiffPart[]): string {
  return parts
    .map(({ type, text }, index) => {
      if (type === 'removed') return markWords(text, '[-', '-]');
      if (type === 'added') return markWords(text, '{+', '+}');
      return shorten(text, index > 0, index < parts.length - 1);
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Writes marks around words, with the spaces outside, so that the words beside them stay apart. */
const markWords = (text: string, open: string, close: string): string =>
  `${/^\s/.test(text) ? ' ' : ''}${open}${text.trim()}${close}${/\s$/.test(text) ? ' ' : ''}`;

/** Shortens unchanged text to what is beside a change. */
function shorten(text: string, isAfterChange: boolean, isBeforeChange: boolean): string {
  const kept = contextLength * (Number(isAfterChange) + Number(isBeforeChange));
  if (text.length <= kept + 3) return text;
  const start = isAfterChange ? text.slice(0, contextLength).replace(/\S*$/, '') : '';
  const end = isBeforeChange ? text.slice(-contextLength).replace(/^\S*/, '') : '';
  return `${start}…${end}`;
}

const maxQuoteLength = 80;

/** Shortens a text for a message. */
export const quote = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= maxQuoteLength ? line : `${line.slice(0, maxQuoteLength).replace(/\s+\S*$/, '')} …`;
};
