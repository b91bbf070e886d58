/** The rules of prose, each in its file, run over every passage once. */

import { type Passage, rangeOf } from '#lint/prose/text-segment.ts';
import type { Speller } from '#lint/spelling/spell-checker.ts';
import type { Finding, Position } from '#pipeline/finding.ts';
import { apostrophes } from './apostrophes.ts';
import { dashes } from './dashes.ts';
import { doubledSpaces } from './doubled-spaces.ts';
import { doubledWords } from './doubled-words.ts';
import { dummyText, isDummy } from './dummy-text.ts';
import { ellipses } from './ellipses.ts';
import { fixedSpaces } from './non-breaking-spaces.ts';
import { otherLanguage } from './other-language.ts';
import { placeholders } from './placeholders.ts';
import { quotes } from './quotes.ts';
import type { Prose } from './report-text.ts';
import { spelling } from './spelling.ts';

type Rule = (prose: Prose, passage: Passage) => Finding[];

const rules: readonly Rule[] = [
  doubledWords,
  doubledSpaces,
  quotes,
  apostrophes,
  ellipses,
  dashes,
  fixedSpaces,
  placeholders,
];

/** So many passages in another language are no slips. */
const fewestOfWholeText = 5;

/** @param speller knows the words; without it spelling is not checked. */
export function proseFindings(prose: Prose, speller?: Speller): Finding[] {
  const dummies = prose.passages.filter(isDummy);
  const written = dummies.length
    ? prose.passages.filter((passage) => !dummies.includes(passage))
    : prose.passages;
  return [
    ...dummyText(prose, dummies),
    ...written.flatMap((passage) => rules.flatMap((rule) => rule(prose, passage))),
    ...(speller ? onceWhereMany(written.flatMap((passage) => words(prose, passage, speller))) : []),
  ];
}

/** A whole document in another language is told of once. */
function onceWhereMany(findings: Finding[]): Finding[] {
  const [first, ...others] = findings.filter(({ rule }) => rule === 'prose/language');
  if (!first || others.length < fewestOfWholeText) return findings;
  const message = `${first.message} So do ${others.length} more passages of this file.`;
  return [{ ...first, message }, ...findings.filter(({ rule }) => rule !== 'prose/language')];
}

/** Unknown words; of a sentence in another language that alone is said. */
function words(prose: Prose, passage: Passage, speller: Speller): Finding[] {
  const findings = spelling(prose, passage, speller);
  if (findings.length < 2) return findings;
  const { findings: sentences, parts } = otherLanguage(prose, passage, speller);
  if (!parts.length) return findings;
  const places = parts.map(([from, to]) => {
    const range = rangeOf(passage, from, to);
    return [prose.place(range.from), prose.place(range.to)] as const;
  });
  const isIn = (finding: Finding) =>
    places.some(([from, to]) => !isBefore(finding, from) && isBefore(finding, to));
  return [...sentences, ...findings.filter((finding) => !isIn(finding))];
}

const isBefore = (a: Position, b: Position): boolean =>
  a.line < b.line || (a.line === b.line && a.column < b.column);
