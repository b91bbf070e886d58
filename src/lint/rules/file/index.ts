import type { Rule } from '../../rule.ts';
import { files } from './files.ts';

/** Rules about the files of the content folder. */
export const fileRules: readonly Rule[] = [files];
