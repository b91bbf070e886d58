import { describe, expect, test } from 'vitest';
import { createUrlResolver } from '#server/site/url-resolver.ts';
import { sampleManifest } from '#tests/support/server/sample-build.ts';

const resolve = createUrlResolver(sampleManifest);
const getResolution = (url: string) => resolve(url).resolution;

test('a canonical path resolves to its page, with any query', () => {
  expect(getResolution('/')).toEqual({ kind: 'page', path: '/', file: 'index.html' });
  expect(getResolution('/no')).toEqual({ kind: 'page', path: '/no', file: 'no.html' });
  expect(getResolution('/team?lng=no')).toEqual({ kind: 'page', path: '/team', file: 'team.html' });
  expect(getResolution('/inkludMI-app')).toEqual({
    kind: 'page',
    path: '/inkludMI-app',
    file: 'inkludMI-app.html',
  });
});

describe('another spelling redirects to the canonical path', () => {
  test.each([
    ['/team/', '/team'],
    ['/Team', '/team'],
    ['/TEAM/', '/team'],
    ['/inkludmi-app', '/inkludMI-app'],
    ['/NO', '/no'],
    ['/no/', '/no'],
    ['/NO/team', '/no/team'],
    ['//team', '/team'],
    ['/no//team///', '/no/team'],
    ['//', '/'],
    ['/%74eam', '/team'],
    ['/blog%2Ffirst', '/blog/first'],
    ['/index.html', '/'],
    ['/no.html', '/no'],
    ['/team.html', '/team'],
    ['/no/Team.HTML', '/no/team'],
    ['/old', '/team'],
    ['/Old/', '/team'],
    ['/no/gammel', '/no/team'],
  ])('%s -> %s', (from, to) => {
    expect(getResolution(from)).toEqual({ kind: 'redirect', to });
  });
});

test('a redirect encodes the letters of its fragment', () => {
  const { resolution } = createUrlResolver({ pages: {}, redirects: { '/old': '/team#på-laget-→' } })('/old');
  expect(resolution).toEqual({ kind: 'redirect', to: '/team#p%C3%A5-laget-%E2%86%92' });
});

test('a redirect keeps the query, before the fragment', () => {
  expect(getResolution('/Team?a=1&b=%20')).toEqual({ kind: 'redirect', to: '/team?a=1&b=%20' });
  expect(getResolution('/moved?a=1')).toEqual({ kind: 'redirect', to: '/team?a=1#people' });
});

describe('no spelling redirects to another site', () => {
  test.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/%5Cevil.example',
    '///evil.example/team',
    '/%2F%2Fevil.example',
  ])('%s', (url) => expect(getResolution(url).kind).not.toBe('redirect'));
});

describe('private files are unknown', () => {
  test.each([
    '/.site/serve.json',
    '/.SITE/serve.json',
    '/%2esite/serve.json',
    '/static/../.site/serve.json',
    '/..%2f..%2fetc/passwd',
    '/..%5c..%5cetc',
    '/404.html',
    '/no/404.html',
    '/team.html.br',
    '/feed.xml.gz',
    '/feed.xml%00',
    '/.well-known',
    '/.well-known/.site/serve.json',
    '/team/.well-known/security.txt',
  ])('%s', (url) => expect(getResolution(url)).toEqual({ kind: 'unknown' }));
});

test('files below /.well-known/ are public', () => {
  const path = '/.well-known/security.txt';
  expect(getResolution(path)).toEqual({ kind: 'file', path });
});

test('the language is that of the first segment', () => {
  expect(resolve('/no/nothing').language).toBe('no');
  expect(resolve('/NO/nothing').language).toBe('no');
  expect(resolve('//no/nothing').language).toBe('no');
  expect(resolve('/november').language).toBe('en');
  expect(resolve('/nothing').language).toBe('en');
});
