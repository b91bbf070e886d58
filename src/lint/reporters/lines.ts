/** The reporter `lines`: a finding a line, for programs that read lines and for logs. */
import type { Finding } from '#pipeline/finding.ts';
import { toSafeLine } from '#terminal/control-characters.ts';
import type { Report } from './report.ts';
import { toDisplayPath } from './text.ts';

/** Formats each finding as `path:line:column level rule message`. */
export const formatLines = ({ findings, root }: Report): string[] =>
  findings.map((finding) => formatLine(toDisplayPath(root), finding));

const formatLine = (root: string, { file, line, column, level, rule, message }: Finding): string =>
  `${root}/${file}:${line}:${column} ${level} ${rule} ${toSafeLine(message)}`;
