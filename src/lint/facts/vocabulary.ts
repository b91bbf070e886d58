/** Words of both languages that are part of facts: months, units, currencies and numbers. */
import type { Language } from '#i18n/languages.ts';

/** Months in order. */
export const months: Record<Language, readonly string[]> = {
  en: 'january february march april may june july august september october november december'.split(' '),
  no: 'januar februar mars april mai juni juli august september oktober november desember'.split(' '),
};

/** Words and symbols after a number, and the unit that they mean. Symbols are the same in both languages. */
const unitWords: Record<string, Record<Language, string>> = {
  second: { en: 'seconds?|secs?', no: 'sekund(?:er|ers)?|sek' },
  minute: { en: 'minutes?|mins?', no: 'minutt(?:er|ers)?|min' },
  hour: { en: 'hours?|hrs?', no: 'timers?|time' },
  day: { en: 'days?', no: 'dag(?:er|ers)?|døgn' },
  week: { en: 'weeks?', no: 'ukers?|uke' },
  month: { en: 'months?', no: 'måned(?:er|ers)?' },
  year: { en: 'years?', no: 'års?' },
  kilobyte: { en: 'kB|KB|kilobytes?', no: 'kB|KB|kilobyte' },
  megabyte: { en: 'MB|megabytes?', no: 'MB|megabyte' },
  gigabyte: { en: 'GB|gigabytes?', no: 'GB|gigabyte' },
  millisecond: { en: 'ms|milliseconds?', no: 'ms|millisekund(?:er)?' },
  kilometre: { en: 'km|kilomet(?:re|er)s?', no: 'km|kilometer' },
  metre: { en: 'm|met(?:re|er)s?', no: 'm|meter' },
  kilogram: { en: 'kg|kilos?|kilograms?', no: 'kg|kilo|kilogram' },
};

const currencyWords: Record<string, Record<Language, string>> = {
  NOK: { en: 'NOK|kr|kroner|krone', no: 'NOK|kr|kroner|krone' },
  EUR: { en: 'EUR|€|euros?', no: 'EUR|€|euro' },
  USD: { en: 'USD|\\$|dollars?', no: 'USD|\\$|dollar' },
  GBP: { en: 'GBP|£|pounds?', no: 'GBP|£|pund' },
};

export const percentWords: Record<Language, string> = {
  en: '%|per ?cent',
  no: '%|prosent',
};

/** Words after a number that multiply it. */
export const multipliers: Record<Language, readonly [pattern: string, factor: number][]> = {
  en: [
    ['thousand', 1e3],
    ['millions?', 1e6],
    ['billions?', 1e9],
  ],
  no: [
    ['tusen', 1e3],
    ['millioner|million|mill\\.?', 1e6],
    ['milliarder|milliard', 1e9],
  ],
};

const joinWords = (words: Record<string, Record<Language, string>>, language: Language): string =>
  Object.values(words)
    .map((each) => each[language])
    .join('|');

export const getUnitPattern = (language: Language): string => joinWords(unitWords, language);
export const getCurrencyPattern = (language: Language): string => joinWords(currencyWords, language);

const findWord = (
  words: Record<string, Record<Language, string>>,
  text: string,
  language: Language,
  flags: string,
): string | undefined =>
  Object.entries(words).find(([, patterns]) =>
    new RegExp(`^(?:${patterns[language]})$`, flags).test(text),
  )?.[0];

/** Returns the unit that a word or symbol means. */
export const findUnit = (text: string, language: Language): string | undefined =>
  findWord(unitWords, text, language, '') ?? findWord(unitWords, text.toLowerCase(), language, '');
export const findCurrency = (text: string, language: Language): string | undefined =>
  findWord(currencyWords, text, language, 'i');

const cardinalWords: Record<Language, string> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  no: 'null en to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tjue',
};

const tensWords: Record<Language, string> = {
  en: 'ten twenty thirty forty fifty sixty seventy eighty ninety hundred',
  no: 'ti tjue tretti førti femti seksti sytti åtti nitti hundre',
};

const cardinals: Record<Language, ReadonlySet<string>> = {
  en: new Set([...cardinalWords.en.split(' '), ...tensWords.en.split(' ')]),
  no: new Set([...cardinalWords.no.split(' '), ...tensWords.no.split(' '), 'én', 'syv', 'tyve', 'tredve']),
};

const numberWords: Record<Language, Record<string, number>> = {
  en: toNumbers(
    cardinalWords.en,
    'first second third fourth fifth sixth seventh eighth ninth tenth',
    tensWords.en,
    'once:1 twice:2 half:0.5 both:2 pair:2 single:1 dozen:12 thousand:1000',
  ),
  no: toNumbers(
    cardinalWords.no,
    'første andre tredje fjerde femte sjette sjuende åttende niende tiende',
    tensWords.no,
    'én:1 ett:1 ei:1 syv:7 tyve:20 tredve:30 halv:0.5 halvt:0.5 begge:2 par:2 dusin:12 eneste:1 tusen:1000',
  ),
};

function toNumbers(
  cardinals: string,
  ordinals: string,
  tens: string,
  others: string,
): Record<string, number> {
  return Object.fromEntries([
    ...cardinals.split(' ').map((word, index) => [word, index]),
    ...ordinals.split(' ').map((word, index) => [word, index + 1]),
    ...tens.split(' ').map((word, index) => [word, (index + 1) * 10]),
    ...others.split(' ').map((pair) => [pair.split(':')[0], Number(pair.split(':')[1])]),
  ]) as Record<string, number>;
}

/** Words that are numbers in one sentence and not in the next: "one of them", «en av dem». */
const uncertainNumbers = new Set([0, 1]);
/** Matches the rest of a word that begins with a number: «tremåneders», «toårig». */
const afterNumber =
  /^(?:sekund|minutt|time|dag|døgn|uke|måned|år|språk|sid|trinn|steg|del|fold|etasj|roms|siffer|sifret|kant|hjul|seter|hundre|tusen|fire|fem|seks|sju|syv|åtte|ni|en|to|tre)/;

interface NumberInWords {
  number: number;
  text: string;
  index: number;
}

/**
 * Finds the cardinal numbers above one that a text has in words: `four`, `thirty-one`. Ordinals, and words such as "both" and
 * "dozen", are left out, because the other language may well say them otherwise.
 */
export function findCardinalWords(prose: string, language: Language): NumberInWords[] {
  return [...prose.matchAll(/\p{L}+(?:-\p{L}+)?/gu)].flatMap(({ index, 0: token }) => {
    const [first = '', second = ''] = splitTens(token.toLowerCase(), language);
    const value = numberWords[language][first] ?? 0;
    if (!cardinals[language].has(first) || uncertainNumbers.has(value)) return [];
    const unit = value >= 20 && cardinals[language].has(second) ? (numberWords[language][second] ?? 0) : 0;
    return { number: value + unit, text: unit > 0 ? token : token.slice(0, first.length), index };
  });
}

/** Splits "thirty-one" and «trettien». */
function splitTens(token: string, language: Language): string[] {
  const tens = tensWords[language].split(' ').find((word) => token !== word && token.startsWith(word));
  return token.includes('-') || tens === undefined || !cardinals[language].has(token.slice(tens.length))
    ? token.split('-')
    : [tens, token.slice(tens.length)];
}

/** Returns true if a text has a number in words, also as the first part of a compound. */
export function hasNumberInWords(prose: string, language: Language, number: number): boolean {
  if (findNumberWords(prose, language).has(number)) return true;
  const names = Object.entries(numberWords[language]).filter(([, value]) => value === number);
  const tokens = prose.toLowerCase().match(/\p{L}+/gu) ?? [];
  return names.some(([name]) =>
    tokens.some((token) => token.startsWith(name) && afterNumber.test(token.slice(name.length))),
  );
}

/** Returns the numbers that a text has in words: `four`, `thirty-one`. */
export function findNumberWords(prose: string, language: Language): Set<number> {
  const numbers = new Set<number>();
  let tens = 0;
  for (const word of prose.toLowerCase().match(/[\p{L}]+/gu) ?? []) {
    const value = numberWords[language][word];
    if (value !== undefined) numbers.add(value).add(tens + value);
    tens = value !== undefined && value >= 20 && value % 10 === 0 ? value : 0;
    for (const [ten, tenValue] of Object.entries(numberWords[language])) {
      // "trettien" is one word.
      const unit =
        tenValue >= 20 && word.startsWith(ten) ? numberWords[language][word.slice(ten.length)] : undefined;
      if (unit !== undefined && unit < 10) numbers.add(tenValue + unit);
    }
  }
  return numbers;
}
