/** The rules of prose, each in its file, run over every passage once. */
import type { Finding } from '../../finding.ts';
import type { Passage } from '../../prose/passage.ts';
import type { Speller } from '../../spelling/speller.ts';
import { apostrophes } from './apostrophes.ts';
import { dashes } from './dashes.ts';
import { doubledSpaces } from './doubled-spaces.ts';
import { doubledWords } from './doubled-words.ts';
import { ellipses } from './ellipses.ts';
import { fixedSpaces } from './fixed-spaces.ts';
import { placeholders } from './placeholders.ts';
import { quotes } from './quotes.ts';
import type { Prose } from './report.ts';
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

/** @param speller knows the words; without it spelling is not checked. */
export function proseFindings(prose: Prose, speller?: Speller): Finding[] {
  return prose.passages.flatMap((passage) => [
    ...rules.flatMap((rule) => rule(prose, passage)),
    ...(speller ? spelling(prose, passage, speller) : []),
  ]);
}
