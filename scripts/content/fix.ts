import { parseArgs } from 'node:util';
import { fix as mended } from '../../src/pipeline/commands/fix.ts';
import type { Command } from './command.ts';

export const fix: Command = {
  usage: [
    'fix [PATH…] [--dry-run]',
    'mends what has one meaning only, in all files or those named; --dry-run shows it as a diff',
  ],
  async run(args, { contentDir }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    return mended(contentDir, positionals, values['dry-run']);
  },
};
