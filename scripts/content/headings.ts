import { parseArgs } from 'node:util';
import { shareHeadingIds } from '#authoring/translations/share-heading-ids.ts';
import type { Command } from './command.ts';

export const headings: Command = {
  syntax: 'headings [PATH]',
  summary: 'gives Norwegian headings the ids of their English ones, and changes the links to them',
  details: [
    '',
    'Without PATH all documents. Headings that published addresses or menus lead to keep their ids.',
  ],
  async run(args, { contentDir }) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    if (positionals.length > 1) throw new Error('Usage: npm run content -- headings [PATH]');
    return shareHeadingIds(contentDir, positionals[0]);
  },
};
