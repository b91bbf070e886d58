/** Bytes of a file as text: as they are for whoever writes the file again, in one form for whoever reads it. */

/** The text as it is, byte order mark and line ends kept; undefined for bytes that are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The text as the pipeline reads it, in which findings count: no byte order mark, and line ends of one kind. */
export const normalizeText = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
