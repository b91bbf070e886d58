import { type Language, locales } from '#i18n/languages.ts';

/** Formatters by language, cached because creating one takes longer than rendering the rest of a card. */
const formatters = new Map<Language, Intl.DateTimeFormat>();

function getFormatter(language: Language): Intl.DateTimeFormat {
  const cached = formatters.get(language);
  if (cached) return cached;
  // In UTC, because another time zone could shift the day.
  const formatter = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  formatters.set(language, formatter);
  return formatter;
}

/**
 * Formats a day in a language, such as `14 May 2024` or `14. mai 2024`.
 * @param date ISO day, or a year, which is returned unchanged.
 */
export function formatDate(date: string | number, language: Language): string {
  if (typeof date === 'number' || /^\d{4}$/.test(date)) return String(date);
  return getFormatter(language).format(new Date(`${date}T00:00:00Z`));
}
