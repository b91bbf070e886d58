import type { Rule } from '../../rule.ts';
import { matchCase } from '../../spelling/suggestions.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

/** First parts that end with the s of a compound. Alone they are no words, except as rare possessives. */
const firstParts =
  'applikasjons forretnings informasjons integrasjons kommunikasjons kvalitets markedsførings opplærings organisasjons personverns sikkerhets tilgjengelighets utviklings versjons virksomhets åpnings'
    .split(' ')
    .join('|');
/** Words that are not the second part of a compound: `sikkerhets og` lacks a hyphen instead. */
const noSecondParts = 'eller men mot når og om som ved';
/** Two words that are one, with their endings. Each pair means nothing else. */
const pairs: readonly (readonly [first: string, second: string])[] = [
  ['app', 'utvikling(?:en)?'],
  ['barne', 'hage(?:n|r|ne)?'],
  ['bruker', 'testing(?:en)?'],
  ['bruker', 'grensesnitt(?:et|ene)?'],
  ['bruker', 'vennlige?'],
  ['hjemme', 'side(?:n|r|ne)?'],
  ['kunde', 'service(?:n)?'],
  ['nett', '(?:butikk|leser|sted|side)(?:en|et|n|er|r|ene|ne)?'],
  ['person', '(?:vern(?:et)?|opplysning(?:en|er|ene)?)'],
  ['program', 'vare(?:n|r|ne)?'],
  ['skjerm', '(?:leser(?:en|e|ne)?|bilde(?:t|r|ne)?)'],
  ['sky', 'tjeneste(?:n|r|ne)?'],
];
const compound = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:${firstParts})([ \\n])(?!(?:${noSecondParts.split(' ').join('|')})\\b)\\p{Ll}{3,}|${pairs
    .map(([first, second]) => `${first}[ \\n]${second}`)
    .join('|')})(?![\\p{L}\\p{N}-])`,
  'giu',
);
/** Words before a possessive: `en virksomhets ansvar`. */
const articleBefore = /(?<!\p{L})(?:en|ei|et|hver|hvert|noen|annen|slik|enhver)\s+(?:\p{Ll}+\s+)?$/iu;

/** Reports Norwegian compounds that are written as two words. Only those of a small list, because most pairs have two meanings. */
export const splitCompounds: Rule = {
  docs: {
    'prose/split-compound': {
      description: 'A Norwegian compound is written as two words, as in English.',
      rationale: 'Two words can mean something else, and many readers notice nothing as much.',
      example: 'described',
      incorrect: 'Vi har ansvar for kvalitets sikring og program vare.',
      correct: 'Vi har ansvar for kvalitetssikring og programvare.',
      fixable: true,
    },
  },
  checkText: forEachSegment((context, segment) => {
    const { text, language } = segment;
    if (language !== 'no') return [];
    return [...text.matchAll(compound)].flatMap(({ index, 0: match, 1: space }) => {
      if (space !== undefined && articleBefore.test(text.slice(0, index))) return [];
      const joined = matchCase(match, match.replace(/\s/, '').toLowerCase());
      const range = [index, index + match.length] as const;
      return reportText(
        context,
        segment,
        range,
        'prose/split-compound',
        `"${match.replace(/\s/, ' ')}" is one word in Norwegian. Write ${joined}`,
        { fix: { title: `Write ${joined}.`, edits: [[...range, joined]] } },
      );
    });
  }),
};
