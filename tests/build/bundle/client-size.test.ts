import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleApplication } from '#build/bundle/bundle-application.ts';
import { buildSiteModule } from '#build/bundle/site-module.ts';
import { isDocument, getPaths } from '#content/manifest.ts';
import { checkContent } from '#lint/check-content.ts';
import { createCorpus } from '#tests/support/corpus.ts';

/** Bytes of everything a visitor may load that is not one document's own: boot, entry, shared chunks, styles. */
async function clientBytes(posts: number): Promise<{ entries: number; bytes: number }> {
  await using tree = await createCorpus(posts);
  const { manifest } = await checkContent(tree.contentDir);
  const outDir = await mkdtemp(path.join(tmpdir(), 'client-'));
  await bundleApplication(outDir, buildSiteModule(getPaths(manifest), { siteUrl: 'http://localhost:4173' }));
  let bytes = 0;
  for (const folder of ['static/js', 'static/css'])
    for (const name of await readdir(path.join(outDir, folder)))
      bytes += (await stat(path.join(outDir, folder, name))).size;
  await rm(outDir, { recursive: true });
  return { entries: manifest.entries.filter(isDocument).length, bytes };
}

test('boot, entry, shared chunks and styles do not grow with the content: 50 and 2,000 posts within 1 %', async () => {
  const few = await clientBytes(50);
  const many = await clientBytes(2000);
  expect(many.entries - few.entries).toBe(1950);
  expect(few.bytes).toBeGreaterThan(100_000);
  expect(Math.abs(many.bytes - few.bytes) / few.bytes).toBeLessThan(0.01);
}, 120_000);
