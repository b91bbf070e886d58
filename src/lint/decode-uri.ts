/** Decodes %20 for a space and %C3%A6 for æ. Returns a text with invalid escapes unchanged. */
export function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
