/** The server while another build takes the place of the one that it serves. */
import { cp, mkdtemp, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { indexFiles } from '#build/output/file-index.ts';
import { renderBundlePath } from '#content/render-bundle.ts';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { fileIndexPath } from '#server/site/file-index.ts';
import { serveManifestPath } from '#server/site/serve-manifest.ts';
import { sampleManifest, writeSampleBuild } from '#tests/support/server/sample-build.ts';
import { isSoak } from '#tests/support/server/soak.ts';

let root: string;
let outDir: string;
let app: FastifyInstance | undefined;
let logged: string[];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'new-build-'));
  outDir = path.join(root, 'dist');
  logged = [];
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  await rm(root, { recursive: true, force: true });
});

/** Writes a build whose pages, policy, redirects, strings and script all carry its id. */
async function writeBuild(id: string, folder = path.join(root, id)): Promise<string> {
  await using sample = await writeSampleBuild();
  const padding = 'x'.repeat(600);
  for (const [file, title] of [
    ['team.html', 'team'],
    ['404.html', 'missing'],
  ] as const)
    for (const suffix of ['', '.br', '.gz']) {
      if (suffix) await rm(path.join(sample.outDir, file + suffix));
      else await sample.write(file, `<!doctype html><title>${title}</title><p>build ${id}</p>${padding}`);
    }
  await sample.write(
    serveManifestPath,
    JSON.stringify({
      ...sampleManifest,
      build: id,
      forms: { '/team': ['message'] },
      redirects: { '/moved': `/team?${id}` },
      contentSecurityPolicy: { script: [], styles: { 'team.html': [`'sha256-${id}'`], '404.html': [] } },
    }),
  );
  await sample.write(`static/js/app.${id}.chunk.js`, `export default '${id}';`);
  await sample.write('.site/pages/team.json', '{"pageData":{"path":"/team"}}');
  await sample.write(
    renderBundlePath,
    `export const renderFormResult = async ({ html }) => html + ' rendered by ${id}';`,
  );
  await sample.write(fileIndexPath, JSON.stringify(indexFiles(sample.outDir).index));
  await cp(sample.outDir, folder, { recursive: true, preserveTimestamps: true });
  return folder;
}

async function start(folder = outDir): Promise<FastifyInstance> {
  app = await createApp({
    outDir: folder,
    siteUrl: 'http://localhost',
    log: createLog('info', { write: (line) => logged.push(line) }),
  });
  return app;
}

/** Returns the build of a page and the build of its policy. */
async function getBuilds(server: FastifyInstance): Promise<(string | undefined)[]> {
  const { statusCode, body, headers } = await server.inject('/team');
  expect(statusCode).toBe(200);
  const policy = String(headers['content-security-policy']);
  return [/build (\w+)/.exec(body)?.[1], /'sha256-(\w+)'/.exec(policy)?.[1]];
}

describe('a new build', () => {
  test('is taken over whole: pages, policy, redirects, readiness and rendered pages', async () => {
    await writeBuild('one', outDir);
    const server = await start();
    const confirmation = '/team?received=7K3M-Q9XA-2BCD';
    expect((await server.inject(confirmation)).body).toContain('rendered by one');
    await rename(outDir, path.join(root, 'old'));
    await rename(await writeBuild('two'), outDir);
    expect((await server.inject('/readyz')).json()).toEqual({ status: 'ready', build: 'two' });
    expect(await getBuilds(server)).toEqual(['two', 'two']);
    expect((await server.inject('/moved')).headers.location).toBe('/team?two');
    expect((await server.inject('/nothing')).body).toContain('build two');
    expect((await server.inject(confirmation)).body).toContain('rendered by two');
  });

  test('is found without a request, within about a second', async () => {
    await writeBuild('one', outDir);
    await start();
    await rename(outDir, path.join(root, 'old'));
    await rename(await writeBuild('two'), outDir);
    await expect.poll(() => logged.join(''), { timeout: 5000 }).toContain('The server serves a new build');
  });

  test('is followed through a symbolic link, and assets of the builds before stay reachable', async () => {
    for (const id of ['one', 'two', 'three']) await writeBuild(id);
    const link = async (id: string) => {
      await symlink(id, path.join(root, 'next'));
      await rename(path.join(root, 'next'), path.join(root, 'current'));
    };
    await link('one');
    const server = await start(path.join(root, 'current'));
    for (const id of ['two', 'three']) {
      await link(id);
      await server.inject('/readyz');
      expect(await getBuilds(server)).toEqual([id, id]);
    }
    for (const id of ['one', 'two', 'three']) {
      const response = await server.inject(`/static/js/app.${id}.chunk.js`);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain(id);
      expect(response.headers['cache-control']).toContain('immutable');
    }
    expect((await server.inject('/static/js/app.four.chunk.js')).statusCode).toBe(404);
  });

  test('of the same size and time has other ETags in every encoding', async () => {
    const one = await writeBuild('one', outDir);
    const two = await writeBuild('two');
    for (const folder of [one, two]) await utimes(path.join(folder, 'team.html'), 1e9, 1e9);
    const server = await start();
    const urls = [
      ['/team', 'identity'],
      ['/static/js/app.1a2b3c.chunk.js', 'br'],
    ] as const;
    const get = (url: string, encoding: string, etag?: string) =>
      server.inject({
        url,
        headers: { 'accept-encoding': encoding, ...(etag && { 'if-none-match': etag }) },
      });
    const [page, script] = await Promise.all(
      urls.map(async ([url, encoding]) => (await get(url, encoding)).headers.etag),
    );
    expect((await get('/team', 'identity', String(page))).statusCode).toBe(304);
    await rename(outDir, path.join(root, 'old'));
    await rename(two, outDir);
    await server.inject('/readyz');
    expect((await get('/team', 'identity', String(page))).statusCode).toBe(200);
    // An unchanged file keeps its ETag, in each encoding its own.
    expect((await get(urls[1][0], 'br', String(script))).statusCode).toBe(304);
    expect((await get(urls[1][0], 'gzip', String(script))).statusCode).toBe(200);
  });
});

/** `npm run soak` swaps more often. */
const swapCount = isSoak ? 20 : 6;

describe('requests during several swaps', () => {
  test.each([
    [
      'two renames and a deletion',
      async (next: string) => {
        await rename(outDir, path.join(root, 'old'));
        await rename(next, outDir);
        await rm(path.join(root, 'old'), { recursive: true });
      },
    ],
    [
      'a deletion and a rename',
      async (next: string) => {
        await rm(outDir, { recursive: true });
        await rename(next, outDir);
      },
    ],
    [
      'files copied over the old ones',
      async (next: string) => {
        await cp(next, outDir, { recursive: true, force: true });
        await rm(next, { recursive: true });
      },
    ],
  ])(
    '%s: none fails, and no page is mixed',
    async (_name, swap) => {
      await writeBuild('one', outDir);
      const server = await start();
      let isSwapping = true;
      let requests = 0;
      const seen = new Set<string | undefined>();
      const load = async () => {
        while (isSwapping) {
          const [pageBuild, policyBuild] = await getBuilds(server);
          expect(policyBuild).toBe(pageBuild);
          expect((await server.inject('/static/js/app.1a2b3c.chunk.js')).statusCode).toBe(200);
          seen.add(pageBuild);
          requests += 2;
        }
      };
      const clients = Promise.all([load(), load(), load(), load()]);
      const builds = await Promise.all(
        Array.from({ length: swapCount }, (_, index) => writeBuild(`b${index}`)),
      );
      for (const build of builds) {
        await swap(build);
        const id = path.basename(build);
        // The next swap begins when the server has noticed this one.
        await expect.poll(async () => (await server.inject('/readyz')).json().build).toBe(id);
      }
      isSwapping = false;
      await clients;
      expect(requests).toBeGreaterThan(5 * swapCount);
      expect(seen.size).toBeGreaterThan(1);
    },
    60_000,
  );
});

describe('a new build that cannot be served', () => {
  test.each([
    ['is incomplete', (folder: string) => rm(path.join(folder, 'no.html'))],
    [
      'has a truncated file',
      (folder: string) => writeFile(path.join(folder, 'team.html'), '<!doctype html>'),
    ],
    ['has a damaged manifest', (folder: string) => writeFile(path.join(folder, serveManifestPath), '{}')],
  ])('%s: the server keeps the old one and logs it once', async (_name, damage) => {
    await writeBuild('one', outDir);
    const server = await start();
    const damaged = await writeBuild('two');
    await damage(damaged);
    await rename(outDir, path.join(root, 'old'));
    await rename(damaged, outDir);
    for (let request = 0; request < 3; request++) {
      expect((await server.inject('/readyz')).json()).toEqual({ status: 'ready', build: 'one' });
      expect(await getBuilds(server)).toEqual(['one', 'one']);
    }
    expect(logged.filter((line) => line.includes('keeps the build that it has'))).toHaveLength(1);
  });

  test('is taken over once its files are complete', async () => {
    await writeBuild('one', outDir);
    const server = await start();
    const two = await writeBuild('two');
    const page = await readFile(path.join(two, 'no.html'));
    await rm(path.join(two, 'no.html'));
    await rename(outDir, path.join(root, 'old'));
    await rename(two, outDir);
    expect((await server.inject('/readyz')).json().build).toBe('one');
    await writeFile(path.join(outDir, 'no.html'), page);
    expect((await server.inject('/readyz')).json().build).toBe('two');
  });
});

describe('a build that is gone', () => {
  test('makes the server not ready, and pages answer 503 with a page, never 404', async () => {
    await writeBuild('one', outDir);
    const server = await start();
    await rm(outDir, { recursive: true });
    const ready = await server.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.headers['retry-after']).toBe('5');
    for (const url of ['/team', '/', '/nothing', '/static/js/app.one.chunk.js', '/no/team']) {
      const response = await server.inject(url);
      expect(response.statusCode, url).toBe(503);
      expect(response.headers['retry-after']).toBe('10');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.body).toContain('Back in a moment');
    }
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    expect(logged.filter((line) => line.includes('is gone'))).toHaveLength(1);
    await writeBuild('two', outDir);
    expect((await server.inject('/readyz')).json().build).toBe('two');
    expect(await getBuilds(server)).toEqual(['two', 'two']);
  });

  test('is still served while its folder is only renamed, but the server is not ready', async () => {
    await writeBuild('one', outDir);
    const server = await start();
    await rename(outDir, path.join(root, 'elsewhere'));
    expect((await server.inject('/readyz')).statusCode).toBe(503);
    expect(await getBuilds(server)).toEqual(['one', 'one']);
  });

  test('a page whose file is missing or another one gets 503', async () => {
    await writeBuild('one', outDir);
    const server = await start();
    await writeFile(path.join(outDir, 'team.html'), await readFile(path.join(outDir, '404.html')));
    expect((await server.inject('/team')).statusCode).toBe(503);
    await rm(path.join(outDir, 'team.html'));
    expect((await server.inject('/team')).statusCode).toBe(503);
    expect((await server.inject('/no/team')).statusCode).toBe(200);
  });
});
