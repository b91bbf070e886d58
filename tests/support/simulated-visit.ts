/** Stubs the browser globals that language detection reads. */
import { vi } from 'vitest';
import type { Language } from '#i18n/languages.ts';

export interface Visit {
  url: string;
  page: Language;
  /** Languages of the page's `hreflang` links. Both by default. */
  versions?: Language[];
  cookie?: string;
  local?: Record<string, string>;
  session?: Record<string, string>;
  referrer?: string;
  languages?: string[];
  storageBlocked?: boolean;
  /** True if the browser prerenders the page for a visitor who may follow a link. */
  isPrerendered?: boolean;
}

/** Effects of the script on the browser. */
export interface Outcome {
  /** URL of the redirect, if there was one. */
  replaced?: string;
  /** URL after `history.replaceState`, if it was called. */
  cleaned?: string;
  local: Record<string, string>;
  /** Shows a prerendered page to the visitor. */
  activate: () => void;
}

const createStorage = (values: Record<string, string>, blocked: boolean) => {
  const throwIfBlocked = () => {
    if (blocked) throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  return {
    getItem: (key: string) => {
      throwIfBlocked();
      return values[key] ?? null;
    },
    setItem: (key: string, value: unknown) => {
      throwIfBlocked();
      values[key] = String(value);
    },
    removeItem: (key: string) => {
      throwIfBlocked();
      delete values[key];
    },
  };
};

/** Stubs the globals of a visit until `vi.unstubAllGlobals()`. */
export function stubVisit(visit: Visit): Outcome {
  const url = new URL(visit.url, 'https://www.example.no');
  const outcome: Outcome = {
    local: { ...visit.local },
    activate: () => document.onprerenderingchange?.(),
  };
  const blocked = visit.storageBlocked ?? false;
  const location = {
    href: url.href,
    toString: () => url.href,
    origin: url.origin,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    hostname: url.hostname,
    replace: (to: string) => {
      outcome.replaced = to;
    },
  };
  const versions = visit.versions ?? ['en', 'no'];
  const path = url.pathname.replace(/^\/no(?=\/|$)/, '') || '/';
  const document = {
    cookie: visit.cookie ?? '',
    referrer: visit.referrer ?? '',
    prerendering: visit.isPrerendered ?? false,
    onprerenderingchange: undefined as (() => void) | undefined,
    documentElement: {
      lang: visit.page,
      getAttribute: (name: string) => (name === 'lang' ? visit.page : null),
    },
    querySelector: (selector: string) => {
      const language = versions.find((version) => selector === `link[hreflang=${version}]`);
      return language
        ? { href: `https://www.example.no${language === 'no' ? `/no${path === '/' ? '' : path}` : path}` }
        : null;
    },
  };
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, to: URL) => {
      outcome.cleaned = to.pathname + to.search + to.hash;
    },
  };
  const navigator = { languages: visit.languages ?? ['en-GB'], language: (visit.languages ?? ['en-GB'])[0] };
  const localStorage = createStorage(outcome.local, blocked);
  const sessionStorage = createStorage({ ...visit.session }, blocked);
  const globals = { location, document, history, navigator, localStorage, sessionStorage };
  vi.stubGlobal('window', globals);
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return outcome;
}
