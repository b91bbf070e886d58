/** Decodes the bytes of text files. */

/**
 * Decodes UTF-8. Keeps byte order mark and line ends, so that the file can be written again without other changes.
 * @returns undefined if the bytes are not UTF-8.
 */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Removes the byte order mark and makes all line ends `\n`. Positions and offsets of findings are in this text. */
export const normalizeText = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
