import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from '#i18n/languages.ts';

/** Returns the language of the page, in which the API also responds. */
export function useLanguage(): Language {
  const { language } = useTranslation('forms').i18n;
  return isLanguage(language) ? language : defaultLanguage;
}
