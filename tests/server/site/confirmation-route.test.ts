/** Responses of the server to the URL of a confirmation. */
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderBundlePath } from '#content/render-bundle.ts';
import { createApp } from '#server/app.ts';
import { serveManifestPath } from '#server/site/serve-manifest.ts';
import { type SampleBuild, sampleManifest, writeSampleBuild } from '#tests/support/server/sample-build.ts';

const reference = '7K3M-Q9XA-2BCD';
/** Takes the place of the build's render bundle. */
const renderBundle = `export const renderFormResult = async ({ html, pageData }, result) => {
  if (pageData.path === '/blog/first') throw new Error('No such word.');
  return html + ' ' + JSON.stringify(result);
};`;

let build: SampleBuild;
let app: FastifyInstance;
const lines: string[] = [];

beforeAll(async () => {
  build = await writeSampleBuild();
  await build.write(renderBundlePath, renderBundle);
  await build.write('.site/pages/no/team.json', '{"pageData":{"path":"/no/team"}}');
  await build.write('.site/pages/blog/first.json', '{"pageData":{"path":"/blog/first"}}');
  const forms = { '/team': ['message'], '/no/team': ['message', 'enquiry'], '/blog/first': ['message'] };
  await build.write(serveManifestPath, JSON.stringify({ ...sampleManifest, forms }));
  const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
  app = await createApp({ outDir: build.outDir, siteUrl: 'https://www.example.no', log });
});
afterAll(async () => {
  await app.close();
  await build[Symbol.asyncDispose]();
});

test.each([
  ['/team', `/team?received=${reference}`, 'message'],
  ['/no/team', `/no/team?received=${reference}&form=enquiry`, 'enquiry'],
  ['/no/team', `/no/team?received=${reference}&form=message&lng=no`, 'message'],
])('%s shows the confirmation at %s, uncached and not indexed', async (title, url, form) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(response.body).toContain(`<title>${title}</title>`);
  expect(response.body).toContain(JSON.stringify({ form, kind: 'received', reference }));
});

test('HEAD gets the headers of the confirmation', async () => {
  const head = await app.inject({ method: 'HEAD', url: `/team?received=${reference}` });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers['x-robots-tag']).toBe('noindex');
});

test('another spelling redirects to the confirmation', async () => {
  const response = await app.inject(`/Team/?received=${reference}`);
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toBe(`/team?received=${reference}`);
});

test.each([
  '/team?received=7k3m',
  `/team?received=${reference}&form=enquiry`,
  `/?received=${reference}`,
  `/no/team?received=${reference}`,
  '/team?received[]=x&received=%ff',
])('%s gets the page itself', async (url) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(response.headers['x-robots-tag']).toBeUndefined();
  expect(response.body).toMatch(/<\/p>$/);
});

test('a confirmation that cannot be rendered is logged, and the page itself is sent', async () => {
  const response = await app.inject(`/blog/first?received=${reference}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(response.body).toContain('<title>/blog/first</title>');
  expect(lines.join()).toMatch(/No such word.*could not be rendered/);
});

test('POST gets 405 like any other page', async () => {
  const response = await app.inject({ method: 'POST', url: `/team?received=${reference}` });
  expect(response.statusCode).toBe(405);
});

test('the bundle itself gets 404', async () => {
  expect((await app.inject(`/${renderBundlePath}`)).statusCode).toBe(404);
});
