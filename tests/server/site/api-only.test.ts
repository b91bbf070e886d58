/** A server with SERVE=api, beside a web server that has the pages. */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { renderBundlePath } from '#content/render-bundle.ts';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { serveManifestPath } from '#server/site/serve-manifest.ts';
import { readStrings } from '#server/strings.ts';
import { createSubmissionService, type SubmissionService } from '#server/submission-service.ts';
import { validForms } from '#tests/support/server/api-server.ts';
import { type SampleBuild, sampleManifest, writeSampleBuild } from '#tests/support/server/sample-build.ts';

/** Takes the place of the build's render bundle. */
const renderBundle =
  "export const renderFormResult = async ({ html }, result) => html + ' ' + JSON.stringify(result);";

let build: SampleBuild;
let app: FastifyInstance;
let submissionService: SubmissionService;

beforeAll(async () => {
  build = await writeSampleBuild();
  await build.write(renderBundlePath, renderBundle);
  const forms = { '/team': ['message', 'enquiry'] };
  await build.write(serveManifestPath, JSON.stringify({ ...sampleManifest, forms }));
  const { outDir } = build;
  const environment = readEnvironment({ SERVE: 'api', DATA_DIR: path.join(outDir, '.data') });
  const log = createLog('silent');
  submissionService = createSubmissionService({ environment, strings: await readStrings(outDir), log });
  app = await createApp({
    outDir,
    siteUrl: 'https://www.example.no',
    log,
    submissionService,
    serve: environment.serve,
  });
});
afterAll(async () => {
  await app.close();
  await submissionService.stop();
  await build[Symbol.asyncDispose]();
});

test('the API and the health checks respond', async () => {
  const response = await app.inject({ method: 'POST', url: '/api/messages', payload: validForms.messages });
  expect(response.statusCode).toBe(201);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready', build: 'build-1' });
});

test.each(['/', '/team', '/no/team', '/Team', '/old', '/feed.xml', '/static/js/app.1a2b3c.chunk.js', '/x'])(
  '%s is 404 in plain text',
  async (url) => {
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const response = await app.inject({ method, url });
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-store');
    }
  },
);

test('no page of another origin may use the API', async () => {
  const headers = { origin: 'https://cdn.example.com' };
  const response = await app.inject({
    method: 'POST',
    url: '/api/messages',
    payload: validForms.messages,
    headers,
  });
  expect(response.statusCode).toBe(403);
  expect(response.headers).not.toHaveProperty('access-control-allow-origin');
});

const postWithoutScript = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api/messages',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      referer: 'https://www.example.no/team',
    },
    payload: new URLSearchParams(fields).toString(),
  });

test('a form without script is confirmed below /api/', async () => {
  const response = await postWithoutScript(validForms.messages);
  expect(response.statusCode).toBe(303);
  const location = String(response.headers.location);
  expect(location).toMatch(/^\/api\/confirmation\/team\?received=[-\w]{14}&form=message$/);
  const confirmation = await app.inject(location);
  expect(confirmation.statusCode).toBe(200);
  expect(confirmation.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(confirmation.body).toContain('"kind":"received"');
  for (const url of ['/api/confirmation/team', '/api/confirmation/x?received=1', '/api/confirmation/%2e%2e'])
    expect((await app.inject(url)).statusCode).toBe(404);
});

test('a form without script that is not valid is answered with its page', async () => {
  const response = await postWithoutScript({ ...validForms.messages, message: '' });
  expect(response.statusCode).toBe(422);
  expect(response.body).toContain('<title>/team</title>');
});
