import { expect, test } from 'vitest';
import { findProxyProblem } from '#server/proxy-check.ts';
import { createWebsiteHarness } from '#tests/support/server/website-harness.ts';

const visitor = '203.0.113.7';
const forwardedFor = (...addresses: string[]) => ({ 'x-forwarded-for': addresses.join(', ') });

test.each([
  ['a visitor without a proxy', { peer: visitor, headers: {} }, 0],
  ['a visitor who invents the header', { peer: visitor, headers: forwardedFor('10.0.0.1') }, 0],
  ['a request from this machine', { peer: '127.0.0.1', headers: {} }, 0],
  ['one proxy that is counted', { peer: '127.0.0.1', headers: forwardedFor(visitor) }, 1],
  ['two proxies that are counted', { peer: '::1', headers: forwardedFor(visitor, '10.0.0.5') }, 2],
])('%s is no problem', (_name, request, trustProxy) => {
  expect(findProxyProblem(request, trustProxy)).toBeUndefined();
});

test.each([
  ['loopback', '127.0.0.1', 'TRUST_PROXY=1.'],
  ['a private network', '10.1.2.3', 'TRUST_PROXY=1.'],
  ['IPv6 loopback', '::1', 'TRUST_PROXY=1.'],
  ['a mapped address', '::ffff:172.17.0.1', 'TRUST_PROXY=1.'],
])('a proxy on %s that is not counted is described', (_name, peer, advice) => {
  expect(findProxyProblem({ peer, headers: forwardedFor(visitor) }, 0)).toContain(advice);
});

test('a second proxy that is not counted is described', () => {
  const request = { peer: '127.0.0.1', headers: forwardedFor(visitor, '10.0.0.5') };
  expect(findProxyProblem(request, 1)).toContain('TRUST_PROXY=2.');
});

test('a proxy that sends only Forwarded is described', () => {
  const request = { peer: '127.0.0.1', headers: { forwarded: `for=${visitor}` } };
  expect(findProxyProblem(request, 0)).toContain('Let the proxy send X-Forwarded-For');
});

test('the server warns once of a proxy that is not counted', async () => {
  await using website = await createWebsiteHarness();
  const getWarnings = () =>
    website
      .getLog()
      .split('\n')
      .filter((line) => line.includes('TRUST_PROXY'));
  await website.app.inject('/team');
  expect(getWarnings()).toEqual([]);
  for (const url of ['/team', '/no'])
    await website.app.inject({ url, headers: { 'x-forwarded-for': visitor } });
  expect(getWarnings()).toHaveLength(1);
  expect(website.getLog()).not.toContain(visitor);
});
