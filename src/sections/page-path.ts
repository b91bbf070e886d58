import { navigation } from 'virtual:site';
import type { Language } from '#i18n/languages.ts';

type Paths = (typeof navigation)[Language]['paths'];

/** Address of a page that the navigation knows; undefined where the content lacks it. */
export const pagePath = (language: Language, key: keyof Paths): string | undefined =>
  navigation[language].paths[key];
