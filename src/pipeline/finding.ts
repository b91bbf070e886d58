/** What is wrong in the content, where, and the way out. */

export type Level = 'error' | 'warning';

export interface Finding {
  /** File, relative to the content folder. */
  file: string;
  /** Counted from 1, as editors do. */
  line: number;
  column: number;
  /** Where the text in question ends: the place after its last character. Absent where only its start is known. */
  end?: Position;
  level: Level;
  /** Family and name: `links/dead`. */
  rule: string;
  /** Plain words, the way out included; one line. */
  message: string;
  /** A change that is safe to make without asking: it cannot alter what the writer means. */
  fix?: Fix;
}

export interface Fix {
  /** What is done, as an order: `Remove the second "the".` */
  title: string;
  edits: Edit[];
}

/** A stretch of the finding's file, and what is to stand there. */
export interface Edit {
  /** Offsets in the file's text as the pipeline reads it: no byte order mark, line ends of one character. */
  from: number;
  to: number;
  text: string;
}

export interface Position {
  line: number;
  column: number;
}

/** A whole file, where no place in it is to blame. */
export const startOfFile: Position = { line: 1, column: 1 };

/** What not every finding has. */
type More = Pick<Finding, 'end' | 'fix'>;

export function error(
  file: string,
  place: Position,
  rule: string,
  message: string,
  more: More = {},
): Finding {
  return { file, line: place.line, column: place.column, ...more, level: 'error', rule, message };
}

export function warning(file: string, place: Position, rule: string, message: string, more?: More): Finding {
  return { ...error(file, place, rule, message, more), level: 'warning' };
}

export const isError = (finding: Finding): boolean => finding.level === 'error';

/** Its findings come of what is wrong in other files: the ledger of addresses. */
const last = 'addresses.txt';

/** By file, then by place, so that a writer mends a file from top to bottom. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    Number(a.file === last) - Number(b.file === last) ||
    a.file.localeCompare(b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    a.rule.localeCompare(b.rule)
  );
}
