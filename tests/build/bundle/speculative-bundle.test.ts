import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSiteModule } from '#build/bundle/site-module.ts';
import { startSpeculativeBundle } from '#build/bundle/speculative-bundle.ts';
import { parseCompany } from '#pipeline/validate/company.ts';
import { parseFacts } from '#pipeline/validate/facts.ts';
import { parseNavigation } from '#pipeline/validate/navigation.ts';

const options = { siteUrl: 'https://www.example.no', now: new Date('2026-11-21T12:00:00Z') };
const navigation = `links:
  /team: { en: Team, no: Teamet }
  /cookie-policy: { en: Cookies, no: Informasjonskapsler }
header: { links: [/team, /cookie-policy] }
footer: {}
`;
const facts = 'users: { about: Users., number: 72000 }\n';
const company = 'contacts: { general: hello@example.no }\noffices: []\n';
const files = {
  ...parseNavigation({ file: 'navigation.yaml', text: navigation }),
  ...parseFacts({ file: 'facts.yaml', text: facts }),
  ...parseCompany({ file: 'company.yaml', text: company }),
};
/** Module for two documents of the navigation, each in one language. */
const predictedSiteModule = buildSiteModule(files, new Set(['/team', '/no/cookie-policy']), options);
const otherSiteModule = buildSiteModule(files, new Set(['/team']), options);

let contentDir: string;
let requests: { siteModule: string; signal: AbortSignal | undefined }[] = [];
const start = () =>
  startSpeculativeBundle(contentDir, options, 'cache', (siteModule, folder, signal) => {
    requests.push({ siteModule, signal });
    // The predicted bundle takes a while, or until it is aborted.
    return new Promise((resolve, reject) => {
      if (siteModule === otherSiteModule) resolve({ version: 'other', folder });
      else setImmediate(() => resolve({ version: 'predicted', folder }));
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });

beforeAll(async () => {
  contentDir = await mkdtemp(path.join(tmpdir(), 'speculative-'));
  for (const file of ['en/pages/team.mdx', 'no/policies/cookie-policy.mdx', 'en/pages/another.mdx']) {
    await mkdir(path.dirname(path.join(contentDir, file)), { recursive: true });
    await writeFile(path.join(contentDir, file), '');
  }
  await writeFile(path.join(contentDir, 'navigation.yaml'), navigation);
  await writeFile(path.join(contentDir, 'company.yaml'), company);
  await writeFile(path.join(contentDir, 'facts.yaml'), facts);
});
beforeEach(() => {
  requests = [];
});
afterAll(() => rm(contentDir, { recursive: true, force: true }));

test('get returns the speculative bundle when the prediction is right', async () => {
  const bundle = start();
  expect(requests.map(({ siteModule }) => siteModule)).toEqual([predictedSiteModule]);
  expect(await bundle.get(predictedSiteModule)).toMatchObject({ version: 'predicted' });
  expect(requests).toHaveLength(1);
});

test('get aborts the speculative bundle when the prediction is wrong, and makes another', async () => {
  const bundle = start();
  expect(await bundle.get(otherSiteModule)).toMatchObject({ version: 'other' });
  expect(requests.map(({ siteModule }) => siteModule)).toEqual([predictedSiteModule, otherSiteModule]);
  expect(requests[0]?.signal?.aborted).toBe(true);
});

test('stop aborts the bundle', async () => {
  await start().stop();
  expect(requests[0]?.signal?.aborted).toBe(true);
});
