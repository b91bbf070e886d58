import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { writeBuild } from '#tests/support/sample-build.ts';
import { js, served, webp } from '#tests/support/site-server.ts';

const shared = served();
const { get } = shared;

describe('compression', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=0.5, br;q=0.9', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('for %s it is %s', async (accepted, encoding, decompress) => {
    for (const url of ['/team', js, '/feed.xml']) {
      const plain = await get(url);
      const answer = await get(url, { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-type']).toBe(plain.headers['content-type']);
      expect(decompress(answer.rawPayload).toString()).toBe(plain.body);
      expect(answer.rawPayload.length).toBe(Number(answer.headers['content-length']));
    }
  });

  test('not for who does not want it', async () => {
    for (const accepted of ['identity', 'br;q=0, gzip;q=0', 'zstd'])
      expect((await get('/team', { 'accept-encoding': accepted })).headers).not.toHaveProperty(
        'content-encoding',
      );
  });

  test('caches are told that the answer depends on it, compressed or not', async () => {
    for (const headers of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'identity' }])
      for (const url of ['/team', js, '/nothing', webp])
        expect((await get(url, headers as Record<string, string>)).headers.vary).toBe('accept-encoding');
  });

  test('each encoding has a validator of its own', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async (encoding) => (await get('/team', { 'accept-encoding': encoding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('what the browser has already', () => {
  test('is confirmed without a body, with the headers that a cache keeps', async () => {
    for (const encoding of ['identity', 'br']) {
      const first = await get('/team', { 'accept-encoding': encoding });
      const again = await get('/team', {
        'accept-encoding': encoding,
        'if-none-match': String(first.headers.etag),
      });
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload).toHaveLength(0);
      for (const name of [
        'etag',
        'cache-control',
        'vary',
        'content-security-policy',
        'x-content-type-options',
      ])
        expect(again.headers[name], name).toBe(first.headers[name]);
    }
  });

  test('is sent anew once it has changed', async () => {
    await using changing = await writeBuild();
    const server = await createApp({ root: changing.root, siteUrl: 'http://localhost' });
    const { etag } = (await server.inject('/robots.txt')).headers;
    await changing.write('robots.txt', 'User-agent: nobody');
    const answer = await server.inject({ url: '/robots.txt', headers: { 'if-none-match': String(etag) } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('User-agent: nobody');
    await server.close();
  });
});
