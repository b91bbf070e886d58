import { type Finding, type Level, warning } from '#pipeline/finding.ts';
import { type TextSegment, toSourceEdit, toSourceRange } from '../prose/text-segment.ts';
import type { TextContext } from '../rule.ts';

/** A part of a segment's text: first index, and the index after the last. */
export type TextRange = readonly [from: number, to: number];

export interface TextFix {
  title: string;
  /** Ranges of the segment's text, each with its new text. */
  edits: readonly (readonly [...TextRange, text: string])[];
}

/**
 * Creates a finding about a part of a segment.
 * @param fix left out if the file has Markdown or tags inside an edited range, so that it is not safe.
 */
export function reportText(
  { file, toPosition }: Pick<TextContext, 'file' | 'toPosition'>,
  segment: TextSegment,
  [from, to]: TextRange,
  rule: `${'facts' | 'links' | 'prose' | 'terms'}/${string}`,
  message: string,
  { fix, level = 'warning' }: { fix?: TextFix | undefined; level?: Level } = {},
): Finding {
  const range = toSourceRange(segment, from, to);
  const edits = fix?.edits.flatMap((edit) => toSourceEdit(segment, ...edit) ?? []);
  const isSafe = fix !== undefined && edits?.length === fix.edits.length;
  const finding = warning(file, toPosition(range.from), rule, message, {
    end: toPosition(range.to),
    ...(isSafe && { fix: { title: fix.title, edits } }),
  });
  return { ...finding, level };
}

/** Runs a check on each segment. */
export const forEachSegment =
  (check: (context: TextContext, segment: TextSegment) => Finding[]) =>
  (context: TextContext): Finding[] =>
    context.segments.flatMap((segment) => check(context, segment));
