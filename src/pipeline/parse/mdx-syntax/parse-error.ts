/** What the parser of MDX complains of, and what is made of it. */

/** What a writer most likely did, where, and what to write instead. */
export interface SyntaxMistake {
  message: string;
  /** Offsets in the body. */
  from: number;
  to: number;
  /** What mends it without asking; undefined where only the writer knows. */
  fix?: { title: string; text: string; from?: number; to?: number } | undefined;
}

/** The parser's complaint: its words, and the offset that it blames. */
export interface Complaint {
  reason: string;
  body: string;
  offset: number;
  /** The line and the offset of the tag that the words name, where they do: `(3:1-3:9)`. */
  opened?: { line: number; offset: number } | undefined;
}

/** The text from an offset to the end of its line. */
export const restOfLine = (body: string, from: number): string => {
  const end = body.indexOf('\n', from);
  return body.slice(from, end === -1 ? body.length : end);
};
