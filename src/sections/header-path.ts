import { navigation } from 'virtual:site';
import type { Language } from '#i18n/languages.ts';

type Key = (typeof navigation)[Language]['header'][number]['key'];

/** Address of a page that the header leads to; undefined where the content lacks it. */
export const headerPath = (language: Language, key: Key): string | undefined =>
  navigation[language].header.find((item) => item.key === key)?.path;
