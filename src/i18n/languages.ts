/** The languages of the site, and how a language shows in an address. */

export const languages = ['en', 'no'] as const;
export type Language = (typeof languages)[number];

/** English has no prefix; it is also what everything falls back to. */
export const defaultLanguage: Language = 'en';

/** Each language's name for itself, as the language switch shows it. */
export const languageNames: Record<Language, string> = { en: 'English', no: 'Norsk' };

/** BCP 47 tags for `Intl`: Norwegian text is Bokmål, which `no` alone does not say. */
export const locales: Record<Language, string> = { en: 'en-GB', no: 'nb-NO' };

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/**
 * The language that a tag of a browser or a stored value means.
 * @param tag BCP 47 tag (`nb-NO`, `en-US`, `no`); `no`, `nb` and `nn` are Norwegian.
 * @returns the language, or undefined where the site does not speak it.
 */
export function languageOfTag(tag: string | null | undefined): Language | undefined {
  const primary = tag?.toLowerCase().split(/[-_]/)[0];
  if (primary === 'nb' || primary === 'nn') return 'no';
  return isLanguage(primary) ? primary : undefined;
}

/**
 * Splits an address into its language and the path below it.
 * @param pathname path of a URL; `/no` and `/no/team` are Norwegian, `/november` is not.
 */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, first, ...rest] = pathname.split('/');
  if (isLanguage(first) && first !== defaultLanguage) return { language: first, path: `/${rest.join('/')}` };
  return { language: defaultLanguage, path: pathname };
}

/**
 * Puts a path under its language: `/team` is `/no/team` in Norwegian, `/` is `/no`.
 * @param path path without language, beginning with `/`.
 */
export function withLanguage(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
