import type { Rule } from '../../rule.ts';
import { apostrophes } from './apostrophes.ts';
import { dashes } from './dashes.ts';
import { doubledSpaces } from './doubled-spaces.ts';
import { doubledWords } from './doubled-words.ts';
import { ellipses } from './ellipses.ts';
import { nonBreakingSpaces } from './non-breaking-spaces.ts';
import { placeholders } from './placeholders.ts';
import { quotes } from './quotes.ts';
import { spelling } from './spelling.ts';

export const proseRules: readonly Rule[] = [
  placeholders,
  doubledWords,
  doubledSpaces,
  quotes,
  apostrophes,
  ellipses,
  dashes,
  nonBreakingSpaces,
  spelling,
];
