/** Builds the site from the command line: reports progress and findings. */
import { parseCheckOptions } from '#lint/reporters/check-options.ts';
import { formatFindings } from '#lint/reporters/format-findings.ts';
import { formatFindingCounts, toDisplayPath } from '#lint/reporters/text.ts';
import type { Finding } from '#pipeline/finding.ts';
import { type BuildOptions, buildSite, ContentInvalidError } from './build-site.ts';

/** Time between two lines of progress: often enough to show that the build runs, seldom enough for a CI log. */
const progressIntervalMs = 2000;

const stepLabels = { check: 'Checking', pages: 'Rendering' } as const;

/**
 * Builds the site. Writes findings to stdout in the format of `npm run check`, everything else to stderr.
 * @returns false when the content has errors, and the site was not built.
 * @throws any other error that stops the build.
 */
export async function runBuild(options: Omit<BuildOptions, 'onProgress' | 'onCacheError'>): Promise<boolean> {
  const startedAt = performance.now();
  let reportedAt = startedAt;
  const onProgress: BuildOptions['onProgress'] = (step, done, total) => {
    if (performance.now() - reportedAt < progressIntervalMs) return;
    reportedAt = performance.now();
    console.error(`${stepLabels[step]}: ${done} of ${total} documents`);
  };
  const onCacheError = ({ message }: Error) =>
    console.error(`The next build cannot use the cache of this one: ${message}`);
  try {
    const { pages, renderedPages, findings } = await buildSite({ ...options, onProgress, onCacheError });
    await printFindings(findings, options.contentDir);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.error(
      `${pages} pages, ${renderedPages} of them rendered, in ${seconds} s: ${toDisplayPath(options.outDir)}`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof ContentInvalidError)) throw error;
    await printFindings(error.findings, options.contentDir);
    console.error(`Nothing was built: ${formatFindingCounts(error.findings)}.`);
    return false;
  }
}

async function printFindings(findings: readonly Finding[], contentDir: string): Promise<void> {
  const options = parseCheckOptions([], process.stdout, process.env);
  const { stdout } = await formatFindings(options, findings, contentDir, 0);
  if (stdout) console.log(stdout);
}
