import { parseArgs } from 'node:util';
import {
  type DueChanges,
  findDueChanges,
  isRebuildDue,
  readPublishedDocuments,
} from '#build/site-files/published-documents.ts';
import { checkContent } from '#lint/check-content.ts';
import { formatFindingCounts, toDisplayPath } from '#lint/reporters/text.ts';
import { isError } from '#pipeline/finding.ts';
import type { Command } from './command.ts';

/** Exit code for a due rebuild. Node itself does not exit with this code. */
const rebuildDueExitCode = 10;

export const due: Command = {
  syntax: 'due [--json]',
  summary:
    'lists what has changed since the build, is due, or is to be reviewed; exit code 10 if a rebuild is due',
  async run(args, { contentDir, outDir }) {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
    const now = new Date();
    const content = await checkContent(contentDir, { now });
    // A document with an error is not in the index, and would be listed as one to take down.
    if (content.findings.some(isError))
      throw new Error(`The content has ${formatFindingCounts(content.findings)}. Run: npm run check`);
    const changes = await findDueChanges(content, contentDir, await readPublishedDocuments(outDir), now);
    const lines = values.json
      ? [JSON.stringify(changes, null, 2)]
      : formatChanges(changes, toDisplayPath(contentDir), toDisplayPath(outDir));
    return { lines, exitCode: isRebuildDue(changes) ? rebuildDueExitCode : 0 };
  },
};

function formatChanges(changes: DueChanges, root: string, outDir: string): string[] {
  const { built, live, down, changed, files, review, next } = changes;
  return [
    // Without a build all documents are new, and listing all of them would not help.
    ...(built === undefined
      ? [
          `There is no build of this site in ${outDir} yet, so all ${live.length} documents wait for the first one. Where the site is published, the command compares with what visitors see.`,
        ]
      : [`${outDir} was built for ${built}.`]),
    ...(built === undefined ? [] : live).map((address) => `goes live   ${address}`),
    ...down.map((address) => `comes down  ${address}`),
    ...(built === undefined ? [] : changed).map((address) => `changed     ${address}`),
    ...files.map((file) => `changed     ${root}/${file}`),
    ...review.map(({ file, reviewBy }) => `to review   ${root}/${file} (by ${reviewBy})`),
    ...(next
      ? [`Next: ${next.path} ${next.what === 'live' ? 'goes live' : 'comes down'} at ${next.at}.`]
      : []),
    isRebuildDue(changes) ? 'A rebuild is due: npm run build' : 'No rebuild is due.',
  ];
}
