import type { Passage } from '#lint/prose/text-segment.ts';
import type { Finding } from '#pipeline/finding.ts';
import { type Prose, say } from './report-text.ts';

/** Three dots are one sign, which no line end parts; more than three are meant otherwise, and left. */
export function ellipses(prose: Prose, passage: Passage): Finding[] {
  return [...passage.text.matchAll(/(?<!\.)\.{3}(?!\.)/g)].map(({ index }) =>
    say(prose, passage, [index, index + 3], 'prose/ellipsis', 'Three dots are one sign: write ….', {
      change: { title: 'Write ….', edits: [[index, index + 3, '…']] },
    }),
  );
}
