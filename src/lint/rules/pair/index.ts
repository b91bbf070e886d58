import type { Rule } from '../../rule.ts';
import { translations } from './translations.ts';

/** Rules about the translations of a document. */
export const pairRules: readonly Rule[] = [translations];
