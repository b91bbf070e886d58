import { describe, expect, test } from 'vitest';
import {
  buildContentSecurityPolicy,
  buildPermissionsPolicy,
  buildSecurityHeaders,
} from '#server/security-headers.ts';

const parseDirectives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));

const buildPolicy = (isHttps: boolean) =>
  parseDirectives(buildContentSecurityPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"], isHttps }));

test('scripts and styles come from the site or carry a hash of the build', () => {
  expect(buildPolicy(true)['script-src']).toEqual(["'self'", "'sha256-a'"]);
  expect(buildPolicy(true)['style-src']).toEqual(["'self'", "'sha256-b'"]);
});

test('all other sources are blocked', () => {
  expect(buildPolicy(true)).toMatchObject({
    'default-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  });
  expect(JSON.stringify(buildPolicy(true))).not.toContain('unsafe');
});

describe('videos', () => {
  const baseSources = { scripts: [], styles: [], isHttps: false };
  test('a build without videos allows no provider', () => {
    expect(buildContentSecurityPolicy({ ...baseSources, videos: [] })).toBe(
      buildContentSecurityPolicy(baseSources),
    );
    expect(parseDirectives(buildContentSecurityPolicy(baseSources))['trusted-types']).toEqual(['page']);
  });
  test('a video allows its provider and no other', () => {
    const directives = parseDirectives(buildContentSecurityPolicy({ ...baseSources, videos: ['vimeo'] }));
    expect(directives).toMatchObject({
      'script-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'https://i.vimeocdn.com'],
      'connect-src': ["'self'", 'https://vimeo.com/api/oembed.json'],
      'frame-src': ['https://player.vimeo.com'],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['page'],
    });
    expect(JSON.stringify(directives)).not.toMatch(/youtube|ytimg|unsafe/);
  });
});

describe('the Permissions-Policy', () => {
  test('turns off the features that no page uses', () => {
    const policy = buildPermissionsPolicy().split(', ');
    for (const feature of ['accelerometer', 'camera', 'geolocation', 'microphone', 'midi', 'payment', 'usb'])
      expect(policy).toContain(`${feature}=()`);
    for (const feature of ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'])
      expect(policy).toContain(`${feature}=()`);
    expect(policy).toContain('clipboard-write=(self)');
    expect(policy.every((directive) => /^[a-z-]+=\((?:self)?\)$/.test(directive))).toBe(true);
  });
  test('gives players of the videos what they use, and no other frame', () => {
    const policy = buildPermissionsPolicy(['youtube']).split(', ');
    for (const feature of ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'])
      expect(policy).toContain(`${feature}=(self "https://www.youtube-nocookie.com")`);
    expect(policy.filter((directive) => directive.includes('http'))).toHaveLength(4);
    expect(policy).toContain('camera=()');
  });
});

describe('a chat', () => {
  const chat = ['https://chat.example.no', 'https://api.example.no'];
  const directives = parseDirectives(
    buildContentSecurityPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"], chat, isHttps: true }),
  );
  test('may load from its origins, and connect to them', () => {
    expect(directives).toMatchObject({
      'script-src': ["'self'", "'sha256-a'", ...chat],
      'img-src': ["'self'", 'data:', ...chat],
      'frame-src': chat,
      'connect-src': [
        "'self'",
        'https://chat.example.no',
        'wss://chat.example.no',
        'https://api.example.no',
        'wss://api.example.no',
      ],
    });
    expect(JSON.stringify(directives['script-src'])).not.toContain('unsafe');
  });
  test('may insert styles, which a hash would prevent', () => {
    expect(directives['style-src']).toEqual(["'self'", "'unsafe-inline'", ...chat]);
  });
  test('leaves Trusted Types required, and lets policies be created', () => {
    expect(directives).toMatchObject({ 'require-trusted-types-for': ["'script'"], 'trusted-types': ['*'] });
  });
});

describe('https is required', () => {
  test('by a site on https', () => {
    expect(buildPolicy(true)).toHaveProperty('upgrade-insecure-requests');
    expect(buildSecurityHeaders({ scripts: [], styles: [], isHttps: true })).toHaveProperty(
      'strict-transport-security',
    );
  });
  test('not by a site on http', () => {
    expect(buildPolicy(false)).not.toHaveProperty('upgrade-insecure-requests');
    expect(buildSecurityHeaders({ scripts: [], styles: [], isHttps: false })).not.toHaveProperty(
      'strict-transport-security',
    );
  });
});
