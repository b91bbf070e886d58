import type { Rule } from '../../rule.ts';
import { uiStrings } from './ui-strings.ts';

/** Rules about the UI strings. */
export const stringRules: readonly Rule[] = [uiStrings];
