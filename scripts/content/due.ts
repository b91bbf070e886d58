import { parseArgs } from 'node:util';
import {
  type DueChanges,
  findDueChanges,
  isRebuildDue,
  publishedDocumentsPath,
  readPublishedDocuments,
} from '#build/site-files/published-documents.ts';
import { toDisplayPath, formatFindingCounts } from '#lint/reporters/text.ts';
import { checkContent } from '#lint/check-content.ts';
import { isError } from '#pipeline/finding.ts';
import type { Command } from './command.ts';

/** Says that a rebuild is due: none of the codes with which Node itself ends. */
const rebuildDue = 10;

export const due: Command = {
  syntaxAndSummary: ['due [--json]', 'what is to go live, come down or be reviewed; exit 10 when a rebuild is due'],
  async run(args, { contentDir, outDir }) {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
    const now = new Date();
    const content = await checkContent(contentDir, { now });
    // A document with an error is not in the index: it would look like one that comes down.
    if (content.findings.some(isError))
      throw new Error(`The content has ${formatFindingCounts(content.findings)}. Run: npm run check`);
    const what = findDueChanges(content, await readPublishedDocuments(outDir), now);
    const lines = values.json
      ? [JSON.stringify(what, null, 2)]
      : linesOf(what, toDisplayPath(contentDir), toDisplayPath(outDir));
    return { lines, exitCode: isRebuildDue(what) ? rebuildDue : 0 };
  },
};

function linesOf(what: DueChanges, root: string, build: string): string[] {
  const { built, live, down, review, next } = what;
  return [
    // Without a build everything would be new: a list of all documents helps nobody.
    ...(built === undefined
      ? [
          `There is no build in ${build} that says what is published (${publishedDocumentsPath}), so ${live.length} documents wait for the first one.`,
        ]
      : [`${build} was built for ${built}.`]),
    ...(built === undefined ? [] : live).map((address) => `goes live   ${address}`),
    ...down.map((address) => `comes down  ${address}`),
    ...review.map(({ file, reviewBy }) => `to review   ${root}/${file} (by ${reviewBy})`),
    ...(next
      ? [`Next: ${next.path} ${next.what === 'live' ? 'goes live' : 'comes down'} at ${next.at}.`]
      : []),
    isRebuildDue(what) ? 'A rebuild is due: npm run build' : 'No rebuild is due.',
  ];
}
