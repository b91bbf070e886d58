/** The files that static hosts read, and their limits. */
import { expect, test } from 'vitest';
import { hostLimits, writeHeadersFile, writeRedirectsFile } from '#build/host-config/headers-redirects.ts';
import { collectHostRules } from '#build/host-config/host-rules.ts';
import type { ServeManifest } from '#server/site/serve-manifest.ts';
import { sampleManifest } from '#tests/support/server/sample-build.ts';

const collect = (changes: Partial<ServeManifest> = {}) =>
  collectHostRules({ ...sampleManifest, ...changes }, [], 'https://www.example.no');

/** Returns the values of a header that hosts send for a path: those of all rules that match. */
function getHeader(file: string, path: string, name: string): string[] {
  const rules = file.split(/\n(?=\/)/).map((rule) => rule.trimEnd().split('\n  '));
  return rules
    .filter(([pattern = '']) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    )
    .flatMap(([, ...lines]) => lines)
    .filter((line) => line.startsWith(`${name}: `))
    .map((line) => line.slice(name.length + 2));
}

test('every address has each security header once, apart from the policy', () => {
  const file = writeHeadersFile(collect());
  for (const path of ['/', '/team', '/nothing', '/static/js/app.js'])
    for (const name of [
      'x-content-type-options',
      'cross-origin-resource-policy',
      'strict-transport-security',
    ])
      expect(getHeader(file, path, name), `${path} ${name}`).toHaveLength(1);
});

test('a page has the common policy and its own, which allows only its styles', () => {
  const [common = '', own = '', ...others] = getHeader(
    writeHeadersFile(collect()),
    '/team',
    'content-security-policy',
  );
  expect(others).toEqual([]);
  expect(common).toContain("style-src 'self' 'unsafe-inline';");
  expect(common).toContain("script-src 'self' 'sha256-c2NyaXB0'");
  expect(own).toContain("style-src 'self' 'sha256-c3R5bGU=';");
});

test('files whose names change with their content are cached for good', () => {
  const file = writeHeadersFile(collect());
  expect(getHeader(file, '/static/js/app.js', 'cache-control')).toEqual([
    'public, max-age=31536000, immutable',
  ]);
  expect(getHeader(file, '/team', 'cache-control')).toEqual([]);
  expect(getHeader(file, '/static/records/team.json', 'cache-control')).toEqual([]);
});

test('the rules of a large site keep to the limits, and begin with the pages nearest to the home page', () => {
  const paths = Array.from({ length: 300 }, (_, index) => `/blog/post-${index}`);
  const pages = Object.fromEntries([...paths, '/team'].map((path) => [path, `${path.slice(1)}.html`]));
  const lines = writeHeadersFile(collect({ pages })).trimEnd().split('\n');
  expect(lines.filter((line) => line.startsWith('/'))).toHaveLength(hostLimits.headerRules);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(hostLimits.headerLineLength);
  expect(lines).toContain('/team');
});

test('redirects are written one a line, up to the limit, with encoded paths', () => {
  const lines = writeRedirectsFile(
    collect({ redirects: { '/old': '/team#people', '/no/år': '/no/team' } }),
  ).split('\n');
  expect(lines).toContain('/old /team#people 301');
  expect(lines).toContain('/no/%C3%A5r /no/team 301');
  const redirects = Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`/old-${n}`, '/team']));
  const all = writeRedirectsFile(collect({ redirects })).trim().split('\n');
  expect(all.filter((line) => / 30\d$/.test(line))).toHaveLength(hostLimits.redirects);
});

test('missing Norwegian addresses show the Norwegian page, and the folder of the server is not found', () => {
  const lines = writeRedirectsFile(collect()).split('\n');
  expect(lines).toContain('/no/* /no/404.html 404');
  expect(lines[0]).toBe('/.site/* /404.html 404!');
});
