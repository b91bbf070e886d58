import { navigation } from 'virtual:site';
import type { Language } from '#i18n/languages.ts';

type PagePaths = (typeof navigation)[Language]['paths'];

/** Returns the path of a page that the navigation knows, or undefined if the content lacks the page. */
export const getPagePath = (language: Language, key: keyof PagePaths): string | undefined =>
  navigation[language].paths[key];
