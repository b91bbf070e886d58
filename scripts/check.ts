/**
 * `npm run check`: checks the content. Exit codes: 0 no errors, 1 errors, 2 the check could not run. Spelling is not
 * checked if the dictionaries are not installed, because they are development dependencies.
 */
import { appendFile } from 'node:fs/promises';
import { emitProjectIds } from '#build/emit-project-ids.ts';
import { readEnvironment } from '#config/environment.ts';
import { createAffectedFileFilter } from '#lint/changes/affected-files.ts';
import { getChangedFiles } from '#lint/changes/changed-files.ts';
import type { CheckedContent } from '#lint/check-content.ts';
import { checkExternalLinks } from '#lint/external/external-links.ts';
import { createLinter } from '#lint/linter.ts';
import { type CheckOptions, checkUsage, parseCheckOptions } from '#lint/reporters/check-options.ts';
import { formatFindings } from '#lint/reporters/format-findings.ts';
import { formatFindingCounts, formatFixHint } from '#lint/reporters/text.ts';
import { compareFindings, type Finding, isError } from '#pipeline/finding.ts';
import { ignoreBrokenPipe } from '#terminal/broken-pipe.ts';
import { checkBranchLimit } from '#translations/branch-limit.ts';
import {
  getTranslationCache,
  TranslationChecker,
  type TranslationReport,
} from '#translations/check-translations.ts';

ignoreBrokenPipe(process.stdout);

try {
  const options = parseCheckOptions(process.argv.slice(2), process.stdout, process.env);
  if (options.showHelp) console.log(checkUsage);
  else process.exitCode = await runCheck(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function runCheck(options: CheckOptions): Promise<0 | 1> {
  const { contentDir, siteUrl } = readEnvironment(process.env);
  const { changedSince } = options;
  const changedFiles =
    changedSince === undefined ? undefined : await getChangedFiles(changedSince, contentDir);
  const content = await loadAndCheck(contentDir, siteUrl, options.checkSpelling);
  await emitProjectIds(contentDir, content.manifest).catch((cause: Error) =>
    console.error(`The generated ids in src/content are not updated: ${cause.message}`),
  );
  const isSelected = changedFiles ? createAffectedFileFilter(changedFiles, content) : () => true;
  const externalFindings = options.checkExternalLinks
    ? await checkSelectedExternalLinks(content, isSelected)
    : [];
  const branchFindings =
    changedSince !== undefined && changedFiles
      ? await checkBranchLimit(contentDir, changedSince, changedFiles, content.translations.units)
      : [];
  const findings = [
    ...content.findings,
    ...content.translations.findings,
    ...branchFindings,
    ...externalFindings,
  ]
    .filter(({ file }) => isSelected(file))
    .sort(compareFindings);
  // Drafts and documents with errors count, because they are checked as well.
  const documentCount = content.documents.size + content.invalidFiles.length;
  const { stdout, summary } = await formatFindings(options, findings, contentDir, documentCount);
  if (stdout) console.log(stdout);
  const summaryFile = process.env.GITHUB_STEP_SUMMARY;
  if (summary && summaryFile) await appendFile(summaryFile, summary);
  // The other reporters give the fixes themselves. Programs that read the lines do not read this.
  if (options.reporter === 'lines') for (const hint of formatFixHint(findings)) console.error(hint);
  const scope = changedSince === undefined ? '' : `, limited to what differs from ${changedSince}`;
  console.error(`${documentCount} documents${scope}: ${formatFindingCounts(findings)}.`);
  return findings.some(isError) ? 1 : 0;
}

async function loadAndCheck(
  contentDir: string,
  siteUrl: string,
  isSpellingChecked: boolean,
): Promise<CheckedContent & { translations: TranslationReport }> {
  const linter = await createLinter(contentDir, isSpellingChecked);
  const translationCache = await getTranslationCache(contentDir);
  const translationChecker = await TranslationChecker.open(contentDir, translationCache);
  if (isSpellingChecked && !linter.hasDictionaries)
    console.error('Spelling is not checked: its dictionaries are not installed (npm install --include=dev).');
  const content = await linter.check({
    compareWithMain: true,
    siteUrl,
    onParsed: translationChecker.onParsed,
  });
  const translations = await translationChecker.check(content.documents);
  // A cache that cannot be saved is no reason to fail, because the findings are valid without it.
  await Promise.all([linter.save(), translationChecker.save(translationCache)]).catch((error: unknown) =>
    console.error(
      `The results could not be cached, so the next check takes longer: ${error instanceof Error ? error.message : error}`,
    ),
  );
  return { ...content, translations };
}

function checkSelectedExternalLinks(
  { documents }: CheckedContent,
  isSelected: (file: string) => boolean,
): Promise<Finding[]> {
  return checkExternalLinks(
    [...documents.values()].filter(({ source }) => isSelected(source.file)),
    {
      cacheFile: '.cache/external-links.bin',
      now: new Date(),
      onCacheError: ({ message }) =>
        console.error(`The results of external links could not be cached: ${message}`),
    },
  );
}
