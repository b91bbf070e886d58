/** `npm run check`: what is wrong in the content. Exit 0 clean or warnings only, 1 errors, 2 cannot run. */
import { appendFile } from 'node:fs/promises';
import { isDocument } from '../src/content/manifest.ts';
import { affectedBy } from '../src/pipeline/changes/affected.ts';
import { touchedSince } from '../src/pipeline/changes/git.ts';
import { loadContent } from '../src/pipeline/content.ts';
import { isError } from '../src/pipeline/finding.ts';
import { checkUsage, readCheckOptions } from '../src/pipeline/report/check-options.ts';
import { summaryOf } from '../src/pipeline/report/lines.ts';
import { say } from '../src/pipeline/report/mouths.ts';
import { emitOwnIds } from '../src/publish/own-ids.ts';
import { readEnvironment } from '../src/server/env.ts';

// Whoever reads the output, `head` for instance, may have seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  const options = readCheckOptions(process.argv.slice(2), process.stdout, process.env);
  if (options.help) console.log(checkUsage);
  else process.exitCode = await check(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function check(options: ReturnType<typeof readCheckOptions>): Promise<0 | 1> {
  const { contentDir } = readEnvironment(process.env);
  const touched = options.changed === undefined ? undefined : await touchedSince(options.changed, contentDir);
  const content = await loadContent(contentDir);
  await emitOwnIds(contentDir, content.manifest);
  const counts = touched ? affectedBy(touched, content) : () => true;
  const findings = content.findings.filter(({ file }) => counts(file));
  const documents = content.manifest.entries.filter(isDocument).length;
  const { stdout, summary } = await say(options, findings, contentDir, documents);
  if (stdout) console.log(stdout);
  const summaryFile = process.env.GITHUB_STEP_SUMMARY;
  if (summary && summaryFile) await appendFile(summaryFile, summary);
  const limit = options.changed === undefined ? '' : `, limited to what differs from ${options.changed}`;
  console.error(`${documents} documents${limit}: ${summaryOf(findings)}.`);
  return findings.some(isError) ? 1 : 0;
}
