import type { Finding } from '../../finding.ts';
import type { Passage } from '../../prose/passage.ts';
import { type Prose, say } from './report.ts';

/** A hyphen between spaces, within a line; between figures it may be a minus. */
const between = /(?<=(\S)[ \u00A0])-{1,2}(?= (\S))/g;

/** A hyphen or two in place of a dash. */
export function dashes(prose: Prose, passage: Passage): Finding[] {
  return [...passage.text.matchAll(between)].flatMap(({ index, 0: sign, 1: before = '', 2: after = '' }) => {
    if (/\d/.test(before) && /\d/.test(after)) return [];
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
