import type { Rule } from '../../rule.ts';
import { duplicateForms } from './duplicate-forms.ts';
import { elements } from './elements.ts';
import { expressions } from './expressions.ts';
import { syntax } from './syntax.ts';

export const mdxRules: readonly Rule[] = [syntax, expressions, elements, duplicateForms];
