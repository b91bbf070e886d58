/** Escaping for printed text, which can come from strangers. */

/** Matches characters that move the cursor, change colours (escape sequences begin with one) or reverse the order of text. */
const controlCharacters = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * Replaces control characters, except line breaks and tabs.
 * @param toReplacement returns the text for a character; by default its symbol.
 */
export const escapeControlCharacters = (
  text: string,
  toReplacement: (character: string) => string = toSymbol,
): string =>
  text.replace(controlCharacters, (character) =>
    character === '\n' || character === '\t' ? character : toReplacement(character),
  );

/** Puts text on one line and replaces control characters. */
export const toSafeLine = (text: string, toReplacement?: (character: string) => string): string =>
  escapeControlCharacters(text.replace(/\s+/g, ' ').trim(), toReplacement);

/** Returns U+FFFD, the replacement character. */
export const toReplacementCharacter = (): string => '\uFFFD';

/** Returns Unicode's symbol for a control character, such as `␛`, or the replacement character where there is none. */
function toSymbol(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '␡' : toReplacementCharacter();
}
