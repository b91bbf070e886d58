import { parseArgs } from 'node:util';
import { postpone as postponeTranslation } from '#authoring/translations/confirm.ts';
import { toDay } from '#translations/check-translations.ts';
import type { Command } from './command.ts';

const usage = 'npm run content -- postpone PATH[#HEADING] --owner NAME --by 2026-12-01';

export const postpone: Command = {
  syntax: 'postpone PATH[#HEADING] --owner NAME --by DAY',
  summary: 'records who brings the blocks that are behind in step, and by when',
  details: ['', 'Facts that differ cannot be postponed.'],
  async run(args, { contentDir }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { owner: { type: 'string' }, by: { type: 'string' } },
    });
    const [name] = positionals;
    const { owner, by: date } = values;
    if (name === undefined || positionals.length !== 1 || !owner || !date) throw new Error(`Usage: ${usage}`);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)))
      throw new Error(`"${date}" is not a day. Write it like 2026-12-01.`);
    if (date < toDay(new Date()))
      throw new Error(`${date} is in the past. Write the day by which it will be done.`);
    return postponeTranslation(contentDir, name, { owner, date });
  },
};
