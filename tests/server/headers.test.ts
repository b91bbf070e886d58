import { describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { js, served, webp } from '#tests/support/site-server.ts';

const shared = served();
const { get } = shared;

describe('security headers', () => {
  test.each([
    ['/team', "'sha256-c3R5bGU='"],
    ['/nothing', "'sha256-NDA0'"],
  ])('%s may use the styles of its own file', async (url, hash) => {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${hash};`);
  });

  test('what is no page may use no inline styles', async () => {
    for (const url of [js, '/healthz', '/Team'])
      expect((await get(url)).headers['content-security-policy']).toContain("style-src 'self';");
  });

  test.each([
    ['GET', '/team', 200],
    ['HEAD', '/team', 200],
    ['GET', '/Team', 301],
    ['GET', '/nothing', 404],
    ['GET', '/%', 404],
    ['POST', '/team', 405],
    ['GET', js, 200],
    ['GET', '/healthz', 200],
    ['GET', '/readyz', 200],
  ] as const)('%s %s carries them', async (method, url, status) => {
    const { statusCode, headers } = await shared.app.inject({ method, url });
    expect(statusCode).toBe(status);
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-c2NyaXB0'");
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers).toHaveProperty('permissions-policy');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('a refused range carries them', async () => {
    const { headers } = await get(webp, { range: 'bytes=9999-' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('http is not told to use https', async () => {
    const server = await createApp({ root: shared.build.root, siteUrl: 'http://localhost:4173' });
    const { headers } = await server.inject('/team');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    await server.close();
  });

  test("an error of the server's own carries them, says nothing and is logged", async () => {
    const logged: string[] = [];
    const server = await createApp({
      root: shared.build.root,
      siteUrl: 'https://www.example.no',
      log: createLog('error', { write: (line) => logged.push(line) }),
    });
    server.get('/fails', () => {
      throw new Error('the password is hunter2');
    });
    const answer = await server.inject('/fails');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('hunter2');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', err: { message: 'the password is hunter2' }, reqId: expect.any(String) },
    ]);
    await server.close();
  });
});
