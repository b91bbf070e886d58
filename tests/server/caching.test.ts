import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { writeSampleBuild } from '#tests/support/server/sample-build.ts';
import { imageUrl, scriptUrl, startSiteServerForFile } from '#tests/support/server/site-server.ts';

const siteServer = startSiteServerForFile();
const { get } = siteServer;

describe('compression', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=0.5, br;q=0.9', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('accept-encoding "%s" gets %s', async (accepted, encoding, decompress) => {
    for (const url of ['/team', scriptUrl, '/feed.xml']) {
      const uncompressed = await get(url);
      const response = await get(url, { 'accept-encoding': accepted });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers['content-type']).toBe(uncompressed.headers['content-type']);
      expect(decompress(response.rawPayload).toString()).toBe(uncompressed.body);
      expect(response.rawPayload.length).toBe(Number(response.headers['content-length']));
    }
  });

  test('a client that accepts no compression gets none', async () => {
    for (const accepted of ['identity', 'br;q=0, gzip;q=0', 'zstd'])
      expect((await get('/team', { 'accept-encoding': accepted })).headers).not.toHaveProperty(
        'content-encoding',
      );
  });

  test('every response varies by accept-encoding', async () => {
    for (const headers of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'identity' }])
      for (const url of ['/team', scriptUrl, '/nothing', imageUrl])
        expect((await get(url, headers as Record<string, string>)).headers.vary).toBe('accept-encoding');
  });

  test('each encoding has an etag of its own', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async (encoding) => (await get('/team', { 'accept-encoding': encoding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('conditional requests', () => {
  test('an unchanged page gets 304 with the headers that a cache updates', async () => {
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

  test('a changed file is sent again', async () => {
    await using changed = await writeSampleBuild();
    const server = await createApp({ outDir: changed.outDir, siteUrl: 'http://localhost' });
    const { etag } = (await server.inject('/robots.txt')).headers;
    await changed.write('robots.txt', 'User-agent: nobody');
    const response = await server.inject({ url: '/robots.txt', headers: { 'if-none-match': String(etag) } });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('User-agent: nobody');
    await server.close();
  });
});
