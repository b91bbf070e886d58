import { parseArgs } from 'node:util';
import { confirm as confirmTranslation } from '#authoring/confirm.ts';
import type { Command } from './command.ts';

export const confirm: Command = {
  syntax: 'confirm PATH[#HEADING] [--why "…"]',
  summary: 'records that both languages of a document, or of one section, say the same',
  details: [
    '',
    'PATH is the address, file or name of a document, ui/NAME for a file of UI strings, or ui for all of them.',
    '--why "…"           the reason, needed where only one language has changed',
    '--accept-facts      records numbers, dates and links that differ on purpose',
    '--accept-uncertain  records pairs that were found, but may not belong together',
  ],
  async run(args, { contentDir }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        why: { type: 'string' },
        'accept-facts': { type: 'boolean', default: false },
        'accept-uncertain': { type: 'boolean', default: false },
      },
    });
    const [name] = positionals;
    if (name === undefined || positionals.length !== 1)
      throw new Error('Usage: npm run content -- confirm PATH[#HEADING] --why "…"');
    return confirmTranslation(contentDir, name, {
      why: values.why,
      acceptFacts: values['accept-facts'],
      acceptUncertain: values['accept-uncertain'],
    });
  },
};
