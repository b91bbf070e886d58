import { type Language, locales } from '#i18n/languages.ts';

/** Formats a number in a language: `1,200` and `62.5` in English, `1 200` and `62,5` in Norwegian. */
export const formatNumber = (value: string | number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { maximumSignificantDigits: 15 }).format(Number(value));

/** Returns the text between a number and its unit: a non-breaking space, or nothing before `%` in English. */
export const getUnitSeparator = (unit: string, language: Language): string =>
  unit === '' || (unit === '%' && language === 'en') ? '' : '\u00a0';

/**
 * Formats a number with its unit: `62.5%` and `1,200 kWh` in English, `62,5 %` and `1 200 kWh` in Norwegian.
 * @param value a number, or digits with a decimal point.
 */
export const formatQuantity = (value: string | number, unit: string, language: Language): string =>
  `${formatNumber(value, language)}${getUnitSeparator(unit, language)}${unit}`;

/** Returns a difference with its sign. Zero has none. */
export const formatDifference = (difference: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { maximumSignificantDigits: 6, signDisplay: 'exceptZero' })
    .format(difference)
    .replace('-', '−');
