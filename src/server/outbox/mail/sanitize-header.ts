/** What senders wrote, where it stands in a header or is the name of a file. */

/**
 * Text on one line, without what changes the direction of the text around it or is taken for an encoding of other text
 * (https://www.rfc-editor.org/rfc/rfc2047), and cut where it is longer than it may be.
 * @param limit characters.
 */
export function sanitizeHeader(text: string, limit: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .replaceAll('=?', '= ?')
    .trim();
  const characters = [...line];
  return characters.length > limit
    ? `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/**
 * A name under which a file can be saved anywhere.
 * @param name as the sender's system gave it.
 * @param ending what the file is, such as `pdf`.
 */
export function toAttachmentName(name: string, ending: string): string {
  const stem = sanitizeHeader(name.replace(/^.*[/\\]/su, ''), 1000)
    .replace(/[<>:"|?*;]/g, ' ')
    .replace(new RegExp(`\\.${ending}$`, 'i'), '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...stem].slice(0, 80).join('').trim() || 'cv'}.${ending}`;
}
