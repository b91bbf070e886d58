import { type Language, locales } from '#i18n/languages.ts';

/** Making a formatter takes longer than all else that a card is rendered from. */
const formatters = new Map<Language, Intl.DateTimeFormat>();

function formatterOf(language: Language): Intl.DateTimeFormat {
  const known = formatters.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  formatters.set(language, made);
  return made;
}

/**
 * A day as text in a language: `14 May 2024`, `14. mai 2024`.
 * @param day ISO day, or a year, which is given back as it is. In UTC: a day has no time zone to move in.
 */
export function formatDay(day: string | number, language: Language): string {
  if (typeof day === 'number' || /^\d{4}$/.test(day)) return String(day);
  return formatterOf(language).format(new Date(`${day}T00:00:00Z`));
}
