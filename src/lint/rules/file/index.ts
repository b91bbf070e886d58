import type { Rule } from '../../rule.ts';
import { files } from './files.ts';

export const fileRules: readonly Rule[] = [files];
