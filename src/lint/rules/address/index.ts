import type { Rule } from '../../rule.ts';
import { pageAddresses } from './page-addresses.ts';

export const addressRules: readonly Rule[] = [pageAddresses];
