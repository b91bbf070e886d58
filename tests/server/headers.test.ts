import { describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { imageUrl, scriptUrl, startSiteServerForFile } from '#tests/support/server/site-server.ts';

const siteServer = startSiteServerForFile();
const { get } = siteServer;

describe('security headers', () => {
  test.each([
    ['/team', "'sha256-c3R5bGU='"],
    ['/nothing', "'sha256-NDA0'"],
  ])('%s allows the inline styles of its own file', async (url, hash) => {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${hash};`);
  });

  test('a response other than a page allows no inline styles', async () => {
    for (const url of [scriptUrl, '/healthz', '/Team'])
      expect((await get(url)).headers['content-security-policy']).toContain("style-src 'self';");
  });

  test.each([
    ['GET', '/team', 200],
    ['HEAD', '/team', 200],
    ['GET', '/Team', 301],
    ['GET', '/nothing', 404],
    ['GET', '/%', 404],
    ['POST', '/team', 405],
    ['GET', scriptUrl, 200],
    ['GET', '/healthz', 200],
    ['GET', '/readyz', 200],
  ] as const)('%s %s has the security headers', async (method, url, status) => {
    const { statusCode, headers } = await siteServer.app.inject({ method, url });
    expect(statusCode).toBe(status);
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-c2NyaXB0'");
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers).toHaveProperty('permissions-policy');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('a rejected range has the security headers', async () => {
    const { headers } = await get(imageUrl, { range: 'bytes=9999-' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('a site on http does not require https', async () => {
    const server = await createApp({ outDir: siteServer.build.outDir, siteUrl: 'http://localhost:4173' });
    const { headers } = await server.inject('/team');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    await server.close();
  });

  test('an internal error has the security headers, hides its message and is logged', async () => {
    const logged: string[] = [];
    const server = await createApp({
      outDir: siteServer.build.outDir,
      siteUrl: 'https://www.example.no',
      log: createLog('error', { write: (line) => logged.push(line) }),
    });
    server.get('/fails', () => {
      throw new Error('the password is hunter2');
    });
    const response = await server.inject('/fails');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('hunter2');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', err: { message: 'the password is hunter2' }, reqId: expect.any(String) },
    ]);
    await server.close();
  });
});
