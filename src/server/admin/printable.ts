/** Text of strangers on a terminal: it may be read, and may do nothing. */

/** What moves the cursor, changes colours, or turns the order of letters around. */
const acting = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Text that may have several lines. */
export const escapeControlCharacters = (text: string): string =>
  text.replace(acting, (character) => (character === '\n' || character === '\t' ? character : '\uFFFD'));

/** Text that stays on its line. */
export const toSafeLine = (text: string): string => escapeControlCharacters(text.replace(/\s+/g, ' ').trim());

/** JSON of the same meaning in which nothing acts: JSON itself escapes only the first 32 characters. */
export const stringifySafely = (value: unknown, indent = 2): string =>
  JSON.stringify(value, null, indent).replace(acting, (character) =>
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
