/** Finds figures that state a fact of facts.yaml with another value. */
import { type CompanyFact, type CompanyFacts, figurePlaceholder } from '#content/facts.ts';
import type { Language } from '#i18n/languages.ts';
import { createPhraseFilter, type PhraseFilter, toPhraseSource } from '../prose/phrase-pattern.ts';
import { findProseFacts, isSameDate, type LocatedFact } from './prose-facts.ts';
import { findCardinalWords } from './vocabulary.ts';

/** A figure of a text that states facts, none of which has its value. */
export interface WrongFigure {
  /** The figure as it is written, and its index in the text. */
  text: string;
  index: number;
  /** Names of the facts that it may state. */
  names: string[];
}

/** The words before and after a figure by which a fact is recognized. */
interface PhraseMatcher {
  /** Is passed by a text with the phrase. Most phrases are in no text, and compiling their patterns takes long. */
  filter: PhraseFilter;
  before: RegExp;
  after: RegExp;
}

interface FactMatcher {
  name: string;
  fact: CompanyFact;
  phrases: PhraseMatcher[];
}

/** Up to two words between the figure and the other words: `31 short policies`. */
const gap = '(?:[^\\s\\d.,:;!?()–-]+\\s+){0,2}';

/** Finds the figures that state a fact with another value. A figure that may state several facts has the value of one. */
export function findWrongFigures(text: string, language: Language, facts: CompanyFacts): WrongFigure[] {
  const lowerCaseText = text.toLowerCase();
  const candidates = getMatchers(facts, language).flatMap(({ phrases, ...matcher }) => {
    const possiblePhrases = phrases.filter(({ filter }) => filter(lowerCaseText));
    return possiblePhrases.length > 0 ? { ...matcher, phrases: possiblePhrases } : [];
  });
  if (candidates.length === 0) return [];
  const inDigits = findProseFacts(text.replace(/\s/g, ' '), language);
  const inWords = findCardinalWords(text, language).map(
    ({ number, ...word }): LocatedFact => ({ type: 'number', value: String(number), ...word }),
  );
  return [...inDigits, ...inWords].flatMap((figure) => {
    const before = text.slice(0, figure.index);
    const after = text.slice(figure.index + figure.text.length);
    const stated = candidates.filter(
      ({ fact, phrases }) =>
        isComparable(figure, fact) &&
        !(inWords.includes(figure) && isPart(figure, fact)) &&
        phrases.some((phrase) => phrase.before.test(before) && phrase.after.test(after)),
    );
    if (stated.length === 0 || stated.some(({ fact }) => hasValue(fact, figure))) return [];
    return { text: figure.text, index: figure.index, names: stated.map(({ name }) => name) };
  });
}

/** Returns whether a figure is of the fact's kind. A number with a unit, such as "30 days", states no fact. */
function isComparable({ type, unit }: LocatedFact, { percentage, month }: CompanyFact): boolean {
  if (percentage !== undefined) return type === 'percentage';
  return month === undefined ? type === 'number' && !unit : type === 'date';
}

/** Returns whether a number in words is most probably a part of the whole: «tre retningslinjer». */
const isPart = ({ value }: LocatedFact, { number = 0 }: CompanyFact): boolean => Number(value) < number / 2;

function hasValue(
  { number, percentage, year, month, otherFigures = [] }: CompanyFact,
  { type, value }: LocatedFact,
): boolean {
  const figures = [number ?? percentage ?? year ?? month, ...otherFigures].map(String);
  return type === 'date'
    ? figures.some((figure) => isSameDate(value, toDateValue(figure)))
    : figures.includes(value);
}

/** Converts a month as facts.yaml has it to the notation of facts in prose. */
function toDateValue(figure: string): string {
  const [year, month] = figure.split('-');
  return [year, month === undefined ? '?' : Number(month), '?'].join('-');
}

const cache = new WeakMap<CompanyFacts, Partial<Record<Language, FactMatcher[]>>>();

/** Compiles the phrases, once for each list of facts. */
function getMatchers(facts: CompanyFacts, language: Language): FactMatcher[] {
  const compiled = cache.get(facts) ?? {};
  cache.set(facts, compiled);
  compiled[language] ??= createMatchers(facts, language);
  return compiled[language];
}

const createMatchers = (facts: CompanyFacts, language: Language): FactMatcher[] =>
  Object.entries(facts).map(([name, fact]) => {
    const { unit, phrases } = fact;
    return {
      name,
      fact,
      phrases: [
        ...(unit ? [createMatcher(`${figurePlaceholder} ${unit[language]}`, '')] : []),
        ...(phrases?.[language] ?? []).map((text) => createMatcher(text, gap)),
      ],
    };
  });

/** @param between pattern of the words that may be between the figure and the others. */
function createMatcher(phrase: string, between: string): PhraseMatcher {
  const [before = '', words = ''] = phrase.split(figurePlaceholder).map((part) => part.trim());
  const after = words.replace(/\.$/, '');
  const phraseEnd = after === words ? '' : '(?=\\s*(?:[.,;:!?)–]|$))';
  return {
    filter: createPhraseFilter([`${before} ${after}`]),
    before: new RegExp(
      before && `${toPhraseSource(before)}\\s+${before.endsWith('…') ? '' : between}$`,
      'iu',
    ),
    after: new RegExp(
      after && `^\\+?\\s+${after.startsWith('…') ? '' : between}${toPhraseSource(after)}${phraseEnd}`,
      'iu',
    ),
  };
}
