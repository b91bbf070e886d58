/** A compound of which a short part would stand alone on a line, or a reference to a clause such as 6(1)(f). */
const pattern = /(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+|\d+(?:\(\p{L}\)|\(\d+\))+)/gu;
/** A character of every match. It is searched first, because most texts have no match. */
const joiner = /[-(]/;
/** Longer words may break, because they would not fit a line of a phone or a cell. */
const maxCharacters = 20;
/** Parts of at most this length are short. */
const shortPartCharacters = 3;

interface TextPart {
  text: string;
  /** The text must stay on one line. */
  isUnbroken: boolean;
}

/** Returns the text in parts, of which the words that must stay on one line are parts of their own. */
export function splitAtUnbrokenWords(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of joiner.test(text) ? text.matchAll(pattern) : []) {
    if (!mustStayOnOneLine(word)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isUnbroken: false });
    parts.push({ text: word, isUnbroken: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isUnbroken: false });
  return parts;
}

function mustStayOnOneLine(word: string): boolean {
  if (word.length > maxCharacters) return false;
  return /[\d(]/.test(word) || word.split('-').some(({ length }) => length <= shortPartCharacters);
}
