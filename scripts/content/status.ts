import { parseArgs } from 'node:util';
import { formatStatusTable, getDocumentStatuses } from '#authoring/status.ts';
import { toDisplayPath } from '#lint/reporters/text.ts';
import { loadContent } from '#pipeline/load-content.ts';
import type { Command } from './command.ts';

export const status: Command = {
  syntax: 'status [--json]',
  summary: 'lists the state of each document in each language, its dates, and its samples',
  async run(args, { contentDir }) {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
    const statuses = getDocumentStatuses(await loadContent(contentDir));
    return values.json
      ? [JSON.stringify(statuses, null, 2)]
      : formatStatusTable(statuses, toDisplayPath(contentDir), process.stdout.isTTY);
  },
};
