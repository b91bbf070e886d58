import { parseArgs } from 'node:util';
import { fix as applyFixes } from '#authoring/fix.ts';
import type { Command } from './command.ts';

export const fix: Command = {
  syntax: 'fix [PATH…] [--dry-run]',
  summary:
    'fixes errors with only one possible correction, in all files or those named; --dry-run shows a diff instead',
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
    return applyFixes(contentDir, positionals, values['dry-run']);
  },
};
