/** A build with its progress and outcome told on the terminal. */

import { readCheckOptions } from '#lint/reporters/check-options.ts';
import { say } from '#lint/reporters/format-findings.ts';
import { shown, summaryOf } from '#lint/reporters/lines.ts';
import type { Finding } from '#pipeline/finding.ts';
import { type BuildOptions, buildSite, ContentRefused } from './build-site.ts';

/** Between two lines of progress, in milliseconds: a log in CI stays short, a person sees that it lives. */
const progressEvery = 2000;

const steps = { check: 'Checking', pages: 'Rendering' } as const;

/**
 * Builds, and says how it went: findings on stdout, as `npm run check` says them, all else on stderr.
 * @returns whether the site was built; false when the content does not pass the check.
 * @throws whatever else stops a build.
 */
export async function reportBuild(options: Omit<BuildOptions, 'onProgress' | 'onUnkept'>): Promise<boolean> {
  const started = performance.now();
  let told = started;
  const onProgress: BuildOptions['onProgress'] = (step, done, total) => {
    if (performance.now() - told < progressEvery) return;
    told = performance.now();
    console.error(`${steps[step]}: ${done} of ${total} documents`);
  };
  const onUnkept = ({ message }: Error) => console.error(`The next build begins anew: ${message}`);
  try {
    const { pages, rendered, findings } = await buildSite({ ...options, onProgress, onUnkept });
    await tell(findings, options.contentDir);
    console.error(
      `${pages} pages, ${rendered} of them rendered, in ${((performance.now() - started) / 1000).toFixed(1)} s: ${shown(options.outDir)}`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    await tell(error.findings, options.contentDir);
    console.error(`Nothing was built: ${summaryOf(error.findings)}.`);
    return false;
  }
}

async function tell(findings: readonly Finding[], contentDir: string): Promise<void> {
  const { stdout } = await say(readCheckOptions([], process.stdout, process.env), findings, contentDir, 0);
  if (stdout) console.log(stdout);
}
