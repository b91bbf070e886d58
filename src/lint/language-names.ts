import type { Language } from '#i18n/languages.ts';

/** Names of the languages in messages, which are in English. */
export const languageNames: Record<Language, string> = { en: 'English', no: 'Norwegian' };
