import type { Passage } from '#lint/prose/text-segment.ts';
import type { Finding } from '#pipeline/finding.ts';
import { type Prose, say } from './report-text.ts';

/** `ISO 27001`, and the groups of a large number: `72 000`. Those of a telephone number are no thousands. */
const together =
  /\bISO[ \u00A0]\d{4,5}\b|(?<![\d+]|[\d+][ \u00A0])\b\d{1,3}(?:[ \u00A0]\d{3})+\b(?![ \u00A0]\d)/g;
const money = /(?:\bkr\.?|\b(?:NOK|SEK|DKK|EUR|GBP|USD)|[€£$])[ \u00A0]?$/;
const moneyAfter =
  /^[ \u00A0]?(?:kr\b|kroner\b|kronene\b|NOK\b|SEK\b|DKK\b|EUR\b|GBP\b|USD\b|euros?\b|pounds\b|dollars\b|[€£$])/;
/** `chapter 2 000`: a number of something, and a figure that follows. */
const numbered =
  /\b(?:chapters?|sections?|pages?|rooms?|figures?|tables?|articles?|parts?|numbers?|no\.|steps?|versions?|kapittel|kap\.|avsnitt|side|rom|figur|tabell|artikkel|del|nummer|nr\.|trinn|versjon|paragraf)[ \u00A0]$|§[ \u00A0]?$/i;

/** Spaces at which a line must not end. */
export function fixedSpaces(prose: Prose, passage: Passage): Finding[] {
  return [...passage.text.matchAll(together)].flatMap(({ index, 0: text }) => {
    const spaces = [...text.matchAll(/ /g)].map((space) => index + space.index);
    if (spaces.length === 0 || !isOneFigure(passage.text, index, text)) return [];
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

/** Two figures may stand side by side by chance: `In chapter 2 300 people…` Zeros, three groups and money are one. */
function isOneFigure(text: string, index: number, figure: string): boolean {
  if (figure.startsWith('ISO') || /\D\d{3}\D/.test(figure)) return true;
  const before = text.slice(0, index);
  if (money.test(before) || moneyAfter.test(text.slice(index + figure.length))) return true;
  return figure.endsWith('000') && !numbered.test(before);
}
