import { type Language, locales } from '#i18n/languages.ts';

/** A figure in the language's own way: `1,200` and `62.5` in English, `1 200` and `62,5` in Norwegian. */
export const formatNumber = (value: string | number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { maximumSignificantDigits: 15 }).format(Number(value));

/** What stands between a figure and its unit: a space that keeps them together, but none before an English `%`. */
export const spaceBefore = (unit: string, language: Language): string =>
  unit === '' || (unit === '%' && language === 'en') ? '' : '\u00a0';

/**
 * A figure with its unit as text: `62.5%` and `1,200 kWh` in English, `62,5 %` and `1 200 kWh` in Norwegian.
 * @param value digits, with a point for decimals.
 */
export const formatFigure = (value: string | number, unit: string, language: Language): string =>
  `${formatNumber(value, language)}${spaceBefore(unit, language)}${unit}`;
