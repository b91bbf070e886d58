import { editOf, type Passage } from '#lint/prose/text-segment.ts';
import type { Finding } from '#pipeline/finding.ts';
import { type Prose, say } from './report-text.ts';

/** Two spaces within a line; those at its ends mean a line break to Markdown, and those of tables align columns. */
export function doubledSpaces(prose: Prose, passage: Passage): Finding[] {
  if (passage.kind === 'cell') return [];
  return [...passage.text.matchAll(/(?<=\S) {2,}(?=\S)/g)].flatMap(({ index, 0: spaces }) => {
    // A remark or a tag stands between them in the file: a {/* … */} b.
    if (!editOf(passage, index, index + spaces.length, ' ')) return [];
    return say(
      prose,
      passage,
      [index, index + spaces.length],
      'prose/doubled-space',
      `${spaces.length} spaces stand where one is enough. Write one.`,
      { change: { title: 'Leave one space.', edits: [[index, index + spaces.length, ' ']] } },
    );
  });
}
