import { parseArgs } from 'node:util';
import { loadContent } from '../../src/pipeline/content.ts';
import { shown } from '../../src/pipeline/report/lines.ts';
import { statusOf } from '../../src/pipeline/status.ts';
import { statusTable } from '../../src/pipeline/status-table.ts';
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
