/**
 * `npm run check`: what is wrong in the content. Exit 0 clean or warnings only, 1 errors, 2 cannot run.
 * Spelling needs dictionaries that are installed for development alone; where they are not, it is left out.
 */
import { appendFile } from 'node:fs/promises';
import { emitProjectIds } from '#build/emit-project-ids.ts';
import { readEnvironment } from '#config/environment.ts';
import { createAffectedFileFilter } from '#lint/changes/affected-files.ts';
import { getChangedFiles } from '#lint/changes/changed-files.ts';
import { checkExternalLinks } from '#lint/external/external-links.ts';
import { createChecker } from '#lint/linter.ts';
import { type CheckOptions, checkUsage, parseCheckOptions } from '#lint/reporters/check-options.ts';
import { formatFindings } from '#lint/reporters/format-findings.ts';
import { ignoreBrokenPipe } from '#lint/reporters/ignore-broken-pipe.ts';
import { formatFindingCounts } from '#lint/reporters/text.ts';
import type { Content } from '#pipeline/content.ts';
import { compareFindings, type Finding, isError } from '#pipeline/finding.ts';

ignoreBrokenPipe(process.stdout);

try {
  const options = parseCheckOptions(process.argv.slice(2), process.stdout, process.env);
  if (options.showHelp) console.log(checkUsage);
  else process.exitCode = await check(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function check(options: CheckOptions): Promise<0 | 1> {
  const { contentDir } = readEnvironment(process.env);
  const touched =
    options.changedSince === undefined ? undefined : await getChangedFiles(options.changedSince, contentDir);
  const content = await load(contentDir, options.checkSpelling);
  // The code's own names are no part of what is asked here.
  await emitProjectIds(contentDir, content.manifest).catch((cause: Error) =>
    console.error(`The names for the code are not brought up to date: ${cause.message}`),
  );
  const counts = touched ? createAffectedFileFilter(touched, content) : () => true;
  const answers = options.checkExternalLinks ? await answered(content, counts) : [];
  const findings = [...content.findings, ...answers].filter(({ file }) => counts(file)).sort(compareFindings);
  // Drafts are checked as well, and so is what cannot be understood.
  const documents = content.documents.size + content.invalidFiles.length;
  const { stdout, summary } = await formatFindings(options, findings, contentDir, documents);
  if (stdout) console.log(stdout);
  const summaryFile = process.env.GITHUB_STEP_SUMMARY;
  if (summary && summaryFile) await appendFile(summaryFile, summary);
  const limit =
    options.changedSince === undefined ? '' : `, limited to what differs from ${options.changedSince}`;
  console.error(`${documents} documents${limit}: ${formatFindingCounts(findings)}.`);
  return findings.some(isError) ? 1 : 0;
}

async function load(contentDir: string, spelling: boolean) {
  const checker = await createChecker(contentDir, spelling);
  if (spelling && !checker.spells)
    console.error('Spelling is not checked: its dictionaries are not installed (npm install --include=dev).');
  const content = await checker.load();
  // What was found out counts, whether or not it can be kept.
  await checker
    .save()
    .catch((error: unknown) =>
      console.error(`The next check begins anew: ${error instanceof Error ? error.message : error}`),
    );
  return content;
}

/** What other sites say of the documents that count; their answers hold for a day. */
function answered({ documents }: Content, counts: (file: string) => boolean): Promise<Finding[]> {
  return checkExternalLinks(
    [...documents.values()].filter(({ source }) => counts(source.file)),
    {
      cacheFile: '.cache/external-links.json',
      now: new Date(),
      onCacheError: ({ message }) => console.error(`The next check asks other sites anew: ${message}`),
    },
  );
}
