/** Languages of the site and their URL prefixes. */

export const languages = ['en', 'no'] as const;
export type Language = (typeof languages)[number];

/** Language without a URL prefix, and the fallback. */
export const defaultLanguage: Language = 'en';

/** Each language's own name, for the language switch. */
export const languageNames: Record<Language, string> = { en: 'English', no: 'Norsk' };

/** BCP 47 tags for `Intl`. Norwegian is `nb-NO` because `no` does not specify Bokmål. */
export const locales: Record<Language, string> = { en: 'en-GB', no: 'nb-NO' };

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/**
 * Maps a browser's or a stored language tag to a language of the site.
 * @param tag BCP 47 tag (`nb-NO`, `en-US`, `no`). `no`, `nb` and `nn` are Norwegian.
 * @returns undefined if the site does not have the language.
 */
export function parseLanguageTag(tag: string | null | undefined): Language | undefined {
  const primary = tag?.toLowerCase().split(/[-_]/)[0];
  if (primary === 'nb' || primary === 'nn') return 'no';
  return isLanguage(primary) ? primary : undefined;
}

/**
 * Splits a path into its language and the path without the language's prefix.
 * @param pathname path of a URL. `/no` and `/no/team` are Norwegian, `/november` is English.
 */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, first, ...rest] = pathname.split('/');
  if (isLanguage(first) && first !== defaultLanguage) return { language: first, path: `/${rest.join('/')}` };
  return { language: defaultLanguage, path: pathname };
}

/** True if two different paths are those of one page in two languages: `/team` and `/no/team`. */
export const areTranslations = (path: string, other: string): boolean =>
  path !== other && splitLanguage(path).path === splitLanguage(other).path;

/**
 * Adds the language's prefix to a path: `/team` becomes `/no/team` in Norwegian, `/` becomes `/no`.
 * @param path path without prefix, beginning with `/`.
 */
export function localizePath(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
