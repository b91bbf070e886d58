import { parseArgs } from 'node:util';
import { getDocumentStatuses } from '#authoring/status.ts';
import { formatStatusTable } from '#authoring/status-table.ts';
import { toDisplayPath } from '#lint/reporters/text.ts';
import { loadContent } from '#pipeline/load-content.ts';
import type { Command } from './command.ts';

export const status: Command = {
  syntaxAndSummary: ['status [--json]', 'documents and languages, what is scheduled, and what is still sample'],
  async run(args, { contentDir }) {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
    const rows = getDocumentStatuses(await loadContent(contentDir));
    return values.json
      ? [JSON.stringify(rows, null, 2)]
      : formatStatusTable(rows, toDisplayPath(contentDir), process.stdout.isTTY);
  },
};
