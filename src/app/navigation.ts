/** What the header and the footer link to. An entry whose document is missing from the content is left out. */
import type { Kind } from '#content/addresses.ts';
import type { Id } from '#content/ids.ts';

type Target = { [K in Kind]: { kind: K; slug: Id<K>; hash?: string } }[Kind];

const targets = {
  appDevelopment: { kind: 'page', slug: 'app-development' },
  team: { kind: 'page', slug: 'team' },
  portfolio: { kind: 'page', slug: 'portfolio' },
  blog: { kind: 'page', slug: 'blog' },
  contact: { kind: 'page', slug: 'contact' },
  about: { kind: 'page', slug: 'home', hash: 'about' },
  privacy: { kind: 'policy', slug: 'privacy-policy' },
} as const satisfies Record<string, Target>;

export type NavigationKey = keyof typeof targets;
export type FooterGroup = 'solutions' | 'company' | 'work' | 'trust';

export const navigationTargets: Record<NavigationKey, Target> = targets;

export const header: NavigationKey[] = ['appDevelopment', 'team', 'portfolio', 'blog', 'contact'];

export const footer: { key: FooterGroup; items: NavigationKey[] }[] = [
  { key: 'solutions', items: ['appDevelopment'] },
  { key: 'company', items: ['about', 'team'] },
  { key: 'work', items: ['portfolio', 'blog', 'contact'] },
  { key: 'trust', items: ['privacy'] },
];
