import type { Finding } from '../../finding.ts';
import type { Passage } from '../../prose/passage.ts';
import { type Prose, say } from './report.ts';

/** `ISO 27001`, and the groups of a large number: `72 000`. Those of a telephone number are no thousands. */
const together =
  /\bISO[ \u00A0]\d{4,5}\b|(?<![\d+]|[\d+][ \u00A0])\b\d{1,3}(?:[ \u00A0]\d{3})+\b(?![ \u00A0]\d)/g;

/** Spaces at which a line must not end. */
export function fixedSpaces(prose: Prose, passage: Passage): Finding[] {
  return [...passage.text.matchAll(together)].flatMap(({ index, 0: text }) => {
    const spaces = [...text.matchAll(/ /g)].map((space) => index + space.index);
    if (spaces.length === 0) return [];
    const sign = passage.kind === 'value' ? '' : `: ${text.replaceAll(/[ \u00A0]/g, passage.fixedSpace)}`;
    return say(
      prose,
      passage,
      [index, index + text.length],
      'prose/fixed-space',
      `A line could end within "${text}". Write a space that does not break${sign}.`,
      {
        change: {
          title: 'Write a space that does not break.',
          edits: spaces.map((at) => [at, at + 1, passage.fixedSpace] as const),
        },
      },
    );
  });
}
