import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from '#i18n/languages.ts';

/** The language that the form speaks, and is answered in. */
export function useLanguage(): Language {
  const { language } = useTranslation('forms').i18n;
  return isLanguage(language) ? language : defaultLanguage;
}
