/** Settings of i18next, shared by the browser and the build. */
import type { InitOptions } from 'i18next';
import { defaultLanguage, languages } from './languages.ts';

/** Namespace of the shell around every page. Each layout adds its own namespaces. */
export const shellNamespace = 'shell';

/** Logs i18next's activity to the console. The specification requires it; set it to false to turn it off. */
export const debug = true;

/** URL of a namespace that the page data does not include. */
export const loadPath = '/static/locales/{{lng}}/{{ns}}.json';

export const options = {
  supportedLngs: languages,
  fallbackLng: defaultLanguage,
  load: 'currentOnly',
  defaultNS: shellNamespace,
  ns: [shellNamespace],
  /** Failed reads are retried after 350 ms, and each later attempt waits twice as long. */
  maxParallelReads: 10,
  maxRetries: 5,
  retryTimeout: 350,
  /** React escapes values. i18next replaces at most `maxReplaces` variables in a string. */
  interpolation: { escapeValue: false, maxReplaces: 1000 },
  returnNull: false,
} satisfies InitOptions & Record<string, unknown>;
