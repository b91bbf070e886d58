/** Checks that what every visitor loads does not grow with the content. `npm run soak` runs it with more posts. */
import { mkdtempDisposable, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleApplication } from '#build/bundle/bundle-application.ts';
import { getBundle } from '#build/bundle/bundle-cache.ts';
import { buildSiteModule } from '#build/bundle/site-module.ts';
import { getPaths, isDocument } from '#content/manifest.ts';
import { checkContent } from '#lint/check-content.ts';
import { createCorpus } from '#tests/support/corpus.ts';

const isSoak = process.env.SOAK === '1';
const [fewPosts, manyPosts] = isSoak ? [50, 2000] : [10, 200];

/** Loads a corpus. Returns the number of its documents, and the source of `virtual:site`. */
async function loadCorpus(posts: number): Promise<{ documents: number; siteModule: string }> {
  await using corpus = await createCorpus(posts);
  const content = await checkContent(corpus.contentDir);
  const { manifest } = content;
  const options = { siteUrl: 'http://localhost:4173', now: new Date() };
  return {
    documents: manifest.entries.filter(isDocument).length,
    siteModule: buildSiteModule(content, getPaths(manifest), options),
  };
}

/** Returns the size of each script and stylesheet of a bundle. */
async function readSizes(folder: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const subfolder of ['static/js', 'static/css'])
    for (const name of await readdir(path.join(folder, subfolder)))
      sizes[name] = (await stat(path.join(folder, subfolder, name))).size;
  return sizes;
}

test('the input of the bundle is the same for few posts and for many', async () => {
  const few = await loadCorpus(fewPosts);
  const many = await loadCorpus(manyPosts);
  expect(many.documents - few.documents).toBe(manyPosts - fewPosts);
  expect(many.siteModule).toBe(few.siteModule);

  const { folder } = await getBundle(few.siteModule, path.resolve('.cache/bundles'));
  const sizes = await readSizes(folder);
  expect(Object.values(sizes).reduce((total, size) => total + size, 0)).toBeGreaterThan(100_000);
  if (isSoak) {
    await using other = await mkdtempDisposable(path.join(tmpdir(), 'client-'));
    await bundleApplication(other.path, many.siteModule);
    expect(await readSizes(other.path)).toEqual(sizes);
  }
}, 240_000);
