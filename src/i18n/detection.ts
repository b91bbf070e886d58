/**
 * Where a visitor's language is looked for, first match first. The one list: the script in the head is generated
 * from it (head-script.ts), and i18next's detector runs by its names (client.ts).
 *
 * Each lookup is also sent to the browser as its own source text, so it may use nothing but the browser's globals.
 * What it returns need not be a language of the site; what is not is passed over.
 */
export interface Source {
  /** Name of i18next's own detector, or of ours where it has none. */
  name: string;
  lookup: () => string | readonly string[] | null | undefined;
}

/** Where the language of a choice is kept. Only a choice is stored; a mere visit is not. */
export const choiceKey = 'language';
/** Remembers, for the tab, that a visitor has been taken to the other language once. */
export const movedKey = 'language.moved';

/** Whether `no.example.com` is Norwegian. Off: the languages share a host. */
const bySubdomain = false;
const subdomain: Source = { name: 'subdomain', lookup: () => location.hostname.split('.')[0] };

export const sources: readonly Source[] = [
  { name: 'querystring', lookup: () => new URLSearchParams(location.search).get('lng') },
  { name: 'address', lookup: () => location.pathname.match(/^\/(no)(\/|$)/)?.[1] },
  ...(bySubdomain ? [subdomain] : []),
  { name: 'choice', lookup: () => localStorage.getItem('language') },
  { name: 'cookie', lookup: () => document.cookie.match(/(?:^|; )i18next=([^;]*)/)?.[1] },
  { name: 'localStorage', lookup: () => localStorage.getItem('i18nextLng') },
  { name: 'sessionStorage', lookup: () => sessionStorage.getItem('i18nextLng') },
  // Once: who has been moved already, or comes from a page of the site, is where they want to be.
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
