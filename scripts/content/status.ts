import { parseArgs } from 'node:util';
import { formatStatusTable, getDocumentStatuses, selectStatuses } from '#authoring/status.ts';
import { toDisplayPath } from '#lint/reporters/text.ts';
import { loadContent } from '#pipeline/load-content.ts';
import { getTranslationCache, TranslationChecker } from '#translations/check-translations.ts';
import type { Command } from './command.ts';

export const status: Command = {
  syntax: 'status [PATH…] [--json]',
  summary: 'lists the state of each document in each language, its translation, its dates and its samples',
  details: ['', 'A PATH is a file, or the address or name of a document. Without one, all documents.'],
  async run(args, { contentDir }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const content = await loadContent(contentDir);
    const checker = await TranslationChecker.open(contentDir, await getTranslationCache(contentDir));
    const { units } = await checker.check(content.documents);
    const reports = new Map(
      units.map((report) => [`${report.unit.document?.kind}/${report.unit.document?.slug}`, report]),
    );
    const statuses = selectStatuses(getDocumentStatuses(content), positionals, contentDir).map((each) => {
      const report = reports.get(`${each.kind}/${each.slug}`);
      if (!report) return each;
      const { isConfirmed, behind, changedInBoth } = report;
      return {
        ...each,
        translation: isConfirmed ? { isConfirmed, behind, changedInBoth } : { isConfirmed },
      } as const;
    });
    return values.json
      ? [JSON.stringify(statuses, null, 2)]
      : formatStatusTable(statuses, toDisplayPath(contentDir), process.stdout.isTTY);
  },
};
