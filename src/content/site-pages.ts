/** Pages that components link to, whatever the navigation is. A link whose page is missing is left out. */
import type { Language } from '#i18n/languages.ts';
import type { Id } from './ids.ts';
import type { Kind } from './urls.ts';

type PageTarget = {
  [K in Kind]: {
    kind: K;
    slug: Id<K>;
    /** Anchor on the page. That of a heading differs between the languages. */
    hash?: Record<Language, string>;
  };
}[Kind];

export type SitePage = 'blog' | 'portfolio' | 'privacy' | 'privacyChoices';

export const sitePages: Readonly<Record<SitePage, PageTarget>> = {
  blog: { kind: 'page', slug: 'blog' },
  portfolio: { kind: 'page', slug: 'portfolio' },
  privacy: { kind: 'policy', slug: 'privacy-policy' },
  privacyChoices: {
    kind: 'policy',
    slug: 'cookie-policy',
    hash: { en: 'privacy-choices', no: 'personvernvalg' },
  },
};
