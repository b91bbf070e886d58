import type { Rule } from '../../rule.ts';
import { uiStrings } from './ui-strings.ts';

export const stringRules: readonly Rule[] = [uiStrings];
