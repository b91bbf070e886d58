import { type Language, languages } from '#i18n/languages.ts';
import type { Finding, Position } from '#pipeline/finding.ts';
import { languageNames } from '../../language-names.ts';
import { findMisspeltNames } from '../../prose/find-names.ts';
import { type TextSegment, toSourceRange } from '../../prose/text-segment.ts';
import type { Rule, TextContext } from '../../rule.ts';
import type { SpellChecker } from '../../spelling/spell-checker.ts';
import { tokenizeWords, type WordToken } from '../../spelling/tokenize-words.ts';
import { reportText } from '../text-findings.ts';
import { findForeignSentences } from './foreign-sentences.ts';

/** Reports unknown words. A sentence in another language is one finding instead of one for each of its words. */
export const spelling: Rule = {
  docs: {
    'prose/language': {
      description: 'A sentence is in another language than its document.',
      rationale: 'Visitors stumble, and screen readers pronounce it wrong.',
      example: 'described',
      incorrect: 'An English sentence in a document of content/no',
      correct: 'The same in Norwegian, or between <span lang="en"> and </span>',
    },
    'prose/spelling': {
      description: 'A word is in no word list of its language.',
      rationale:
        'Most often it is misspelt. Correct words can be added to content/words, and are then never reported again.',
      example: 'described',
      incorrect: 'We recieve applications all year.',
      correct: 'We receive applications all year.',
    },
  },
  checkText(context) {
    const { spellChecker, segments } = context;
    if (!spellChecker) return [];
    return collapseRepeats(segments.flatMap((segment) => checkSegment(context, segment, spellChecker)));
  },
};

/** With this many more sentences in another language, only the first is reported, because the whole file may be in it. */
const minRepeats = 5;

function collapseRepeats(findings: Finding[]): Finding[] {
  const [first, ...others] = findings.filter(({ rule }) => rule === 'prose/language');
  if (!first || others.length < minRepeats) return findings;
  const message = `${first.message} The same applies to ${others.length} more texts in this file.`;
  return [{ ...first, message }, ...findings.filter(({ rule }) => rule !== 'prose/language')];
}

function checkSegment(context: TextContext, segment: TextSegment, spellChecker: SpellChecker): Finding[] {
  const findings = checkWords(context, segment, spellChecker);
  if (findings.length < 2) return findings;
  const sentences = findForeignSentences(segment, spellChecker);
  if (!sentences.length) return findings;
  const ranges = sentences.map(({ range }) => {
    const { from, to } = toSourceRange(segment, ...range);
    return { start: context.toPosition(from), end: context.toPosition(to) };
  });
  const isInSentence = (finding: Finding) =>
    ranges.some(({ start, end }) => !isBefore(finding, start) && isBefore(finding, end));
  return [
    ...sentences.map(({ range, language }) => {
      const [expected, actual] = [languageNames[segment.language], languageNames[language]];
      const alternative =
        segment.kind === 'value'
          ? ''
          : `; to keep it as it is, write <span lang="${language}">…</span> around it`;
      const message = `This seems to be ${actual}, but the text is in ${expected}. Write it in ${expected}${alternative}.`;
      return reportText(context, segment, range, 'prose/language', message);
    }),
    ...findings.filter((finding) => !isInSentence(finding)),
  ];
}

const isBefore = (a: Position, b: Position): boolean =>
  a.line < b.line || (a.line === b.line && a.column < b.column);

function checkWords(context: TextContext, segment: TextSegment, spellChecker: SpellChecker): Finding[] {
  const { language, text } = segment;
  const misspeltNames = findMisspeltNames(text, context.styleGuide.names);
  return tokenizeWords(text).flatMap((token) => {
    const { word, index } = token;
    // Another rule reports them, and knows what was meant.
    if (misspeltNames.some((name) => name.index <= index && index < name.index + name.text.length)) return [];
    // The name of a character without its semicolon is reported as such.
    if (word.startsWith('nbsp') && text[index - 1] === '&') return [];
    const suggestions = spellChecker.check(word, language, text[index + word.length] === '.');
    if (!suggestions || isFirstPartOfCompound(token, segment, spellChecker)) return [];
    const otherLanguage = languages.find((other) => other !== language && !spellChecker.check(word, other));
    // Quotations and names may be in any language.
    if (otherLanguage && (isQuoted(text, index) || isNameInSentence(text, token))) return [];
    return reportText(
      context,
      segment,
      [index, index + word.length],
      'prose/spelling',
      describeUnknownWord(word, segment, otherLanguage, suggestions),
    );
  });
}

/** Shorter words are not attributed to another language, because most of them are words in some language. */
const minForeignWordLength = 4;

/** Matches a Greek or Cyrillic letter of a word that has Latin ones, or a ligature, as copied from a PDF. */
const foreignCharacter =
  /[\p{Script=Greek}\p{Script=Cyrillic}](?=.*\p{Script=Latin})|(?<=\p{Script=Latin}.*)[\p{Script=Greek}\p{Script=Cyrillic}]|[\uFB00-\uFB06]/u;

function describeUnknownWord(
  word: string,
  { language, kind }: TextSegment,
  otherLanguage: Language | undefined,
  suggestions: readonly string[],
): string {
  const [lookalike] = word.match(foreignCharacter) ?? [];
  if (lookalike)
    return `"${lookalike}" in "${word}" only looks like the letter, so search does not find the word. Type the word again.`;
  const [onlySuggestion] = suggestions.length === 1 ? suggestions : [];
  if (onlySuggestion?.toLowerCase() === word.toLowerCase()) return `The name is written ${onlySuggestion}.`;
  const isForeign = otherLanguage !== undefined && word.length >= minForeignWordLength;
  const question = suggestions.length
    ? ` Did you mean ${suggestions.map((suggestion) => `"${suggestion}"`).join(' or ')}?`
    : '';
  // Fields and UI strings show tags as text.
  return isForeign && kind !== 'value'
    ? `"${word}" is not in the ${languageNames[language]} word list.${question} If you mean the ${languageNames[otherLanguage]} word, write <span lang="${otherLanguage}">${word}</span>.`
    : `"${word}" is not in the word list.${question} If it is correct, add it to content/words/${language}.txt.`;
}

const quotation = /[“«][^“”«»]*[”»]/g;

const isQuoted = (text: string, wordIndex: number): boolean =>
  [...text.matchAll(quotation)].some(
    ({ index, 0: match }) => index < wordIndex && wordIndex < index + match.length,
  );

/** True for a capital letter inside a sentence, which begins a name: `the Bryggen wharf`. */
const isNameInSentence = (text: string, { word, index }: WordToken): boolean =>
  /^\p{Lu}/u.test(word) && /[\p{L}\p{N},;][ \u00A0]$/u.test(text.slice(0, index));

/** True for `utviklings-` in `utviklings- og driftskostnader`: the s links it with the second part. */
const isFirstPartOfCompound = (
  { word, index }: WordToken,
  { text, language }: TextSegment,
  spellChecker: SpellChecker,
): boolean =>
  language === 'no' &&
  /s$/.test(word) &&
  /^-[\s,]/.test(text.slice(index + word.length)) &&
  !spellChecker.check(word.slice(0, -1), language);
