/** What the header and the footer link to. An entry whose document is missing from the content is left out. */
import type { Kind } from '#content/urls.ts';
import type { Hue } from '#content/collections.ts';
import type { Id } from '#content/ids.ts';

type Target = { [K in Kind]: { kind: K; slug: Id<K>; hash?: string } }[Kind];

const targets = {
  appDevelopment: { kind: 'page', slug: 'app-development' },
  webDevelopment: { kind: 'page', slug: 'web-development' },
  qualityAssurance: { kind: 'page', slug: 'quality-assurance' },
  socialEntrepreneurship: { kind: 'page', slug: 'social-entrepreneurship' },
  realizeProject: { kind: 'page', slug: 'realize-your-project' },
  about: { kind: 'page', slug: 'home', hash: 'about' },
  team: { kind: 'page', slug: 'team' },
  careers: { kind: 'page', slug: 'careers' },
  trustCentre: { kind: 'page', slug: 'trust-center' },
  sustainability: { kind: 'page', slug: 'sustainability' },
  portfolio: { kind: 'page', slug: 'portfolio' },
  blog: { kind: 'page', slug: 'blog' },
  contact: { kind: 'page', slug: 'contact' },
  whitePaper: { kind: 'policy', slug: 'security-white-paper' },
  privacy: { kind: 'policy', slug: 'privacy-policy' },
  cookies: { kind: 'policy', slug: 'cookie-policy' },
} as const satisfies Record<string, Target>;

export type NavigationKey = keyof typeof targets;
export const navigationTargets: Record<NavigationKey, Target> = targets;

/** Entries of the header's sheets, each with its light. */
export const sheets = [
  {
    key: 'solutions',
    items: [
      { key: 'appDevelopment', hue: 'coral' },
      { key: 'webDevelopment', hue: 'fjord' },
      { key: 'qualityAssurance', hue: 'moss' },
      { key: 'socialEntrepreneurship', hue: 'heather' },
      { key: 'realizeProject', hue: 'amber' },
    ],
  },
  {
    key: 'company',
    items: [
      { key: 'about', hue: 'coral' },
      { key: 'team', hue: 'amber' },
      { key: 'careers', hue: 'moss' },
      { key: 'trustCentre', hue: 'fjord' },
      { key: 'sustainability', hue: 'heather' },
    ],
  },
] as const satisfies { key: string; items: { key: NavigationKey; hue: Hue }[] }[];

/** Entries of the header that stand by themselves. */
export const headerLinks = ['portfolio', 'blog', 'contact'] as const satisfies NavigationKey[];

export const footer = [
  {
    key: 'solutions',
    items: ['appDevelopment', 'webDevelopment', 'qualityAssurance', 'socialEntrepreneurship'],
  },
  { key: 'company', items: ['about', 'team', 'careers', 'sustainability'] },
  { key: 'work', items: ['portfolio', 'blog', 'realizeProject', 'contact'] },
  { key: 'trust', items: ['trustCentre', 'whitePaper', 'privacy', 'cookies'] },
] as const satisfies { key: string; items: NavigationKey[] }[];
