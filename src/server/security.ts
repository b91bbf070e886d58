/** The headers that every answer carries, errors included. */

/** Turned off, `innerHTML` and its like work again, and so does what an attacker puts into them. */
const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

const yearInSeconds = 31_536_000;

export interface PolicySources {
  /** Sources beside the own origin, quotes included: `'sha256-…'`. */
  scripts: string[];
  styles: string[];
  /** Whether the published site is reached by https. */
  https: boolean;
}

/** The Content-Security-Policy of every page: nothing from elsewhere, nothing inline but what the build made. */
export function contentSecurityPolicy({ scripts, styles, https }: PolicySources): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...trustedTypes,
    // On plain http it would send the browser to an https that is not there.
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Security headers, the policy among them. */
export function securityHeaders(sources: PolicySources): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(sources),
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
