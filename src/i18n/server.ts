/** i18next at build time: one instance a language, with all its strings. */
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './languages.ts';
import { options } from './options.ts';

/** @param strings every namespace of the language. */
export function createI18n(language: Language, strings: Record<string, unknown>): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    ...options,
    lng: language,
    ns: Object.keys(strings),
    resources: { [language]: strings } as never,
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
}
