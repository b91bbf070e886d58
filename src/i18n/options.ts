/** i18next's settings, the same in the browser and at build time. */
import type { InitOptions } from 'i18next';
import { defaultLanguage, languages } from './languages.ts';

/** Strings of the frame around every page; each layout brings its own besides. */
export const frameNamespace = 'shell';

/** i18next says in the console what it does. The specification has it on; this one switch turns it off. */
export const debug = true;

/** Where a namespace is read that the page's record lacks. */
export const loadPath = '/static/locales/{{lng}}/{{ns}}.json';

export const options = {
  supportedLngs: languages,
  fallbackLng: defaultLanguage,
  load: 'currentOnly',
  defaultNS: frameNamespace,
  ns: [frameNamespace],
  /** Parallel reads, then retries of a failed read, the first after 350 ms, each after twice the time of the one before. */
  maxParallelReads: 10,
  maxRetries: 5,
  retryTimeout: 350,
  /** React escapes; a string may hold a thousand variables before i18next gives up on it. */
  interpolation: { escapeValue: false, maxReplaces: 1000 },
  returnNull: false,
} satisfies InitOptions & Record<string, unknown>;
