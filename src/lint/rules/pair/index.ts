import type { Rule } from '../../rule.ts';
import { translations } from './translations.ts';

export const pairRules: readonly Rule[] = [translations];
