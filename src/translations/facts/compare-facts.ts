/** Compares the facts of two blocks that are translations of each other. */
import { type Language, languages } from '#i18n/languages.ts';
import { type Fact, type FactType, isSameDate } from '#lint/facts/prose-facts.ts';
import { findCardinalWords, findNumberWords, hasNumberInWords } from '#lint/facts/vocabulary.ts';
import type { Block } from '../blocks/extract-blocks.ts';
import { quote } from '../word-diff.ts';
import { extractFacts } from './extract-facts.ts';

/** A fact that is different in the other language, or missing there. */
export interface FactDifference {
  type: FactType;
  /** As each language writes it. Undefined where it is missing. */
  texts: Partial<Record<Language, string>>;
  /** True if both languages have the same facts of this type in another order, which can be right. */
  isOrder?: true;
}

type FactBlock = Pick<Block, 'kind' | 'prose' | 'references'>;

/** Types that are compared with each other: what is a time in one language may read as a number in the other. */
const groups: readonly (readonly FactType[])[] = [
  ['number', 'percentage', 'amount', 'date', 'time', 'phone number'],
  ['email'],
  ['link'],
  ['code'],
  ['name'],
];

/**
 * Returns the differences between the facts of two blocks.
 * @param names of products.
 * @param confirmed texts that somebody has confirmed. What they say in words is not compared.
 */
export function compareFacts(
  blocks: Record<Language, FactBlock>,
  names: readonly string[],
  confirmed: Partial<Record<Language, string | undefined>> = {},
): FactDifference[] {
  const facts = mapLanguages((language) => extractFacts(blocks[language], language, names));
  return [...compareGroups(blocks, facts), ...compareNumberWords(blocks, facts, confirmed)];
}

/**
 * Compares the numbers that are new in words. Each language may state one where the other says it without a number: "which of
 * the two". They differ if both languages have one that the other lacks, or if one has replaced its own: three with six.
 */
function compareNumberWords(
  blocks: Record<Language, FactBlock>,
  facts: Record<Language, readonly Fact[]>,
  confirmed: Partial<Record<Language, string | undefined>>,
): FactDifference[] {
  const words = mapLanguages((language) => findNumbers(blocks[language].prose, language));
  const known = mapLanguages((language) => findNumbers(confirmed[language] ?? '', language));
  const added = mapLanguages((language) => {
    const other = getOther(language);
    return [...words[language]].flatMap(([number, text]) => {
      const isKnown = known[language].has(number) || hasNumberInWords(blocks[other].prose, other, number);
      const isInDigits = facts[other].some(({ value }) => value.split(/[^\d.]/).includes(String(number)));
      return isKnown || isInDigits ? [] : text;
    });
  });
  const [en, no] = [added.en[0], added.no[0]];
  if (en !== undefined && no !== undefined) return [{ type: 'number', texts: { en, no } }];
  return languages.flatMap((language) => {
    const [text] = added[language];
    const replaced = [...known[language].keys()].find((number) => !words[language].has(number));
    const other = getOther(language);
    const left = replaced === undefined ? undefined : words[other].get(replaced);
    return text === undefined || left === undefined
      ? []
      : [{ type: 'number' as const, texts: { [language]: text, [other]: left } }];
  });
}

/** Returns the numbers that a text has in words, each with its word. */
const findNumbers = (prose: string, language: Language): Map<number, string> =>
  new Map(findCardinalWords(prose, language).map(({ number, text }) => [number, text.toLowerCase()]));

function compareGroups(
  blocks: Record<Language, FactBlock>,
  facts: Record<Language, Fact[]>,
): FactDifference[] {
  return groups.flatMap((types) => {
    const ofGroup = mapLanguages((language) => facts[language].filter(({ type }) => types.includes(type)));
    // A link may occur once more in one language, because sentences are divided differently.
    const compared =
      types.includes('link') || types.includes('name')
        ? mapLanguages((language) => removeRepeated(ofGroup[language]))
        : ofGroup;
    const { rest, order } = removeCommon(compared.en, compared.no);
    const unexplained = mapLanguages((language) =>
      rest[language].filter((fact) => !isInWords(fact, blocks[getOther(language)], getOther(language))),
    );
    const differences = pairUp(unexplained);
    const [first] = compared.en;
    if (differences.length === 0 && first && !isSorted(order) && types.includes('number'))
      return [
        {
          type: first.type,
          texts: mapLanguages((language) => formatList(compared[language])),
          isOrder: true as const,
        },
      ];
    return differences;
  });
}

const mapLanguages = <T>(create: (language: Language) => T): Record<Language, T> => ({
  en: create('en'),
  no: create('no'),
});

const getOther = (language: Language): Language => languages.find((other) => other !== language) ?? language;

const removeRepeated = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ value }, index) => facts.findIndex((fact) => fact.value === value) === index);

/** Removes facts that both lists have. @returns the rest, and where the common ones are in the second list. */
function removeCommon(
  en: readonly Fact[],
  no: readonly Fact[],
): { rest: Record<Language, Fact[]>; order: number[] } {
  const remaining: (Fact | undefined)[] = [...no];
  const order: number[] = [];
  const rest = en.filter((fact) => {
    const candidates = [...remaining.keys()].filter((index) => isSameFact(fact, remaining[index]));
    // Of equal facts, the next one in order comes first.
    const index = candidates.find((candidate) => candidate > (order.at(-1) ?? -1)) ?? candidates[0];
    if (index === undefined) return true;
    remaining[index] = undefined;
    order.push(index);
    return false;
  });
  return { rest: { en: rest, no: remaining.filter((fact) => fact !== undefined) }, order };
}

function isSameFact(a: Fact, b: Fact | undefined): boolean {
  if (!b) return false;
  if (a.type === 'date' && b.type === 'date') return isSameDate(a.value, b.value);
  const isComparable = a.type === b.type || (isPlain(a) && isPlain(b));
  return isComparable && getPlainValue(a) === getPlainValue(b) && (!a.unit || !b.unit || a.unit === b.unit);
}

const isPlain = ({ type }: Fact): boolean => type === 'number' || type === 'time';

/** Returns the value of a time as the number that it reads as in a language without the word for "o'clock". */
const getPlainValue = ({ type, value }: Fact): string =>
  type === 'time' ? String(Number(value.replace(':00', '').replace(':', '.'))) : value;

/** Returns true if a language writes a number in words. */
const isInWords = (fact: Fact, other: FactBlock, language: Language): boolean =>
  fact.type === 'number' && findNumberWords(other.prose, language).has(Number(fact.value));

/** Pairs the facts that are left over in order, because a fact that differs is left over on both sides. */
function pairUp({ en, no }: Record<Language, readonly Fact[]>): FactDifference[] {
  return Array.from({ length: Math.max(en.length, no.length) }, (_, index) => {
    const [first, second] = [en[index], no[index]];
    return {
      type: first?.type ?? second?.type ?? 'number',
      texts: { ...(first && { en: first.text }), ...(second && { no: second.text }) },
    };
  });
}

const isSorted = (indexes: readonly number[]): boolean =>
  indexes.every((value, index) => index === 0 || value > (indexes[index - 1] ?? -1));

const formatList = (facts: readonly Fact[]): string => facts.map(({ text }) => text).join(', ');

/** Formats a difference as the beginning of a sentence. */
export function formatFactDifference({ type, texts: { en, no }, isOrder }: FactDifference): string {
  if (isOrder) return `The ${type}s are in another order: English has ${en}, Norwegian has ${no}`;
  if (en !== undefined && en === no)
    return `Both languages have "${quote(en)}", which is another ${type} in Norwegian, where a comma is before decimals`;
  if (en !== undefined && no !== undefined)
    return `The ${type} differs: English has "${quote(en)}", Norwegian has "${quote(no)}"`;
  const [has, lacks] = en === undefined ? ['Norwegian', 'English'] : ['English', 'Norwegian'];
  return `${has} has the ${type} "${quote(en ?? no ?? '')}", which ${lacks} lacks`;
}
