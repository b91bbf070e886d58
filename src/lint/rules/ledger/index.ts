import type { Rule } from '../../rule.ts';
import { publishedUrls } from './published-urls.ts';

/** Rules about the list of published URLs, `content/addresses.txt`. */
export const ledgerRules: readonly Rule[] = [publishedUrls];
