/** The headers that every answer carries, errors included. */
import { type Provider, type ProviderSources, providers } from '#content/videos.ts';

/** Turned off, `innerHTML` and its like work again, and so does what an attacker puts into them. */
const buildTrustedTypes = (videos: ProviderSources[]): string[] => [
  "require-trusted-types-for 'script'",
  // The page's own, sections/video/player-script.ts, lets the players' scripts through and nothing else.
  videos.length > 0
    ? ['trusted-types default', ...videos.flatMap(({ policies }) => policies)].join(' ')
    : "trusted-types 'none'",
];

const yearInSeconds = 31_536_000;

export interface PolicySources {
  /** Sources beside the own origin, quotes included: `'sha256-…'`. */
  scripts: string[];
  styles: string[];
  /** Whose videos pages of the build show. */
  videos?: readonly Provider[] | undefined;
  /** Whether the published site is reached by https. */
  https: boolean;
}

/**
 * The Content-Security-Policy of every page: nothing from elsewhere but the videos of the build, nothing inline but
 * what the build made. A visit keeps the policy of its first page: all that differs between pages is the styles that
 * stand in their files.
 */
export function buildContentSecurityPolicy({ scripts, styles, videos = [], https }: PolicySources): string {
  const used = videos.map((name): ProviderSources => providers[name]);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...used.flatMap((each) => each.scripts)].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...used.flatMap((each) => each.images)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...used.map((each) => each.oembed)].join(' '),
    ...(used.length > 0 ? [['frame-src', ...used.flatMap((each) => each.frames)].join(' ')] : []),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...buildTrustedTypes(used),
    // On plain http it would send the browser to an https that is not there.
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Security headers, the policy among them. */
export function buildSecurityHeaders(sources: PolicySources): Record<string, string> {
  return {
    'content-security-policy': buildContentSecurityPolicy(sources),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Plain form posts must carry their origin; `no-referrer` would make it `null`.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Other hosts of the domain are not ours to promise for, so no includeSubDomains.
    ...(sources.https && { 'strict-transport-security': `max-age=${yearInSeconds}` }),
  };
}
