/** Checks of the running server and of the proxies in front of it, on a real server behind real proxies. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkProxy } from '#server/doctor/proxy.ts';
import { checkServer } from '#server/doctor/server.ts';
import { type Certificate, createCertificate } from '#tests/support/certificate.ts';
import { cleanEnvironment } from '#tests/support/clean-environment.ts';
import { runCheck, toLines } from '#tests/support/server/doctor.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';
import { type SampleBuild, sampleManifest, writeSampleBuild } from '#tests/support/server/sample-build.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server/server-process.ts';

let build: SampleBuild;
let dataDir: string;
let server: ServerProcess;
let metricsPort: string;
let certificate: Certificate;

/** Starts a proxy that adds the visitor's address, and speaks TLS if it has a certificate. */
async function startProxy(target: string, tlsOptions?: Certificate) {
  const forward: Parameters<typeof createServer>[1] = (incoming, response) => {
    const previous = incoming.headers['x-forwarded-for'];
    const address = incoming.socket.remoteAddress ?? '';
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': previous ? `${previous}, ${address}` : address,
    };
    const outgoing = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers });
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.writeHead(502).end());
    incoming.pipe(outgoing);
  };
  const proxy = tlsOptions ? createTlsServer(tlsOptions, forward) : createServer(forward);
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `${tlsOptions ? 'https' : 'http'}://localhost:${port}`,
    [Symbol.asyncDispose]: async () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

beforeAll(async () => {
  build = await writeSampleBuild();
  dataDir = await mkdtemp(path.join(tmpdir(), 'website-data-'));
  metricsPort = String(await findFreePort());
  server = await startServerProcess({ OUT_DIR: build.outDir, DATA_DIR: dataDir, METRICS_PORT: metricsPort });
  certificate = await createCertificate({ days: 90 });
  tls.setDefaultCACertificates([...tls.getCACertificates(), certificate.cert]);
});
afterAll(async () => {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
  await build[Symbol.asyncDispose]();
});

const getVariables = (siteUrl: string): Record<string, string> => ({
  OUT_DIR: build.outDir,
  PORT: new URL(server.origin).port,
  METRICS_PORT: metricsPort,
  SITE_URL: siteUrl,
});

describe('the running server', () => {
  test('is fine on its port and behind a proxy with TLS', async () => {
    await using proxy = await startProxy(server.origin, certificate);
    expect(toLines(await runCheck(checkServer, getVariables(proxy.url)))).toEqual([
      `ok: The server at ${server.origin} is ready and serves the build build-1.`,
      `ok: ${proxy.url} leads to the home page.`,
      `ok: ${proxy.url} leads to the API.`,
      `ok: ${proxy.url} has a certificate that is valid for 89 days.`,
    ]);
  });

  test('is a problem if nothing listens, or another program does', async () => {
    const port = await findFreePort();
    await using other = await startProxy('http://127.0.0.1:9');
    const lines = toLines(
      await runCheck(checkServer, { ...getVariables(`https://localhost:${port}`), PORT: String(port) }),
    );
    expect(lines).toEqual([
      `problem: http://127.0.0.1:${port} cannot be reached: nothing listens there (ECONNREFUSED).`,
      `problem: https://localhost:${port}/ cannot be reached: nothing listens there (ECONNREFUSED).`,
      `problem: https://localhost:${port}/api/enquiries cannot be reached: nothing listens there (ECONNREFUSED).`,
    ]);
    const { port: otherPort } = new URL(other.url);
    expect(
      toLines(await runCheck(checkServer, { ...getVariables('http://localhost'), PORT: otherPort })),
    ).toContainEqual(
      `problem: http://127.0.0.1:${otherPort}/readyz is answered with 502 by something other than this server.`,
    );
  });

  test('is a problem if SITE_URL leads to another program', async () => {
    await using other = await startProxy('http://127.0.0.1:9', certificate);
    const lines = toLines(await runCheck(checkServer, getVariables(other.url)));
    expect(lines).toContain(
      `problem: ${other.url}/ is answered with 502 instead of 200, so it does not lead to the home page.`,
    );
    const apiOnly = toLines(await runCheck(checkServer, { ...getVariables(other.url), SERVE: 'api' }));
    expect(apiOnly.filter((line) => line.includes(' leads '))).toEqual([]);
    expect(apiOnly).toContain(
      `problem: ${other.url}/api/enquiries is answered with 502 instead of 405, so it does not lead to the API.`,
    );
  });

  test('is a problem if its certificate is not accepted, and reported if it expires soon', async () => {
    await using foreign = await startProxy(server.origin, await createCertificate({ days: 90 }));
    expect(toLines(await runCheck(checkServer, getVariables(foreign.url)))).toContainEqual(
      `problem: ${foreign.url}/ cannot be reached: its certificate is self-signed (DEPTH_ZERO_SELF_SIGNED_CERT).`,
    );
    const short = await createCertificate({ days: 5 });
    tls.setDefaultCACertificates([...tls.getCACertificates(), certificate.cert, short.cert]);
    await using proxy = await startProxy(server.origin, short);
    expect(toLines(await runCheck(checkServer, getVariables(proxy.url)))).toContainEqual(
      `warning: ${proxy.url} has a certificate that expires in 4 days.`,
    );
  });

  test('is reported if it serves another build, and a problem if it is not ready', async () => {
    await using otherBuild = await writeSampleBuild();
    await otherBuild.write('.site/serve.json', JSON.stringify({ ...sampleManifest, build: 'build-2' }));
    expect(
      toLines(
        await runCheck(checkServer, { ...getVariables('http://localhost'), OUT_DIR: otherBuild.outDir }),
      ),
    ).toContainEqual(
      `warning: The server at ${server.origin} serves the build build-1, but OUT_DIR holds build-2.`,
    );
    const unready = createServer((_request, response) => {
      response.writeHead(503).end(JSON.stringify({ status: 'unavailable', build: 'build-1' }));
    }).listen(0, '127.0.0.1');
    await once(unready, 'listening');
    const { port } = unready.address() as AddressInfo;
    expect(
      toLines(await runCheck(checkServer, { ...getVariables('http://localhost'), PORT: String(port) })),
    ).toContainEqual(`problem: The server at http://127.0.0.1:${port} runs, but is not ready (unavailable).`);
    unready.close();
  });
});

test('a site in production without problems ends with exit code 0', async () => {
  await using proxy = await startProxy(server.origin, certificate);
  const authorities = path.join(dataDir, 'authorities.pem');
  await writeFile(authorities, certificate.cert);
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/doctor.ts'], {
    env: {
      ...cleanEnvironment,
      ...getVariables(proxy.url),
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      DELIVERY: 'none',
      NODE_EXTRA_CA_CERTS: authorities,
    },
  });
  expect(stdout).toMatch(/^ok +server +.* is ready/m);
  expect(stdout).toMatch(/^ok +proxy +Requests pass 1 proxy/m);
  expect(stdout).toMatch(/^ok +database +.* migrations are applied/m);
  expect(stdout).toMatch(/^0 problems,/m);
});

describe('the proxies', () => {
  const check = (siteUrl: string, trustProxy: string) =>
    runCheck(checkProxy, { ...getVariables(siteUrl), TRUST_PROXY: trustProxy }).then(toLines);

  test('are counted by a request through SITE_URL', async () => {
    await using inner = await startProxy(server.origin);
    await using outer = await startProxy(inner.url, certificate);
    expect(await check(server.origin, '0')).toEqual(['ok: Requests pass 0 proxies, as TRUST_PROXY says.']);
    expect(await check(inner.url, '1')).toEqual(['ok: Requests pass 1 proxy, as TRUST_PROXY says.']);
    expect(await check(outer.url, '2')).toEqual(['ok: Requests pass 2 proxies, as TRUST_PROXY says.']);
    expect(await check(outer.url, '0')).toEqual([
      'problem: Requests pass 2 proxies, but TRUST_PROXY is 0: visitors share one rate limit.',
    ]);
    expect(await check(inner.url, '2')).toEqual([
      'problem: Requests from here pass 1 proxy, but TRUST_PROXY is 2: visitors can choose the address that limits apply to.',
    ]);
  });

  test('are skipped if the request does not arrive at this server', async () => {
    await using other = await startProxy('http://127.0.0.1:9');
    expect(await check(other.url, '0')).toEqual([expect.stringMatching(/^skipped: .* did not arrive/)]);
    expect(await check(`http://localhost:${await findFreePort()}`, '0')).toEqual([
      expect.stringMatching(/^skipped: .* nothing listens/),
    ]);
  });

  test('are not disclosed to visitors', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    await fetch(`${server.origin}/healthz`, { headers: { 'x-doctor-probe': id } });
    expect((await fetch(`${server.origin}/probes/${id}`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/probes/${id}`)).status).toBe(200);
  });

  test('are remembered for the latest requests only', async () => {
    const toId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    for (let index = 1; index <= 21; index++)
      await fetch(`${server.origin}/healthz`, { headers: { 'x-doctor-probe': toId(index) } });
    expect((await fetch(`http://127.0.0.1:${metricsPort}/probes/${toId(1)}`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/probes/${toId(21)}`)).status).toBe(200);
  });
});
