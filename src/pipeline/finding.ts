/** What is wrong in the content, where, and the way out. */

export type Level = 'error' | 'warning';

export interface Finding {
  /** File, relative to the content folder. */
  file: string;
  /** Counted from 1, as editors do. */
  line: number;
  column: number;
  level: Level;
  /** Family and name: `links/dead`. */
  rule: string;
  /** Plain words, the way out included; one line. */
  message: string;
}

export interface Place {
  line: number;
  column: number;
}

/** A whole file, where no place in it is to blame. */
export const startOfFile: Place = { line: 1, column: 1 };

export function error(file: string, place: Place, rule: string, message: string): Finding {
  return { file, line: place.line, column: place.column, level: 'error', rule, message };
}

export function warning(file: string, place: Place, rule: string, message: string): Finding {
  return { ...error(file, place, rule, message), level: 'warning' };
}

export const isError = (finding: Finding): boolean => finding.level === 'error';

/** By file, then by place, so that a writer mends a file from top to bottom. */
export function byPlace(a: Finding, b: Finding): number {
  return (
    a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule)
  );
}
