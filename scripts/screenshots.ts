/**
 * `npm run screenshots [-- --out FOLDER] [PATH…]`: builds the site and takes screenshots of its pages at four widths, in both
 * languages and both colour schemes: one contact sheet a page, and `index.html` with all of them. `--widths 360,1440` and
 * `--schemes light` take fewer, `--drafts` shows drafts, `--existing` skips paths without a page. Exit 0 done, 2 cannot run.
 */
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runBuild } from '#build/run-build.ts';
import { readEnvironment } from '#config/environment.ts';
import { createApp } from '#server/app.ts';
import { readServeManifest } from '#server/site/serve-manifest.ts';
import {
  createContactSheets,
  getSheetName,
  getSheetPath,
  getSheetPaths,
  parseSelection,
} from '#tests/support/browser/contact-sheet.ts';

try {
  const { values, positionals } = parseArgs({
    options: {
      out: { type: 'string', default: '.cache/screenshots' },
      drafts: { type: 'boolean', default: false },
      existing: { type: 'boolean', default: false },
      widths: { type: 'string' },
      schemes: { type: 'string' },
    },
    allowPositionals: true,
  });
  const selection = parseSelection(values);
  const folder = path.resolve(values.out);
  const outDir = path.resolve('.cache/screenshots-build');
  const { siteUrl, contentDir, bookingUrl } = readEnvironment(process.env);
  if (!(await runBuild({ contentDir, outDir, siteUrl, bookingUrl, preview: values.drafts, release: false })))
    throw new Error('Screenshots need a build.');
  const allPaths = Object.keys((await readServeManifest(outDir)).pages);
  const missingPaths = positionals.filter((address) => !allPaths.includes(address));
  if (missingPaths.length > 0 && !values.existing)
    throw new Error(`There is no page at ${missingPaths.join(', ')}.`);
  const selectedPaths = positionals.filter((address) => !missingPaths.includes(address));
  const sheetPaths = new Set((positionals.length > 0 ? selectedPaths : allPaths).map(getSheetPath));
  // A sheet shows its page in every language that has it.
  const paths = allPaths.filter((address) => sheetPaths.has(getSheetPath(address)));

  const app = await createApp({ outDir, siteUrl });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  try {
    await createContactSheets(
      `http://127.0.0.1:${port}`,
      paths,
      folder,
      (address) => console.log(address),
      selection,
    );
  } finally {
    await app.close();
  }
  const sheets = getSheetPaths(paths).map(
    (address) => `<h2>${address}</h2>\n<img src="${getSheetName(address)}.png" alt="" loading="lazy">`,
  );
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html>\n<meta charset="utf-8">\n<title>Contact sheet</title>\n${sheets.join('\n')}\n`,
  );
  console.log(path.join(folder, 'index.html'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
