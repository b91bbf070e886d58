import { parseArgs } from 'node:util';
import { confirmAll, confirm as confirmTranslation } from '#authoring/translations/confirm.ts';
import type { Command } from './command.ts';

export const confirm: Command = {
  syntax: 'confirm PATH[#HEADING] [--why "…"]',
  summary: 'records that both languages of a document, or of one section, say the same',
  details: [
    '',
    'PATH is the address, file or name of a document, ui/NAME for a file of UI strings, or ui for all of them.',
    '--all               everything that needs no further look, and a list of what does',
    '--why "…"           the reason, needed where only one language has changed',
    '--accept-facts      records numbers, dates and links that differ on purpose',
    '--accept-uncertain  records pairs that were found, but may not belong together',
  ],
  async run(args, { contentDir }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        why: { type: 'string' },
        'accept-facts': { type: 'boolean', default: false },
        'accept-uncertain': { type: 'boolean', default: false },
      },
    });
    const [name] = positionals;
    const options = {
      why: values.why,
      acceptFacts: values['accept-facts'],
      acceptUncertain: values['accept-uncertain'],
    };
    if (values.all && name === undefined) return confirmAll(contentDir, options);
    if (name === undefined || positionals.length !== 1 || values.all)
      throw new Error('Usage: npm run content -- confirm PATH[#HEADING] --why "…", or confirm --all');
    return confirmTranslation(contentDir, name, options);
  },
};
