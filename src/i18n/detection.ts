/**
 * Sources of the visitor's language. language-script.ts generates the script in the head from this list, and client.ts
 * configures i18next's detector with it, so both use the same order.
 *
 * Each lookup is also sent to the browser as source text, so it may only use the browser's globals.
 * A result that is not a language of the site is ignored.
 */
import type { Language } from './languages.ts';

export interface LanguageSource {
  /** Name of i18next's detector, or of a custom one. */
  name: string;
  lookup: () => string | readonly string[] | null | undefined;
}

/** Local storage key of the language that the visitor chose. A visit without a choice stores nothing. */
export const choiceStorageKey = 'language';
/** Session storage key that is set after the visitor was redirected to the other language once. */
export const movedStorageKey = 'language.moved';

/** Stores the language that the visitor chose. The choice lasts for this visit if storage is blocked. */
export function storeChoice(language: Language): void {
  try {
    localStorage.setItem(choiceStorageKey, language);
  } catch {
    // Pages of this visit stay in the language, because visitors who come from a page of the site are not redirected.
  }
}

/** Detects Norwegian from `no.example.com`. It is off because both languages share a host. */
const subdomainEnabled = false;
const subdomainSource: LanguageSource = { name: 'subdomain', lookup: () => location.hostname.split('.')[0] };

/** Language sources in order of precedence. */
export const languageSources: readonly LanguageSource[] = [
  { name: 'querystring', lookup: () => new URLSearchParams(location.search).get('lng') },
  { name: 'address', lookup: () => location.pathname.match(/^\/(no)(\/|$)/)?.[1] },
  ...(subdomainEnabled ? [subdomainSource] : []),
  { name: 'choice', lookup: () => localStorage.getItem('language') },
  { name: 'cookie', lookup: () => document.cookie.match(/(?:^|; )i18next=([^;]*)/)?.[1] },
  { name: 'localStorage', lookup: () => localStorage.getItem('i18nextLng') },
  { name: 'sessionStorage', lookup: () => sessionStorage.getItem('i18nextLng') },
  // Keeps the page's language after the first redirect, and for visitors who come from a page of the site.
  {
    name: 'visited',
    lookup: () =>
      document.referrer.startsWith(`${location.origin}/`) || sessionStorage.getItem('language.moved')
        ? document.documentElement.lang
        : null,
  },
  { name: 'navigator', lookup: () => navigator.languages },
  { name: 'htmlTag', lookup: () => document.documentElement.lang },
];
