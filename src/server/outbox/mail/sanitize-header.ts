/** Makes text of senders safe for mail headers and names of attachments. */

/** Longest name of a file that is processed, in characters. */
const maxFileNameCharacters = 1_000;
/** Longest name of an attachment without its extension, in characters. */
const maxStemCharacters = 80;

/**
 * Puts text on one line, removes characters that change the direction of surrounding text, breaks up encoded words
 * (https://www.rfc-editor.org/rfc/rfc2047), and shortens it.
 * @param maxCharacters length of the result at most, including the ellipsis.
 */
export function sanitizeHeader(text: string, maxCharacters: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .replaceAll('=?', '= ?')
    .trim();
  const characters = [...line];
  return characters.length > maxCharacters
    ? `${characters
        .slice(0, maxCharacters - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/**
 * Converts the name of a sender's file to one that is valid on every system.
 * @param extension of the detected type, such as `pdf`.
 */
export function toAttachmentName(name: string, extension: string): string {
  const stem = sanitizeHeader(name.replace(/^.*[/\\]/su, ''), maxFileNameCharacters)
    .replace(/[<>:"|?*;]/g, ' ')
    .replace(new RegExp(`\\.${extension}$`, 'i'), '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...stem].slice(0, maxStemCharacters).join('').trim() || 'cv'}.${extension}`;
}
