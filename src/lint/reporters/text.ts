/** Text of a writer on a terminal: what would steer it, or turn the reading order, is shown instead of obeyed. */

// Controls (escape sequences begin with one) and the signs that turn the direction of text. Tabs are the caller's.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const steering = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The text with a sign in place of each character that is none: the same length in UTF-16 units. */
export function visible(text: string): string {
  return text.replace(steering, (sign) => {
    const code = sign.charCodeAt(0);
    // Unicode has pictures of the first controls, and of DEL.
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? '␡' : '\u{fffd}';
  });
}

/** A message as one line of visible characters. */
export const oneLine = (text: string): string => visible(text.replace(/\s+/g, ' ').trim());
