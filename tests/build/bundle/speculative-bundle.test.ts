import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSiteModule } from '#build/bundle/site-module.ts';
import { startSpeculativeBundle } from '#build/bundle/speculative-bundle.ts';

const options = { siteUrl: 'https://www.example.no', now: new Date('2026-11-21T12:00:00Z') };
/** Of the navigation: two that are there, in one language each. */
const site = buildSiteModule(new Set(['/team', '/no/cookie-policy']), options);
const other = buildSiteModule(new Set(['/team']), options);

let contentDir: string;
let asked: { site: string; signal: AbortSignal | undefined }[] = [];
const begin = () =>
  startSpeculativeBundle(contentDir, options, 'cache', (site, folder, signal) => {
    asked.push({ site, signal });
    // The first of them takes until nobody waits for it.
    return new Promise((resolve, reject) => {
      if (site === other) resolve({ version: 'other', folder });
      else setImmediate(() => resolve({ version: 'likely', folder }));
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });

beforeAll(async () => {
  contentDir = await mkdtemp(path.join(tmpdir(), 'early-'));
  for (const file of ['en/pages/team.mdx', 'no/policies/cookie-policy.mdx', 'en/pages/another.mdx']) {
    await mkdir(path.dirname(path.join(contentDir, file)), { recursive: true });
    await writeFile(path.join(contentDir, file), '');
  }
});
beforeEach(() => {
  asked = [];
});
afterAll(() => rm(contentDir, { recursive: true, force: true }));

test('a site that is as its files foretell it has the bundle that was begun', async () => {
  const bundle = begin();
  expect(asked.map((each) => each.site)).toEqual([site]);
  expect(await bundle.get(site)).toMatchObject({ version: 'likely' });
  expect(asked).toHaveLength(1);
});

test('another has one of its own, and the first is ended', async () => {
  const bundle = begin();
  expect(await bundle.get(other)).toMatchObject({ version: 'other' });
  expect(asked.map((each) => each.site)).toEqual([site, other]);
  expect(asked[0]?.signal?.aborted).toBe(true);
});

test('content that is refused ends it', async () => {
  await begin().stop();
  expect(asked[0]?.signal?.aborted).toBe(true);
});
