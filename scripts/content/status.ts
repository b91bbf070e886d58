import { parseArgs } from 'node:util';
import { statusOf } from '#authoring/status.ts';
import { statusTable } from '#authoring/status-table.ts';
import { shown } from '#lint/reporters/lines.ts';
import { loadContent } from '#pipeline/content.ts';
import type { Command } from './command.ts';

export const status: Command = {
  usage: ['status [--json]', 'documents and languages, what is scheduled, and what is still sample'],
  async run(args, { contentDir }) {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
    const rows = statusOf(await loadContent(contentDir));
    return values.json
      ? [JSON.stringify(rows, null, 2)]
      : statusTable(rows, shown(contentDir), process.stdout.isTTY);
  },
};
