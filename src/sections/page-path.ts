import { navigation } from 'virtual:site';
import type { Language } from '#i18n/languages.ts';

type PagePaths = (typeof navigation)[Language]['paths'];

/** Returns the path of one of the pages in the navigation, or undefined if the content lacks it. */
export const getPagePath = (language: Language, key: keyof PagePaths): string | undefined =>
  navigation[language].paths[key];
