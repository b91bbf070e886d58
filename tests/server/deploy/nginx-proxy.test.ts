/** The recipe of nginx in front of the server, with TLS, run by the real nginx. */
import { writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeHostConfig } from '#build/host-config/write-host-config.ts';
import {
  createTlsAgent,
  replaceParts,
  startNginxProxy,
  startNginxWithFiles,
} from '#tests/support/hosts/proxy-recipes.ts';
import { describeProgram, programs, type WebServer } from '#tests/support/hosts/web-servers.ts';
import { pdf } from '#tests/support/server/cv-files.ts';
import { sampleManifest, writeSampleBuild } from '#tests/support/server/sample-build.ts';
import { createWebsiteHarness, type WebsiteHarness } from '#tests/support/server/website-harness.ts';

const maxCvBytes = 10 * 1024 * 1024;
const agent = createTlsAgent();
let harness: WebsiteHarness;
let proxy: WebServer;
let instance: number;
const forwarded: { ip: string; host: string; protocol: string }[] = [];

test('a port that begins with one of the recipe is not replaced again', () => {
  const parts = { 'listen 443;': 'listen 127.0.0.1:41733;', '127.0.0.1:4173': '127.0.0.1:36497' };
  expect(replaceParts('listen 443; server 127.0.0.1:4173;', parts)).toBe(
    'listen 127.0.0.1:41733; server 127.0.0.1:36497;',
  );
});

describe.skipIf(!programs.nginx)(describeProgram('nginx'), () => {
  beforeAll(async () => {
    harness = await createWebsiteHarness({ trustProxy: 1 });
    harness.app.addHook('onRequest', async ({ ip, host, protocol }) => {
      forwarded.push({ ip, host, protocol });
    });
    instance = Number(new URL(await harness.listen()).port);
    proxy = await startNginxProxy({ instances: [instance, instance], assetsDir: '/nonexistent' });
  });
  afterAll(async () => {
    agent.destroy();
    await proxy[Symbol.asyncDispose]();
    await harness[Symbol.asyncDispose]();
  });

  const send = (path: string, options: RequestOptions = {}, body?: Buffer, port = proxy.port) =>
    new Promise<{ response: IncomingMessage; text: string }>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, agent, ...options }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ response, text: Buffer.concat(chunks).toString() }));
      });
      sent.on('error', reject);
      sent.end(body);
    });

  async function sendCv(bytes: number) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: 'Ada', email: 'ada@example.no', language: 'en' }))
      form.append(name, value);
    const cv = Buffer.concat([
      pdf.subarray(0, 20),
      Buffer.alloc(bytes - pdf.length, '\n% padding'),
      pdf.subarray(20),
    ]);
    form.append('cv', new File([cv], 'cv.pdf', { type: 'application/pdf' }));
    const encoded = new Response(form);
    const headers = {
      'content-type': encoded.headers.get('content-type') ?? '',
      accept: 'application/json',
    };
    return send('/api/applications', { method: 'POST', headers }, Buffer.from(await encoded.arrayBuffer()));
  }

  test('a page has the headers of the server', async () => {
    const { response, text } = await send('/team');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toContain('<title>/team</title>');
  });

  test('the address of the visitor is forwarded, and one that the visitor sends is not believed', async () => {
    forwarded.length = 0;
    await send('/team', {
      localAddress: '127.0.0.2',
      headers: { 'x-forwarded-for': '203.0.113.9', host: 'www.example.no' },
    });
    expect(forwarded).toEqual([{ ip: '127.0.0.2', host: 'www.example.no', protocol: 'https' }]);
  });

  test('a CV of 10 MB is accepted', async () => {
    const { response, text } = await sendCv(maxCvBytes);
    expect(text).toMatch(/^\{"id":/);
    expect(response.statusCode).toBe(201);
  });

  test.each([
    ['slightly above 10 MB, by the server', maxCvBytes + 1],
    ['of 12 MB, by nginx', 12 * 1024 * 1024],
  ])('a CV %s, is refused as a problem', async (_, bytes) => {
    const { response, text } = await sendCv(bytes);
    expect(response.statusCode).toBe(413);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(text)).toMatchObject({ status: 413, detail: expect.stringContaining('10 MB') });
  });

  test('the checks of an instance are not public', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await send(path)).response.statusCode).toBe(404);
  });

  test('many requests share few connections to the instance', async () => {
    const getConnections = () =>
      new Promise<number>((resolve) => harness.app.server.getConnections((_, count) => resolve(count)));
    for (let index = 0; index < 50; index++) await send('/team');
    expect(await getConnections()).toBeLessThan(5);
  });

  test('nginx serves the files, and the API keeps the headers of the server', async () => {
    await using build = await writeSampleBuild();
    await writeHostConfig(
      {
        folder: build.outDir,
        write: (file, content) => writeFile(path.join(build.outDir, file), content),
      },
      sampleManifest,
      'https://www.example.no',
    );
    await using server = await startNginxWithFiles([instance, instance], build.outDir);
    forwarded.length = 0;
    const page = await send('/team', {}, undefined, server.port);
    expect(page.response.statusCode).toBe(200);
    expect(page.response.headers['content-security-policy']).toContain("'sha256-c3R5bGU='");
    expect(forwarded).toEqual([]);
    const message = { fullName: 'Ada', email: 'ada@example.no', message: 'Ring me.', language: 'en' };
    const headers = { 'content-type': 'application/json' };
    const api = await send(
      '/api/messages',
      { method: 'POST', headers },
      Buffer.from(JSON.stringify(message)),
      server.port,
    );
    expect(api.response.statusCode).toBe(201);
    expect(api.response.headers['cache-control']).toBe('no-store');
    expect(String(api.response.headers['content-security-policy']).match(/default-src/g)).toHaveLength(1);
    expect(forwarded).toHaveLength(1);
  });
});
