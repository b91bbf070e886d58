import type { Rule } from '../../rule.ts';
import { dates } from './dates.ts';
import { fields } from './fields.ts';
import { searchResultLength } from './search-result-length.ts';

export const frontmatterRules: readonly Rule[] = [fields, dates, searchResultLength];
