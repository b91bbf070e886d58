/** The server as a process: socket, signals and exit codes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get as httpGet, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanEnvironment } from '#tests/support/clean-environment.ts';
import { type SampleBuild, writeSampleBuild } from '#tests/support/server/sample-build.ts';
import { waitFor } from '#tests/support/wait-for.ts';

let build: SampleBuild;
const children: ChildProcess[] = [];

beforeAll(async () => {
  build = await writeSampleBuild();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await build[Symbol.asyncDispose]();
});

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    env: {
      ...cleanEnvironment,
      OUT_DIR: build.outDir,
      DATA_DIR: join(build.outDir, '.data'),
      PORT: '0',
      METRICS_PORT: '0',
      DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const stderr = text(child.stderr);
  const exit = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  /** The printed address. */
  const ready = (async () => {
    for await (const chunk of child.stdout) {
      const address = /http:\/\/\S+/.exec(String(chunk))?.[0];
      if (address) return new URL(address);
    }
    throw new Error(`No address was printed: ${await stderr}`);
  })();
  ready.catch(() => {});
  return { child, ready, stderr, exit };
}

/** Sends a path unchanged, because HTTP clients normalise it. */
async function requestRawPath(address: URL, path: string): Promise<string> {
  const socket = connect(Number(address.port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

describe('a running server', () => {
  let address: URL;
  beforeAll(async () => {
    address = await start().ready;
  });

  test('prints an address that responds when it is ready', async () => {
    expect(address.hostname).toBe('localhost');
    const response = await fetch(`http://127.0.0.1:${address.port}/no/team`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toMatch(/br|gzip/);
    expect(await response.text()).toContain('<title>/no/team</title>');
  });

  test('no path leads out of the build or into its hidden folder', async () => {
    const paths = [
      '/.site/serve.json',
      '/%2esite/serve.json',
      '/static/../.site/serve.json',
      '/static/..%2f.site/serve.json',
      '/static/%2e%2e/.site/serve.json',
      '/../../../../etc/passwd',
      '/..%2f..%2f..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/..%5c..%5cetc/passwd',
      '//etc/passwd',
      '/feed.xml%00.html',
    ];
    for (const path of paths) {
      const response = await requestRawPath(address, path);
      expect(response, path).toMatch(/^HTTP\/1\.1 404 /);
      expect(response).toContain('Not found');
      expect(response).toMatch(/^content-security-policy: default-src 'none'/m);
    }
  });

  test('no path redirects to another site', async () => {
    for (const path of [
      '//evil.example',
      '//evil.example/',
      '/\\evil.example/',
      '/%2f%2fevil.example',
      '///team',
      'http://evil.example/Team',
    ])
      expect(await requestRawPath(address, path), path).not.toMatch(/^location: (?!\/[a-z])/im);
    expect(await requestRawPath(address, '///team')).toMatch(/^location: \/team\r$/m);
  });
});

describe('a signal to stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the process with 0', async (signal) => {
    const { child, ready, exit } = start();
    await ready;
    child.kill(signal);
    expect(await exit).toEqual({ code: 0, signal: null });
  });

  test('two signals let a running response finish', async () => {
    // The file is larger than the buffers of both ends, so that a part is unsent when the signals come.
    const size = 24 * 1024 * 1024;
    await build.write('static/media/large.bin', Buffer.alloc(size, 'x'));
    const { child, ready, exit } = start();
    const address = await ready;

    const request = httpGet({ host: '127.0.0.1', port: address.port, path: '/static/media/large.bin' });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const stoppedListening = new Promise((resolve) => {
      const tryToConnect = () =>
        connect(Number(address.port), '127.0.0.1')
          .once('connect', function (this: { destroy(): void }) {
            this.destroy();
            setImmediate(tryToConnect);
          })
          .once('error', resolve);
      tryToConnect();
    });
    child.kill('SIGTERM');
    child.kill('SIGINT');
    await stoppedListening;

    let received = 0;
    for await (const chunk of response) received += chunk.length;
    expect(received).toBe(size);
    expect(await exit).toEqual({ code: 0, signal: null });
  });

  test('SIGTERM turns /readyz to 503, and requests are answered until DRAIN_SECONDS have passed', async () => {
    const { child, ready, exit } = start({ DRAIN_SECONDS: '5' });
    const { port } = await ready;
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect((await get('/readyz')).status).toBe(200);
    const signalledAt = performance.now();
    child.kill('SIGTERM');
    // systemd sends the signal to npm as well, which passes it on.
    child.kill('SIGTERM');
    const response = await waitFor(async () => {
      const answer = await get('/readyz');
      expect(answer.status).toBe(503);
      return answer;
    });
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ status: 'stopping' });
    expect((await get('/team')).status).toBe(200);
    expect((await get('/healthz')).status).toBe(200);
    const message = { fullName: 'Ada Nordmann', email: 'ada@example.no', message: 'Hello.', language: 'en' };
    const submitted = await fetch(`http://127.0.0.1:${port}/api/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    expect(submitted.status).toBe(201);
    expect(await exit).toEqual({ code: 0, signal: null });
    expect(performance.now() - signalledAt).toBeGreaterThan(4_950);
  });

  test('a second signal ends the wait', async () => {
    const { child, ready, exit } = start({ DRAIN_SECONDS: '60' });
    await ready;
    child.kill('SIGTERM');
    child.kill('SIGINT');
    expect(await exit).toEqual({ code: 0, signal: null });
  });

  test('an idle connection does not delay the end', async () => {
    const { child, ready, exit } = start();
    const address = await ready;
    const socket = connect(Number(address.port), '127.0.0.1');
    socket.write('GET /team HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
    child.kill('SIGTERM');
    expect(await exit).toEqual({ code: 0, signal: null });
    socket.destroy();
  });
});

describe('a start that fails explains itself in one line', () => {
  test('when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const { stderr, exit } = start({ PORT: port });
    expect((await exit).code).toBe(1);
    expect(await stderr).toBe(`Port ${port} of 127.0.0.1 is in use. Set PORT to another one.\n`);
    other.close();
  });

  test('when there is no build', async () => {
    const { stderr, exit } = start({ OUT_DIR: 'no-such-folder' });
    expect((await exit).code).toBe(1);
    expect(await stderr).toBe('There is no build in no-such-folder. Run npm run build first.\n');
  });

  test('when nobody would be told of submissions', async () => {
    const { stderr, exit } = start({ SITE_URL: 'https://www.example.no' });
    expect((await exit).code).toBe(1);
    expect(await stderr).toMatch(/^Nobody would be told .+ SMTP_URL or WEBHOOK_URL, or DELIVERY=none .+\n$/);
    const other = start({ SITE_URL: 'https://www.example.no', DELIVERY: 'none' });
    await other.ready;
    other.child.kill('SIGTERM');
    expect((await other.exit).code).toBe(0);
  });

  test('when a variable is invalid', async () => {
    const { stderr, exit } = start({ SITE_URL: 'example.no' });
    expect((await exit).code).toBe(1);
    expect(await stderr).toMatch(/^SITE_URL must be .+\n$/);
  });
});
