import { editOf, type Passage, rangeOf } from '#lint/prose/text-segment.ts';
import { type Finding, type Level, type Position, warning } from '#pipeline/finding.ts';

/** A file with prose in it. */
export interface Prose {
  file: string;
  passages: readonly Passage[];
  /** From an offset in the file to its place. */
  place: (offset: number) => Position;
  /** Whether visitors cannot see it yet; undefined where nothing can be a draft. */
  draft?: boolean;
}

/** A part of a passage's text: from, and to without. */
export type Part = readonly [from: number, to: number];

export interface Change {
  title: string;
  /** What is to stand in place of which parts. */
  edits: readonly (readonly [...Part, text: string])[];
}

/**
 * A finding about a part of a passage.
 * @param change a safe fix; left out of the finding where the file has marks within the part.
 */
export function say(
  prose: Prose,
  passage: Passage,
  [from, to]: Part,
  rule: `prose/${string}`,
  message: string,
  { change, level = 'warning' }: { change?: Change; level?: Level } = {},
): Finding {
  const range = rangeOf(passage, from, to);
  const edits = change?.edits.flatMap(([first, end, text]) => editOf(passage, first, end, text) ?? []);
  const isWhole = change !== undefined && edits?.length === change.edits.length;
  const finding = warning(prose.file, prose.place(range.from), rule, message, {
    end: prose.place(range.to),
    ...(isWhole && { fix: { title: change.title, edits } }),
  });
  return { ...finding, level };
}
