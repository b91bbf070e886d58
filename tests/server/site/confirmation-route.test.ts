/** The address of a confirmation, as the server answers it. */
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderBundlePath } from '#content/render-bundle.ts';
import { createApp } from '#server/app.ts';
import { serveManifestPath } from '#server/site/serve-manifest.ts';
import { type Build, manifest, writeBuild } from '#tests/support/sample-build.ts';

const reference = '7K3M-Q9XA-2BCD';
/** What the build's bundle is to the server. */
const bundle = `export const renderAnswer = async ({ html, record }, answer) => {
  if (record.slug === 'first') throw new Error('No such word.');
  return html + ' ' + JSON.stringify(answer);
};`;

let build: Build;
let app: FastifyInstance;
const lines: string[] = [];

beforeAll(async () => {
  build = await writeBuild();
  await build.write(renderBundlePath, bundle);
  await build.write('static/records/no/team.json', '{"slug":"team"}');
  await build.write('static/records/blog/first.json', '{"slug":"first"}');
  const forms = { '/team': ['message'], '/no/team': ['message', 'enquiry'], '/blog/first': ['message'] };
  await build.write(serveManifestPath, JSON.stringify({ ...manifest, forms }));
  const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
  app = await createApp({ root: build.root, siteUrl: 'https://www.example.no', log });
});
afterAll(async () => {
  await app.close();
  await build[Symbol.asyncDispose]();
});

test.each([
  ['/team', `/team?received=${reference}`, 'message'],
  ['/no/team', `/no/team?received=${reference}&form=enquiry`, 'enquiry'],
  ['/no/team', `/no/team?received=${reference}&form=message&lng=no`, 'message'],
])('%s confirms at %s, and nobody keeps or finds it', async (title, url, form) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(answer.body).toContain(`<title>${title}</title>`);
  expect(answer.body).toContain(JSON.stringify({ form, kind: 'received', reference }));
});

test('HEAD has its headers', async () => {
  const head = await app.inject({ method: 'HEAD', url: `/team?received=${reference}` });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers['x-robots-tag']).toBe('noindex');
});

test('another spelling moves to it', async () => {
  const answer = await app.inject(`/Team/?received=${reference}`);
  expect(answer.statusCode).toBe(301);
  expect(answer.headers.location).toBe(`/team?received=${reference}`);
});

test.each([
  '/team?received=7k3m',
  `/team?received=${reference}&form=enquiry`,
  `/?received=${reference}`,
  `/no/team?received=${reference}`,
  '/team?received[]=x&received=%ff',
])('%s is the page as it is', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers['x-robots-tag']).toBeUndefined();
  expect(answer.body).toMatch(/<\/p>$/);
});

test('where it cannot be rendered, it is the page as it is, and the log says so', async () => {
  const answer = await app.inject(`/blog/first?received=${reference}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.body).toContain('<title>/blog/first</title>');
  expect(lines.join()).toMatch(/No such word.*could not be rendered/);
});

test('a post to it is refused like any other page', async () => {
  const answer = await app.inject({ method: 'POST', url: `/team?received=${reference}` });
  expect(answer.statusCode).toBe(405);
});

test('the bundle itself is not served', async () => {
  expect((await app.inject(`/${renderBundlePath}`)).statusCode).toBe(404);
});
