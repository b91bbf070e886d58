import { rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { BuildError, serveManifestPath } from '#server/site/serve-manifest.ts';
import { imageBytes, sampleManifest, writeSampleBuild } from '#tests/support/server/sample-build.ts';
import { imageUrl, scriptUrl, startSiteServerForFile } from '#tests/support/server/site-server.ts';

const siteServer = startSiteServerForFile();
const { get } = siteServer;

describe('pages', () => {
  test('a page is sent as HTML that must be revalidated', async () => {
    const response = await get('/team');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain('<title>/team</title>');
  });

  test('each language has its own pages', async () => {
    expect((await get('/')).body).toContain('<title>/</title>');
    expect((await get('/no')).body).toContain('<title>/no</title>');
    expect((await get('/no/team?lng=no')).body).toContain('<title>/no/team</title>');
  });

  test.each([
    ['/Team?x=1', '/team?x=1'],
    ['/team/', '/team'],
    ['/inkludmi-app', '/inkludMI-app'],
    ['/NO/team', '/no/team'],
    ['//team', '/team'],
    ['/index.html', '/'],
    ['/old', '/team'],
  ])('%s redirects permanently to %s', async (from, to) => {
    const response = await get(from);
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(to);
  });

  test('a HEAD request gets the headers of the page and no body', async () => {
    const get200 = await get('/team');
    const head = await siteServer.app.inject({ method: 'HEAD', url: '/team' });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(get200.rawPayload.length));
    expect(head.headers.etag).toBe(get200.headers.etag);
    expect(head.rawPayload).toHaveLength(0);
  });

  test('other methods get 405 with the allowed methods', async () => {
    for (const url of ['/team', '/Team', '/feed.xml', '/old', '/healthz']) {
      const response = await siteServer.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: '{',
      });
      expect(response.statusCode, url).toBe(405);
      expect(response.headers.allow).toBe('GET, HEAD');
    }
    expect((await siteServer.app.inject({ method: 'DELETE', url: '/nothing' })).statusCode).toBe(404);
  });
});

describe('missing pages and files', () => {
  test.each([
    ['/nothing', 'Not found'],
    ['/november', 'Not found'],
    ['/no/nothing', 'Ikke funnet'],
    ['/NO/nothing', 'Ikke funnet'],
    ['/nothing.xml', 'Not found'],
    ['/static/js/gone.chunk.js', 'Not found'],
    ['/static/js', 'Not found'],
    ['/404.html', 'Not found'],
    ['/no/%zz', 'Ikke funnet'],
    ['/%ff?%ff', 'Not found'],
    ['/%', 'Not found'],
  ])('%s gets the page "%s"', async (url, title) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain(`<title>${title}</title>`);
  });

  test('a path of any length gets 404', async () => {
    for (const url of [`/${'x'.repeat(4000)}`, `/${'%20'.repeat(1000)}`, `/${'a/'.repeat(2000)}a`])
      expect((await get(url)).statusCode).toBe(404);
  });

  test('a 404 ignores conditional and range headers', async () => {
    const { etag } = (await get('/team')).headers;
    for (const headers of [
      { 'if-none-match': '*' },
      { 'if-match': '"x"' },
      { 'if-none-match': String(etag) },
      { range: 'bytes=0-3' },
    ]) {
      const response = await get('/nothing', headers as Record<string, string>);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('Not found');
    }
  });

  test('a 404 to HEAD has the content length of the page', async () => {
    const head = await siteServer.app.inject({ method: 'HEAD', url: '/nothing' });
    expect(head.statusCode).toBe(404);
    expect(head.headers['content-length']).toBe(String((await get('/nothing')).rawPayload.length));
  });
});

describe('files', () => {
  test('a file with a hash in its name is immutable', async () => {
    for (const url of [scriptUrl, imageUrl])
      expect((await get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('translations must be revalidated', async () => {
    const response = await get('/static/locales/en/common.json');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test('other files may be cached for ten minutes', async () => {
    for (const url of ['/feed.xml', '/no/feed.xml', '/robots.txt'])
      expect((await get(url)).headers['cache-control']).toBe('public, max-age=600');
  });

  test('the content type follows the extension', async () => {
    expect((await get(scriptUrl)).headers['content-type']).toMatch(/^(?:application|text)\/javascript/);
    expect((await get('/feed.xml')).headers['content-type']).toMatch(/^(?:application|text)\/xml/);
    expect((await get(imageUrl)).headers['content-type']).toBe('image/webp');
    expect((await get('/static/locales/en/common.json')).headers['content-type']).toMatch(
      /^application\/json/,
    );
  });

  test('another spelling redirects to the existing file', async () => {
    for (const url of ['/Feed.xml', '/feed.xml/', '//feed.xml', '/%66eed.xml']) {
      const response = await get(url);
      expect(response.statusCode, url).toBe(301);
      expect(response.headers.location).toBe('/feed.xml');
    }
  });

  test('an encoded space in a path finds the file', async () => {
    expect((await get('/static/media/two%20words.1a2b3c.webp')).rawPayload).toEqual(imageBytes);
  });

  test('a range request gets a part of the file', async () => {
    const response = await get(imageUrl, { range: 'bytes=1-3' });
    expect(response.statusCode).toBe(206);
    expect(response.headers['content-range']).toBe(`bytes 1-3/${imageBytes.length}`);
    expect(response.body).toBe('bcd');
  });

  test('a range beyond the end gets 416', async () => {
    const response = await get(imageUrl, { range: 'bytes=9999-' });
    expect(response.statusCode).toBe(416);
    expect(response.headers['content-range']).toBe(`bytes */${imageBytes.length}`);
  });
});

describe('health', () => {
  test('/healthz reports that the process is up', async () => {
    const response = await get('/healthz');
    expect(response.json()).toEqual({ status: 'up' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('/readyz names the build', async () => {
    const response = await get('/readyz');
    expect(response.json()).toEqual({ status: 'ready', build: 'build-1' });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('trusted proxies', () => {
  test.each([
    [0, '127.0.0.1'],
    [1, '3.3.3.3'],
    [2, '2.2.2.2'],
  ])('%i trusted proxies make the client address %s', async (trustProxy, ip) => {
    const server = await createApp({
      outDir: siteServer.build.outDir,
      siteUrl: 'http://localhost',
      trustProxy,
    });
    server.get('/ip', (request, reply) => reply.send(request.ip));
    const response = await server.inject({
      url: '/ip',
      headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 3.3.3.3' },
    });
    expect(response.body).toBe(ip);
    await server.close();
  });
});

describe('a build that cannot be served', () => {
  test('is a folder without a build', async () => {
    await expect(createApp({ outDir: '/nowhere', siteUrl: 'http://localhost' })).rejects.toThrow(BuildError);
  });

  test.each([
    ['has a manifest that is not JSON', '{'],
    ['has a manifest of another version', '{"build":"x"}'],
  ])('%s', async (_name, text) => {
    await using damaged = await writeSampleBuild();
    await damaged.write(serveManifestPath, text);
    await expect(createApp({ outDir: damaged.outDir, siteUrl: 'http://localhost' })).rejects.toThrow(
      /is damaged/,
    );
  });

  test('has no not-found page', async () => {
    await using damaged = await writeSampleBuild();
    await rm(`${damaged.outDir}/no/404.html`);
    await expect(createApp({ outDir: damaged.outDir, siteUrl: 'http://localhost' })).rejects.toThrow(
      /is damaged/,
    );
  });

  test('has redirects to another site', async () => {
    await using foreign = await writeSampleBuild();
    await foreign.write(
      serveManifestPath,
      JSON.stringify({ ...sampleManifest, redirects: { '/x': '//evil.example' } }),
    );
    await expect(createApp({ outDir: foreign.outDir, siteUrl: 'http://localhost' })).rejects.toThrow(
      BuildError,
    );
  });
});
