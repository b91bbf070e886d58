import { hidden, type Passage } from '#lint/prose/text-segment.ts';
import type { Finding } from '#pipeline/finding.ts';
import { type Prose, say } from './report-text.ts';

/** A hyphen between spaces, within a line; between figures it may be a minus. */
const between = /(?<=(\S)[ \u00A0])-{1,2}(?= (\S))/g;

/** What is pressed together: `Ctrl - C`. */
const key =
  /(?<!\p{L})(?:alt|altgr|backspace|cmd|command|control|ctrl|del|delete|end|enter|esc|escape|fn|home|ins|insert|meta|option|return|shift|space|super|tab|win|windows)$/iu;

/** A hyphen or two in place of a dash. */
export function dashes(prose: Prose, passage: Passage): Finding[] {
  return [...passage.text.matchAll(between)].flatMap(({ index, 0: sign, 1: before = '', 2: after = '' }) => {
    if (/\d/.test(before) && /\d/.test(after)) return [];
    // Of `<kbd>Ctrl</kbd> - <kbd>C</kbd>` neither is text.
    const isCombination = sign === '-' && key.test(passage.text.slice(0, index - 1));
    if (isCombination || (before === hidden && after === hidden)) return [];
    return say(
      prose,
      passage,
      [index, index + sign.length],
      'prose/dash',
      `A dash between words is –, not ${sign === '-' ? 'a hyphen' : 'two hyphens'}.`,
      { change: { title: 'Write –.', edits: [[index, index + sign.length, '–']] } },
    );
  });
}
