/** Security headers of every response, errors included. */
import { type Provider, type ProviderSources, providers } from '#content/videos.ts';

const yearInSeconds = 31_536_000;

export interface PolicySources {
  /** Sources besides 'self', quotes included: `'sha256-…'`. */
  scripts: string[];
  styles: string[];
  /** Providers whose videos the build's pages show. */
  videos?: readonly Provider[] | undefined;
  /** Origins that the live chat of the build uses. */
  chat?: readonly string[] | undefined;
  /** The published site is served over https. */
  isHttps: boolean;
}

/**
 * Builds the Content-Security-Policy of a page. It allows the site's own files, the build's inline scripts and styles by
 * hash, the players of the build's videos, and the origins of its chat. Pages differ only in the hashes of their inline
 * styles, because client navigation keeps the policy of the first page.
 *
 * A chat is a script of another company in the page, and needs more than its origins. Chats insert style elements, whose
 * hashes nobody knows, and pass texts to `innerHTML`. With a chat, inline styles are therefore allowed, and policies of
 * Trusted Types: sections/chat/chat.ts creates the default one after consent. Without consent, no text becomes HTML.
 */
export function buildContentSecurityPolicy({
  scripts,
  styles,
  videos = [],
  chat = [],
  isHttps,
}: PolicySources): string {
  const usedProviders = videos.map((name): ProviderSources => providers[name]);
  const frames = [...usedProviders.map(({ frame }) => frame), ...chat];
  // Chats keep a connection open, for answers.
  const chatConnections = chat.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...chat].join(' '),
    // A hash would turn 'unsafe-inline' off.
    ["style-src 'self'", ...(chat.length > 0 ? ["'unsafe-inline'"] : styles), ...chat].join(' '),
    ["img-src 'self' data:", ...usedProviders.flatMap(({ images }) => images), ...chat].join(' '),
    ["font-src 'self'", ...chat].join(' '),
    ["connect-src 'self'", ...usedProviders.map(({ oembed }) => oembed), ...chatConnections].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    ...(chat.length > 0 ? [['media-src', ...chat].join(' ')] : []),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Trusted Types make `innerHTML` and similar sinks throw, so that injected markup cannot run.
    "require-trusted-types-for 'script'",
    // Any name, because libraries inside a chat create policies of their own. Only a script that may run can create one.
    chat.length > 0 ? 'trusted-types *' : 'trusted-types page',
    // On plain http, browsers would request every resource over https, where nothing responds.
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Browser features that no page uses, and that would show or record something of a visitor. Each is known to current
 * browsers: they warn of unknown names. The list is short, because every response carries it in its first packets.
 */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'local-fonts',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
] as const;

/** Features that scripts of the site use: the button that copies the address of a post. */
const siteFeatures = ['clipboard-write'] as const;

/** Features that players of videos use. A frame gets a feature only if the page has it, too. */
const playerFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'] as const;

/** Builds the Permissions-Policy. It turns off every listed feature that the pages do not use. */
export function buildPermissionsPolicy(videos: readonly Provider[] = []): string {
  const frames = videos.map((name) => `"${providers[name].frame}"`);
  const playerAllowlist = frames.length > 0 ? ['self', ...frames].join(' ') : '';
  return [
    ...unusedFeatures.map((feature) => `${feature}=()`),
    ...siteFeatures.map((feature) => `${feature}=(self)`),
    ...playerFeatures.map((feature) => `${feature}=(${playerAllowlist})`),
  ].join(', ');
}

/** Builds the security headers, with the Content-Security-Policy. */
export function buildSecurityHeaders(sources: PolicySources): Record<string, string> {
  return {
    'content-security-policy': buildContentSecurityPolicy(sources),
    'cross-origin-opener-policy': 'same-origin',
    // Other sites do not embed its files. Feed readers and link previews fetch them from servers, which ignore the header.
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': buildPermissionsPolicy(sources.videos),
    // Form posts without script must carry their origin; `no-referrer` would make it `null`.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Without includeSubDomains, because other hosts of the domain may not support https.
    ...(sources.isHttps && { 'strict-transport-security': `max-age=${yearInSeconds}` }),
  };
}
