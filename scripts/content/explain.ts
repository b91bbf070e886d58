import { parseArgs } from 'node:util';
import { explain as explained } from '#authoring/explain.ts';
import type { Command } from './command.ts';

export const explain: Command = {
  syntaxAndSummary: ['explain [RULE]', 'what a rule of the check means, with an example; without RULE all of them'],
  async run(args) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    if (positionals.length > 1) throw new Error('One rule at a time: npm run content -- explain RULE');
    return explained(positionals[0], process.stdout.isTTY && !process.env.NO_COLOR);
  },
};
