import { parseArgs } from 'node:util';
import { fix as mended } from '#authoring/fix.ts';
import type { Command } from './command.ts';

export const fix: Command = {
  syntaxAndSummary: [
    'fix [PATH…] [--dry-run]',
    'mends what has one meaning only, in all files or those named; --dry-run shows it as a diff',
  ],
  details: [
    '',
    'A PATH is a file, a folder, or the address or name of a document: no/blog/first.mdx, /no/blog/first, first.',
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
