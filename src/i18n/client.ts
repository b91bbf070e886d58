/** i18next in the browser: it uses the page's strings, fetches missing ones, and detects the language by detection.ts. */
import i18next, { type i18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { LazyBackend } from './backend.ts';
import { languageSources } from './detection.ts';
import { type Language, parseLanguageTag } from './languages.ts';
import { debug, loadPath, options } from './options.ts';

/** Names of the sources that i18next has no detector for. */
const customDetectors = ['address', 'choice', 'visited'];

/** Creates i18next's detector with the custom sources added. */
export function createDetector(): LanguageDetector {
  const detector = new LanguageDetector();
  for (const { name, lookup } of languageSources)
    if (customDetectors.includes(name)) {
      const guardedLookup = () => {
        try {
          return [lookup() ?? []].flat();
        } catch {
          return [];
        }
      };
      detector.addDetector({ name, lookup: guardedLookup as () => string[] });
    }
  return detector;
}

export const detectionOptions = {
  order: languageSources.map(({ name }) => name),
  lookupQuerystring: 'lng',
  lookupCookie: 'i18next',
  lookupLocalStorage: 'i18nextLng',
  lookupSessionStorage: 'i18nextLng',
  /** The detector stores nothing. The script in the head stores choices. */
  caches: [],
  /** Options that apply if `caches` includes `cookie`. `cookieMinutes` may be added. */
  cookieOptions: { path: '/', sameSite: 'strict' as const },
  convertDetectedLanguage: (tag: string) => parseLanguageTag(tag) ?? tag,
};

/**
 * Starts i18next on a prerendered page.
 * @param language the page's language. It overrides the detected one if the page has no translation.
 * @param strings namespaces that the page includes.
 */
export async function startI18n(language: Language, strings: Record<string, unknown>): Promise<i18n> {
  await i18next
    .use(createDetector())
    .use(LazyBackend)
    .use(initReactI18next)
    .init({
      ...options,
      debug,
      // No namespaces are loaded, because the page includes its strings and loading a fallback would delay hydration.
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
