import { describe, expect, test } from 'vitest';
import { buildContentSecurityPolicy, buildSecurityHeaders } from '#server/security-headers.ts';

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));

const policy = (https: boolean) =>
  directives(buildContentSecurityPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"], https }));

test('scripts and styles come from the site or carry a hash of the build', () => {
  expect(policy(true)['script-src']).toEqual(["'self'", "'sha256-a'"]);
  expect(policy(true)['style-src']).toEqual(["'self'", "'sha256-b'"]);
});

test('everything that is not named is refused', () => {
  expect(policy(true)).toMatchObject({
    'default-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  });
  expect(JSON.stringify(policy(true))).not.toContain('unsafe');
});

describe('videos', () => {
  const none = { scripts: [], styles: [], https: false };
  test('none leave nothing open', () => {
    expect(buildContentSecurityPolicy({ ...none, videos: [] })).toBe(buildContentSecurityPolicy(none));
    expect(directives(buildContentSecurityPolicy(none))['trusted-types']).toEqual(["'none'"]);
  });
  test('open what their provider needs, and nothing of the other', () => {
    const own = directives(buildContentSecurityPolicy({ ...none, videos: ['vimeo'] }));
    expect(own).toMatchObject({
      'script-src': ["'self'", 'https://player.vimeo.com/api/player.js'],
      'img-src': ["'self'", 'data:', 'https://i.vimeocdn.com'],
      'connect-src': ["'self'", 'https://vimeo.com/api/oembed.json'],
      'frame-src': ['https://player.vimeo.com'],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    });
    expect(JSON.stringify(own)).not.toMatch(/youtube|ytimg|unsafe/);
  });
});

describe('https is only promised where it is', () => {
  test('on https', () => {
    expect(policy(true)).toHaveProperty('upgrade-insecure-requests');
    expect(buildSecurityHeaders({ scripts: [], styles: [], https: true })).toHaveProperty(
      'strict-transport-security',
    );
  });
  test('on http', () => {
    expect(policy(false)).not.toHaveProperty('upgrade-insecure-requests');
    expect(buildSecurityHeaders({ scripts: [], styles: [], https: false })).not.toHaveProperty(
      'strict-transport-security',
    );
  });
});
