import { parseArgs } from 'node:util';
import { explain as explainRule } from '#authoring/explain.ts';
import type { Command } from './command.ts';

export const explain: Command = {
  syntax: 'explain [RULE]',
  summary: 'explains a rule of the check with an example; without RULE it lists all rules',
  async run(args) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    if (positionals.length > 1) throw new Error('Name one rule at a time: npm run content -- explain RULE');
    return explainRule(positionals[0], process.stdout.isTTY && !process.env.NO_COLOR);
  },
};
