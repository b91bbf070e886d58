/** Findings: problems in the content, with file, position and advice. Parsers and lint rules report the same type. */
import { publishedUrlsFile } from './read/file-names.ts';

export type Level = 'error' | 'warning';

export interface Finding {
  /** Path relative to the content folder. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** Position after the last character. Absent if only the start is known. */
  end?: Position;
  level: Level;
  /** Rule id: family and name, such as `links/dead`. */
  rule: string;
  /** One line in plain words, with advice. */
  message: string;
  /** Another place that the finding is about, such as the text that a translation has to follow. */
  related?: RelatedPlace;
  /** A change that is safe to make without asking, because it cannot alter the meaning. */
  fix?: Fix;
}

export interface RelatedPlace extends Position {
  /** Path relative to the content folder. */
  file: string;
}

export interface Fix {
  /** A sentence in the imperative: `Remove the second "the".` */
  title: string;
  edits: Edit[];
}

/**
 * Replaces a part of a file. Offsets are in the normalized text: without byte order mark, line ends of one character.
 */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Line and column, counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Position of findings that concern a whole file. */
export const startOfFile: Position = { line: 1, column: 1 };

type OptionalParts = Pick<Finding, 'end' | 'related' | 'fix'>;

/** Creates a finding of the level `error`. */
export function error(
  file: string,
  { line, column }: Position,
  rule: string,
  message: string,
  optional: OptionalParts = {},
): Finding {
  return { file, line, column, ...optional, level: 'error', rule, message };
}

/** Creates a finding of the level `warning`. */
export function warning(
  file: string,
  position: Position,
  rule: string,
  message: string,
  optional?: OptionalParts,
): Finding {
  return { ...error(file, position, rule, message, optional), level: 'warning' };
}

export const isError = (finding: Finding): boolean => finding.level === 'error';

/** Sorts findings by file, then by position. Those of published URLs are last, because they follow from other files. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    Number(a.file === publishedUrlsFile) - Number(b.file === publishedUrlsFile) ||
    a.file.localeCompare(b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    a.rule.localeCompare(b.rule)
  );
}
