/** `npm run check [-- --json]`: what is wrong in the content. Exit 0 clean, 1 errors, 2 cannot run. */
import { parseArgs } from 'node:util';
import { isDocument } from '../src/content/manifest.ts';
import { loadContent } from '../src/pipeline/content.ts';
import { isError } from '../src/pipeline/finding.ts';
import { lineOf, shown, summaryOf } from '../src/pipeline/report.ts';
import { emitOwnIds } from '../src/publish/own-ids.ts';
import { readEnvironment } from '../src/server/env.ts';

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const { contentDir } = readEnvironment(process.env);
  const { manifest, findings } = await loadContent(contentDir);
  const root = shown(contentDir);
  await emitOwnIds(contentDir, manifest);
  if (values.json)
    console.log(
      JSON.stringify(
        findings.map((finding) => ({ ...finding, file: `${root}/${finding.file}` })),
        null,
        2,
      ),
    );
  else for (const finding of findings) console.log(lineOf(root, finding, process.stdout.isTTY));
  console.error(`${manifest.entries.filter(isDocument).length} documents: ${summaryOf(findings)}.`);
  process.exitCode = findings.some(isError) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
