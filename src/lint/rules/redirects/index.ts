import type { Rule } from '../../rule.ts';
import { redirects } from './redirects.ts';
import { redirectsFile } from './redirects-file.ts';

export const redirectRules: readonly Rule[] = [redirectsFile, redirects];
