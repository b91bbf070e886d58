import type { Rule } from '../../rule.ts';
import { codeLanguage } from './code-language.ts';

export const codeRules: readonly Rule[] = [codeLanguage];
