import type { Rule } from '../../rule.ts';
import { schedule } from './schedule.ts';

export const scheduleRules: readonly Rule[] = [schedule];
