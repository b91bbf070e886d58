import { rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { BuildError, serveManifestPath } from '#server/site/serve-manifest.ts';
import { binary, manifest, writeBuild } from '#tests/support/sample-build.ts';
import { js, served, webp } from '#tests/support/site-server.ts';

const shared = served();
const { get } = shared;

describe('pages', () => {
  test('a page is HTML that is revalidated', async () => {
    const answer = await get('/team');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<title>/team</title>');
  });

  test('both languages have their own', async () => {
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
  ])('%s moves permanently to %s', async (from, to) => {
    const answer = await get(from);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(to);
  });

  test('a HEAD request gets the headers of the page and no body', async () => {
    const whole = await get('/team');
    const head = await shared.app.inject({ method: 'HEAD', url: '/team' });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
    expect(head.headers.etag).toBe(whole.headers.etag);
    expect(head.rawPayload).toHaveLength(0);
  });

  test('other methods are refused, with the ones that are not', async () => {
    for (const url of ['/team', '/Team', '/feed.xml', '/old', '/healthz']) {
      const answer = await shared.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: '{',
      });
      expect(answer.statusCode, url).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
    expect((await shared.app.inject({ method: 'DELETE', url: '/nothing' })).statusCode).toBe(404);
  });
});

describe('what is not there', () => {
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
  ])('%s is answered with the page "%s"', async (url, title) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain(`<title>${title}</title>`);
  });

  test('however long its address is', async () => {
    for (const url of [`/${'x'.repeat(4000)}`, `/${'%20'.repeat(1000)}`, `/${'a/'.repeat(2000)}a`])
      expect((await get(url)).statusCode).toBe(404);
  });

  test('it is never "not modified", and never partial', async () => {
    const { etag } = (await get('/team')).headers;
    for (const headers of [
      { 'if-none-match': '*' },
      { 'if-match': '"x"' },
      { 'if-none-match': String(etag) },
      { range: 'bytes=0-3' },
    ]) {
      const answer = await get('/nothing', headers as Record<string, string>);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('Not found');
    }
  });

  test('it has a length for HEAD', async () => {
    const head = await shared.app.inject({ method: 'HEAD', url: '/nothing' });
    expect(head.statusCode).toBe(404);
    expect(head.headers['content-length']).toBe(String((await get('/nothing')).rawPayload.length));
  });

  test('a page whose file is missing is not found either', async () => {
    await using broken = await writeBuild();
    const server = await createApp({ root: broken.root, siteUrl: 'http://localhost' });
    for (const end of ['', '.br', '.gz']) await rm(`${broken.root}/team.html${end}`);
    expect((await server.inject('/team')).statusCode).toBe(404);
    await server.close();
  });
});

describe('files', () => {
  test('a name with its hash may be kept for good', async () => {
    for (const url of [js, webp])
      expect((await get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('records and translations are revalidated', async () => {
    for (const url of ['/static/records/team.json', '/static/locales/en/common.json']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  test('the rest is kept for minutes', async () => {
    for (const url of ['/feed.xml', '/no/feed.xml', '/robots.txt'])
      expect((await get(url)).headers['cache-control']).toBe('public, max-age=600');
  });

  test('types are those of the extension', async () => {
    expect((await get(js)).headers['content-type']).toMatch(/^(?:application|text)\/javascript/);
    expect((await get('/feed.xml')).headers['content-type']).toMatch(/^(?:application|text)\/xml/);
    expect((await get(webp)).headers['content-type']).toBe('image/webp');
    expect((await get('/static/records/team.json')).headers['content-type']).toMatch(/^application\/json/);
  });

  test('another spelling moves to the one that is there', async () => {
    for (const url of ['/Feed.xml', '/feed.xml/', '//feed.xml', '/%66eed.xml']) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(301);
      expect(answer.headers.location).toBe('/feed.xml');
    }
  });

  test('a name with a space is found as it is written in an address', async () => {
    expect((await get('/static/media/two%20words.1a2b3c.webp')).rawPayload).toEqual(binary);
  });

  test('a part of a file can be had', async () => {
    const answer = await get(webp, { range: 'bytes=1-3' });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes 1-3/${binary.length}`);
    expect(answer.body).toBe('bcd');
  });

  test('a part beyond the end is refused', async () => {
    const answer = await get(webp, { range: 'bytes=9999-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${binary.length}`);
  });
});

describe('health', () => {
  test('the process is up', async () => {
    const answer = await get('/healthz');
    expect(answer.json()).toEqual({ status: 'up' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('the build that is served is named', async () => {
    const answer = await get('/readyz');
    expect(answer.json()).toEqual({ status: 'ready', build: 'build-1' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('believed proxies', () => {
  test.each([
    [0, '127.0.0.1'],
    [1, '3.3.3.3'],
    [2, '2.2.2.2'],
  ])('%i of them: the address is %s', async (trustProxy, ip) => {
    const server = await createApp({ root: shared.build.root, siteUrl: 'http://localhost', trustProxy });
    server.get('/ip', (request, reply) => reply.send(request.ip));
    const answer = await server.inject({
      url: '/ip',
      headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 3.3.3.3' },
    });
    expect(answer.body).toBe(ip);
    await server.close();
  });
});

describe('a folder that cannot be served', () => {
  test('no build', async () => {
    await expect(createApp({ root: '/nowhere', siteUrl: 'http://localhost' })).rejects.toThrow(BuildError);
  });

  test.each([
    ['not JSON', '{'],
    ['of another shape', '{"build":"x"}'],
  ])('%s', async (_name, text) => {
    await using damaged = await writeBuild();
    await damaged.write(serveManifestPath, text);
    await expect(createApp({ root: damaged.root, siteUrl: 'http://localhost' })).rejects.toThrow(
      /is damaged/,
    );
  });

  test('without a page for what is not there', async () => {
    await using damaged = await writeBuild();
    await rm(`${damaged.root}/no/404.html`);
    await expect(createApp({ root: damaged.root, siteUrl: 'http://localhost' })).rejects.toThrow(
      /is damaged/,
    );
  });

  test('one whose redirects leave the site', async () => {
    await using foreign = await writeBuild();
    await foreign.write(
      serveManifestPath,
      JSON.stringify({ ...manifest, redirects: { '/x': '//evil.example' } }),
    );
    await expect(createApp({ root: foreign.root, siteUrl: 'http://localhost' })).rejects.toThrow(BuildError);
  });
});
