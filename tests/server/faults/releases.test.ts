/**
 * Restarts, upgrades and rolls back two server processes behind a real proxy, with `scripts/deploy/release.sh`, while
 * requests arrive. `npm run soak` sends 10,000 requests through each proxy, and restarts without a new release as well.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveManifestPath } from '#server/site/serve-manifest.ts';
import { createTlsAgent, startCaddyProxy, startNginxProxy } from '#tests/support/hosts/proxy-recipes.ts';
import { describeProgram, programs, type WebServer } from '#tests/support/hosts/web-servers.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';
import { sampleManifest, writeSampleBuild } from '#tests/support/server/sample-build.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server/server-process.ts';
import { isSoak, reportFigures, soakTimeoutMs } from '#tests/support/server/soak.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';

const run = promisify(execFile);
const minRequests = isSoak ? 10_000 : 500;

/** A machine with the releases `a`, `b` and `broken`. A control server restarts the instances, as systemd would. */
interface Machine extends AsyncDisposable {
  root: string;
  instances: [number, number];
  storage: TestStorage;
  release(...args: string[]): Promise<string>;
}

async function createMachine(): Promise<Machine> {
  const root = await mkdtemp(path.join(tmpdir(), 'releases-'));
  const storage = await storages[1].create();
  const instances: [number, number] = [await findFreePort(), await findFreePort()];
  const running = new Map<number, ServerProcess>();
  for (const name of ['a', 'b', 'broken']) {
    await using build = await writeSampleBuild();
    await build.write(serveManifestPath, JSON.stringify({ ...sampleManifest, build: name }));
    await build.write(`static/js/only-${name}.js`, `console.log('${name}')`);
    await cp(build.outDir, path.join(root, 'built', name, 'dist'), { recursive: true });
  }
  const control = createServer(async (request, response) => {
    const port = Number(await text(request));
    await running.get(port)?.stop();
    running.delete(port);
    const outDir = path.join(await realpath(path.join(root, 'current')), 'dist');
    const isBroken = outDir.includes('broken');
    const server = await startServerProcess({
      PORT: String(port),
      OUT_DIR: isBroken ? path.join(root, 'nothing') : outDir,
      DATA_DIR: storage.options.dataDir,
      DATABASE_URL: storage.options.databaseUrl ?? '',
      TRUST_PROXY: '1',
      // Caddy notices within a second; nginx needs no time.
      DRAIN_SECONDS: isSoak ? '2' : '0',
      LOG_LEVEL: 'error',
    }).catch(() => undefined);
    if (server) running.set(port, server);
    response.writeHead(server ? 200 : 500).end();
  }).listen(0, '127.0.0.1');
  await once(control, 'listening');
  const controlPort = (control.address() as AddressInfo).port;
  return {
    root,
    instances,
    storage,
    async release(...args) {
      const { stdout } = await run('sh', ['scripts/deploy/release.sh', ...args], {
        env: {
          PATH: process.env.PATH,
          SITE_ROOT: root,
          INSTANCES: instances.join(' '),
          RESTART: `curl -fsS http://127.0.0.1:${controlPort} --data`,
          READY_SECONDS: '30',
          SETTLE_SECONDS: isSoak ? '2' : '0',
        },
      });
      return stdout;
    },
    async [Symbol.asyncDispose]() {
      control.close();
      await Promise.all([...running.values()].map((server) => server.kill()));
      await storage[Symbol.asyncDispose]();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Requests of a visitor, one after the other, until it is stopped. */
interface Load {
  /** Waits until enough requests have been sent, and returns the figures. */
  stop(): Promise<{ requests: number; failures: string[]; ids: string[] }>;
}

const paths = [
  '/',
  '/team',
  '/no/team',
  '/blog/first',
  '/static/js/app.1a2b3c.chunk.js',
  '/static/js/only-a.js',
];

function startLoad(proxy: WebServer, isTls: boolean): Load {
  const agent = isTls ? createTlsAgent() : new PlainAgent({ keepAlive: true });
  const failures: string[] = [];
  const ids: string[] = [];
  let requests = 0;
  let isStopping = false;
  const send = (url: string, method: string, body?: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = body
        ? { 'content-type': 'application/json', 'idempotency-key': `key-${requests}-${body.length}` }
        : {};
      const options = { host: '127.0.0.1', port: proxy.port, path: url, method, headers, agent };
      (isTls ? tlsRequest : plainRequest)(options, resolve).on('error', reject).end(body);
    });
  const visit = async () => {
    while (!isStopping || requests < minRequests) {
      requests++;
      const isPost = requests % 20 === 0;
      const url = isPost ? '/api/messages' : (paths[requests % paths.length] ?? '/');
      try {
        const body = JSON.stringify({
          fullName: 'Ada Nordmann',
          email: `visitor-${requests}@example.no`,
          message: `Could you ring me on Tuesday? ${requests}`,
          language: 'en',
        });
        const response = await send(url, isPost ? 'POST' : 'GET', isPost ? body : undefined);
        const answer = await text(response);
        if (response.statusCode !== (isPost ? 201 : 200))
          failures.push(`${url}: ${response.statusCode} ${answer.slice(0, 100)}`);
        else if (isPost) ids.push((JSON.parse(answer) as { id: string }).id);
      } catch (error) {
        failures.push(`${url}: ${(error as Error).message}`);
      }
    }
  };
  const visitors = Array.from({ length: 4 }, visit);
  return {
    async stop() {
      isStopping = true;
      await Promise.all(visitors);
      agent.destroy();
      return { requests, failures, ids };
    },
  };
}

const proxies = [
  { name: 'nginx', start: startNginxProxy, isTls: true },
  { name: 'caddy', start: startCaddyProxy, isTls: false },
] as const;

let machine: Machine;
beforeAll(async () => {
  machine = await createMachine();
  for (const name of ['a', 'b', 'broken'])
    await machine.release('add', name, path.join(machine.root, 'built', name));
});
afterAll(() => machine[Symbol.asyncDispose]());

const readBuilds = () =>
  Promise.all(
    machine.instances.map(async (port) => {
      const response = await fetch(`http://127.0.0.1:${port}/readyz`);
      return ((await response.json()) as { build: string }).build;
    }),
  );

describe.each(proxies)('$name', ({ name, start, isTls }) => {
  // In `npm test` nginx alone, because each start of a server takes a second.
  test.skipIf(!programs[name] || (name === 'caddy' && !isSoak))(
    `no request fails during an upgrade and a rollback: ${describeProgram(name)}`,
    async () => {
      const { release, instances, root } = machine;
      if ((await release('list')).includes('a (current)')) await release('restart');
      else await release('switch', 'a');
      await using proxy = await start({ instances, assetsDir: path.join(root, 'assets') });
      const load = startLoad(proxy, isTls);
      if (isSoak) await release('restart');
      await release('switch', 'b');
      expect(await readBuilds()).toEqual(['b', 'b']);
      await release('rollback');
      expect(await readBuilds()).toEqual(['a', 'a']);
      const { requests, failures, ids } = await load.stop();
      reportFigures(`Releases behind ${name}`, {
        requests,
        failed: failures.length,
        submissions: ids.length,
      });
      expect(failures).toEqual([]);
      expect(requests).toBeGreaterThanOrEqual(minRequests);
      expect(new Set(ids).size).toBe(ids.length);
    },
    soakTimeoutMs,
  );
});

test('a release that does not become ready is rolled back', async () => {
  const { release, root } = machine;
  await expect(release('switch', 'broken')).rejects.toThrow('broken did not get ready');
  expect(await readBuilds()).toEqual(['a', 'a']);
  expect(await realpath(path.join(root, 'current'))).toBe(await realpath(path.join(root, 'releases/a')));
});

test('invalid names of releases, and releases without a build, are refused', async () => {
  const { release, root } = machine;
  await expect(release('switch', '../a')).rejects.toThrow('is not a name for a release');
  await expect(release('switch', 'c')).rejects.toThrow('There is no release c');
  await mkdir(path.join(root, 'built/empty'));
  await expect(release('add', 'empty', path.join(root, 'built/empty'))).rejects.toThrow('has no build');
  await writeFile(path.join(root, 'built/empty/file'), '');
  expect(await readdir(path.join(root, 'releases'))).not.toContain('empty');
});
