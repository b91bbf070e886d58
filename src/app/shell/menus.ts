/** Links of header and footer. A link whose document is missing from the content is omitted. */
import type { Hue } from '#content/collections.ts';
import type { Id } from '#content/ids.ts';
import type { Kind } from '#content/urls.ts';
import type { Language } from '#i18n/languages.ts';

/** Document that a link of header or footer leads to. */
type NavigationTarget = {
  [K in Kind]: {
    kind: K;
    slug: Id<K>;
    /** Anchor on the page. That of a heading differs between the languages. */
    hash?: string | Record<Language, string>;
  };
}[Kind];

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
  privacyChoices: {
    kind: 'policy',
    slug: 'cookie-policy',
    hash: { en: 'privacy-choices', no: 'personvernvalg' },
  },
  accessibility: { kind: 'policy', slug: 'accessibility-statement' },
} as const satisfies Record<string, NavigationTarget>;

export type NavigationKey = keyof typeof targets;
export const navigationTargets: Record<NavigationKey, NavigationTarget> = targets;

/** Disclosure menus of the header. Each link has a light. */
export const headerMenus = [
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

/** Links of the header outside the menus. */
export const headerLinks = ['portfolio', 'blog', 'contact'] as const satisfies NavigationKey[];

/** Groups of links in the footer. */
export const footerGroups = [
  {
    key: 'solutions',
    items: ['appDevelopment', 'webDevelopment', 'qualityAssurance', 'socialEntrepreneurship'],
  },
  { key: 'company', items: ['about', 'team', 'careers', 'sustainability'] },
  { key: 'work', items: ['portfolio', 'blog', 'realizeProject', 'contact'] },
  {
    key: 'trust',
    items: ['trustCentre', 'whitePaper', 'privacy', 'cookies'],
  },
] as const satisfies { key: string; items: NavigationKey[] }[];

/** Links in the last line of the footer. */
export const imprintLinks = ['accessibility', 'privacyChoices'] as const satisfies NavigationKey[];
