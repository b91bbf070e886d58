/** Facts in prose: numbers, amounts, dates and addresses, with values that are the same in every language. */
import { toSharedUrl } from '#content/urls.ts';
import type { Language } from '#i18n/languages.ts';
import {
  findCurrency,
  findUnit,
  getCurrencyPattern,
  getUnitPattern,
  months,
  multipliers,
  percentWords,
} from './vocabulary.ts';

export type FactType =
  | 'number'
  | 'percentage'
  | 'amount'
  | 'date'
  | 'time'
  | 'email'
  | 'phone number'
  | 'link'
  | 'code'
  | 'name';

export interface Fact {
  type: FactType;
  /** The same for the same fact in every language. */
  value: string;
  /** Unit of a number, if a known one follows it. */
  unit?: string | undefined;
  /** Words of the text that state the fact. */
  text: string;
}

/** A fact with its offset in the text. */
export interface LocatedFact extends Fact {
  index: number;
}

/** A pattern, and the fact that a match of it is. Undefined if it is none. */
interface FactPattern {
  pattern: RegExp;
  toFact: (groups: Record<string, string | undefined>, text: string) => Fact | undefined;
}

/** Matches the path of a file, whose name may hold a date or a time. Screenshots have such names, with spaces in them. */
const fileName = /\/(?:assets|files)\/[^()[\]\n]*?\.(?:avif|gif|jpe?g|mp4|pdf|png|svg|webp)(?![\p{L}\d])/giu;

/**
 * Finds the facts of a text in order.
 * @param prose with plain spaces only.
 */
export function findProseFacts(prose: string, language: Language): LocatedFact[] {
  if (!/[\d@]|https?:|www\./.test(prose)) return [];
  const found: LocatedFact[] = [];
  let remaining = prose.replace(fileName, (text) => '\u0000'.repeat(text.length));
  for (const { pattern, toFact } of factPatterns[language])
    remaining = remaining.replace(pattern, (text, ...args) => {
      const groups = args.at(-1) as Record<string, string | undefined>;
      const fact = toFact(groups, text.trim());
      if (!fact) return text;
      found.push({ ...fact, index: Number(args.at(-3)) });
      // A later pattern must not match a part of this fact.
      return '\u0000'.repeat(text.length);
    });
  return found.sort((a, b) => a.index - b.index);
}

const numberNotation: Record<Language, string> = {
  en: '\\d{1,3}(?:[, ]\\d{3})+(?!\\d)(?:\\.\\d+)?|\\d+(?:\\.\\d+)*',
  no: '\\d{1,3}(?:[. ]\\d{3})+(?!\\d)(?:,\\d+)?|\\d+(?:[.,]\\d+)*',
};

/** Parses a number in the notation of a language: `4,900.5` in English is `4 900,5` in Norwegian. */
function parseNumber(text: string, language: Language): string {
  const compact = text.replace(/ /g, '');
  const isGrouped =
    language === 'en' ? /^\d{1,3}(?:,\d{3})+/.test(compact) : /^\d{1,3}(?:\.\d{3})+(?!\d)/.test(compact);
  const ungrouped = isGrouped ? compact.replace(language === 'en' ? /,/g : /\./g, '') : compact;
  const plain = language === 'no' ? ungrouped.replace(',', '.') : ungrouped;
  // A version such as 2.2.1 is no number.
  return /^\d+(?:\.\d+)?$/.test(plain) ? String(Number(plain)) : plain;
}

function createPatterns(language: Language): FactPattern[] {
  const number = `(?<number>${numberNotation[language]})`;
  const start = '(?<![\\p{L}\\d.,/-])';
  const end = '(?![\\p{L}\\d])';
  const monthNames = months[language].join('|');
  const currency = getCurrencyPattern(language);
  const multiplier = multipliers[language].map(([pattern]) => pattern).join('|');
  const scaled = `${number}(?: ?(?<multiplier>${multiplier})${end})?`;
  const toNumber = ({ number: text = '', multiplier: word }: Record<string, string | undefined>) => {
    const value = parseNumber(text, language);
    const factor = multipliers[language].find(([pattern]) =>
      new RegExp(`^(?:${pattern})$`, 'i').test(word ?? ''),
    )?.[1];
    return factor === undefined ? value : String(Number(value) * factor);
  };
  const toDate = ({ day, month = '', year }: Record<string, string | undefined>, text: string): Fact => {
    const index = /^\d+$/.test(month) ? Number(month) : months[language].indexOf(month.toLowerCase()) + 1;
    const value = [year ?? '?', index, day === undefined ? '?' : Number(day)].join('-');
    return { type: 'date', value, text };
  };
  const dates =
    language === 'en'
      ? [
          `${start}(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${monthNames})(?:,? (?<year>\\d{4}))?${end}`,
          `(?<!\\p{L})(?<month>${monthNames}) (?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? (?<year>\\d{4}))?${end}`,
          `${start}(?<day>\\d{1,2})/(?<month>\\d{1,2})/(?<year>\\d{4})${end}`,
        ]
      : [
          `${start}(?<day>\\d{1,2})\\.? ?(?<month>${monthNames})(?: (?<year>\\d{4}))?${end}`,
          `${start}(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?<year>\\d{4})${end}`,
        ];
  const times =
    language === 'en'
      ? [`${start}(?<hour>\\d{1,2})(?:[:.](?<minute>\\d{2}))? ?(?<half>[ap])\\.?m\\.?${end}`]
      : [`(?<!\\p{L})(?:kl\\.?|klokka|klokken) ?(?<hour>\\d{1,2})(?:[:.](?<minute>\\d{2}))?${end}`];
  return [
    {
      pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
      toFact: (_, text) => ({ type: 'email', value: text.toLowerCase(), text }),
    },
    { pattern: /(?:https?:\/\/|www\.)[^\s)]+[^\s).,:;]/gu, toFact: (_, text) => toLinkFact(text) },
    {
      pattern: /(?<![\d-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/gu,
      toFact: toDate,
    },
    ...dates.map((source) => ({ pattern: new RegExp(source, 'giu'), toFact: toDate })),
    {
      pattern: new RegExp(`(?<!\\p{L})(?<month>${monthNames}) (?<year>\\d{4})${end}`, 'giu'),
      toFact: toDate,
    },
    ...[...times, `${start}(?<hour>\\d{1,2}):(?<minute>\\d{2})${end}`].map((source) => ({
      pattern: new RegExp(source, 'giu'),
      toFact: ({ hour, minute = '00', half }: Record<string, string | undefined>, text: string): Fact => {
        const hours = (Number(hour) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0);
        return { type: 'time', value: `${hours}:${minute}`, text };
      },
    })),
    {
      pattern: /(?<![\p{L}\d])(?:\+\d[\d ()-]{6,}\d|\d{2}(?: \d{2}){3}|\d{3} \d{2} \d{3})(?!\d)/gu,
      toFact: (_, text) => ({
        type: 'phone number',
        value: text.replace(/\D/g, '').replace(/^(?:00)?47(?=\d{8}$)/, ''),
        text,
      }),
    },
    {
      pattern: new RegExp(
        `${start}(?:(?<before>${currency})\\.? ?${scaled}|${scaled.replaceAll('<', '<after_').replaceAll('(?<after_!', '(?<!')} ?(?<unit>${currency})(?![\\p{L}]))`,
        'giu',
      ),
      toFact: (groups, text) => {
        const { before, unit, after_number: after, after_multiplier: multiplier } = groups;
        const value = toNumber(before ? groups : { number: after, multiplier });
        return { type: 'amount', value: `${value} ${findCurrency(before ?? unit ?? '', language)}`, text };
      },
    },
    {
      pattern: new RegExp(`${start}${number} ?(?:${percentWords[language]})${end}`, 'giu'),
      toFact: (groups, text) => ({ type: 'percentage', value: toNumber(groups), text }),
    },
    {
      pattern: new RegExp(
        `${start}${scaled}(?:st|nd|rd|th|'?s)?(?:[ -]?(?<unit>${getUnitPattern(language)})${end})?(?![\\p{L}\\d])`,
        'gu',
      ),
      toFact: (groups, text) => ({
        type: 'number',
        value: toNumber(groups),
        unit: groups.unit && findUnit(groups.unit, language),
        text,
      }),
    },
  ];
}

const factPatterns: Record<Language, FactPattern[]> = { en: createPatterns('en'), no: createPatterns('no') };

const toEmailFact = (text: string): Fact => ({ type: 'email', value: text.toLowerCase(), text });

/** Converts the address of a link. */
export const toLinkFact = (url: string): Fact =>
  url.startsWith('mailto:')
    ? toEmailFact(url.slice('mailto:'.length).replace(/\?.*$/s, ''))
    : url.startsWith('tel:')
      ? { type: 'phone number', value: url.replace(/\D/g, '').replace(/^(?:00)?47(?=\d{8}$)/, ''), text: url }
      : { type: 'link', value: toComparableUrl(url), text: url };

/**
 * Removes from a URL what differs between languages: the prefix of this site's paths, fragments within this site, and the
 * language in the path, the host or the query of other sites.
 */
function toComparableUrl(url: string): string {
  const parsed = /^https?:/i.test(url) ? URL.parse(url) : undefined;
  if (!parsed) return url.startsWith('#') ? '#' : toSharedUrl(url);
  const code = /^(?:en|no|nb|nn)(?:[-_](?:gb|us|no))?$/i;
  const host = parsed.host
    .split('.')
    .filter((part, index) => index > 0 || !(code.test(part) || part === 'www'));
  const path = parsed.pathname.split('/').filter((part) => part !== '' && !code.test(part));
  for (const name of ['hl', 'lang', 'language', 'locale']) parsed.searchParams.delete(name);
  return [host.join('.'), ...path].join('/') + parsed.search;
}

/** Returns true if two dates agree in everything that both say: one may leave out the day or the year. */
export function isSameDate(a: string, b: string): boolean {
  const other = b.split('-');
  return a.split('-').every((part, index) => part === other[index] || part === '?' || other[index] === '?');
}
