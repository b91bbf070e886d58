/** i18next in the browser: the page's own strings at once, others by fetch, the language by the one list. */
import i18next, { type i18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { LazyBackend } from './backend.ts';
import { sources } from './detection.ts';
import { type Language, languageOfTag } from './languages.ts';
import { debug, loadPath, options } from './options.ts';

/** Detectors of ours, where i18next has none by that name. */
const own = ['address', 'choice', 'visited'];

export function createDetector(): LanguageDetector {
  const detector = new LanguageDetector();
  for (const { name, lookup } of sources)
    if (own.includes(name)) {
      const guarded = () => {
        try {
          return [lookup() ?? []].flat();
        } catch {
          return [];
        }
      };
      detector.addDetector({ name, lookup: guarded as () => string[] });
    }
  return detector;
}

export const detectionOptions = {
  order: sources.map(({ name }) => name),
  lookupQuerystring: 'lng',
  lookupCookie: 'i18next',
  lookupLocalStorage: 'i18nextLng',
  lookupSessionStorage: 'i18nextLng',
  /** A mere visit stores nothing: the script in the head stores choices. */
  caches: [],
  /** For whoever turns caching in a cookie on; `cookieMinutes` may be added. */
  cookieOptions: { path: '/', sameSite: 'strict' as const },
  convertDetectedLanguage: (tag: string) => languageOfTag(tag) ?? tag,
};

/**
 * Starts i18next on a prerendered page.
 * @param language the page's language, which wins where the page has no counterpart in the visitor's.
 * @param strings namespaces that the page brings.
 */
export async function startI18n(language: Language, strings: Record<string, unknown>): Promise<i18n> {
  await i18next
    .use(createDetector())
    .use(LazyBackend)
    .use(initReactI18next)
    .init({
      ...options,
      debug,
      // Nothing to load: the page brings its strings, and a fallback's would hold up hydration.
      ns: [],
      resources: { [language]: strings } as never,
      partialBundledLanguages: true,
      detection: detectionOptions,
      backend: { loadPath },
      react: { useSuspense: false },
    });
  if (i18next.language !== language) await i18next.changeLanguage(language);
  return i18next;
}
