import type { VFileMessage } from 'vfile-message';
import { error, type Finding } from '#pipeline/finding.ts';
import { createPositionLookup, toOffset } from '../positions.ts';
import { expressionMistake } from './expressions.ts';
import { mends } from './fix-parses.ts';
import type { Complaint } from './parse-error.ts';
import { tagMistake } from './tags.ts';

/** The parser stops at the first mistake: one finding, at its place, in plain words. */
export function syntaxFinding(file: string, body: string, cause: VFileMessage): Finding {
  const { reason } = cause;
  const at = (line: number, column: number) => toOffset(body, { line, column }) ?? body.length;
  const named = /\((\d+):(\d+)-/.exec(reason);
  const opened = named && {
    line: Number(named[1]),
    offset: at(Number(named[1]), Number(named[2])),
  };
  const offset = cause.line ? at(cause.line, cause.column ?? 1) : (opened?.offset ?? body.length);
  const complaint: Complaint = { reason, body, offset, opened: opened ?? undefined };
  const { message, from, to, fix } = tagMistake(complaint) ??
    expressionMistake(complaint) ?? {
      message:
        'MDX cannot read the text from here on. Write \\< and \\{ for the signs < and { themselves, and give each tag a line of its own.',
      from: offset,
      to: offset,
    };
  const place = createPositionLookup(body);
  const edit = fix && { from: fix.from ?? from, to: fix.to ?? to, text: fix.text };
  return error(file, place(from), 'mdx/syntax', message, {
    ...(to > from && { end: place(to) }),
    ...(fix && edit && mends(body, edit) && { fix: { title: fix.title, edits: [edit] } }),
  });
}
