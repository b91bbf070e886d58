import type { Language } from '#i18n/languages.ts';
import type { Rule } from '../../rule.ts';
import { forEachSegment, reportText, type TextFix } from '../text-findings.ts';

/** Matches a word that is repeated, also across line ends. */
const doubledWord = /(?<![\p{L}\p{N}'’-])(\p{L}+)(\s+)(\1)(?![\p{L}\p{N}'’-])/giu;

/** Words that may follow themselves: `that that is`, `gave her her book`, `det det gjelder`, `så så vi`. */
const repeatableWords: Record<Language, ReadonlySet<string>> = {
  en: new Set('that had her very far long many so no bye ha'.split(' ')),
  no: new Set('det den de så veldig lenge langt mange ja nei hei ha'.split(' ')),
};
/**
 * Set phrases that begin with a preposition. A verb's own preposition may precede them: `slått på på forhånd`,
 * `log in in advance`.
 */
const setPhrases: Record<Language, RegExp> = {
  en: /^(?:in (?:advance|fact|future|general|january|practice|return|time|turn|\d{4})|on (?:average|behalf|demand|purpose|request|time|top|\w+day)|at (?:all|first|home|last|least|night|once|present|work)|for (?:example|free|good|instance|now|years)|by (?:default|hand|mistake|now|then)|with (?:ease|care))\b/i,
  no: /^(?:i (?:dag|fjor|fred|går|høst|kveld|løpet|morgen|natt|praksis|sommer|stedet|tillegg|utgangspunktet|vinter|vår|år)|på (?:forhånd|kvelden|nytt|sikt|stedet|vei)|for (?:alltid|eksempel|tiden|øyeblikket)|til (?:daglig|enhver|sammen|slutt)|med (?:en gang|tiden|vilje)|fra (?:før|starten|begynnelsen)|om (?:gangen|kvelden|morgenen|natten|sommeren)|ved (?:hjelp|siden)|av (?:gangen|og))(?!\p{L})/iu,
};
/** Words that never follow themselves, so that a fix can remove one. */
const neverRepeatedWords: Record<Language, ReadonlySet<string>> = {
  en: new Set('the and or of our your their my its'.split(' ')),
  no: new Set('og eller at å vår vårt våre'.split(' ')),
};

export const doubledWords: Rule = {
  docs: {
    'prose/doubled-word': {
      description: 'A word is repeated.',
      rationale: 'Writers overlook this mistake easily, and readers do not.',
      incorrect: 'Ask the the team.',
      correct: 'Ask the team.',
      fixable: true,
    },
  },
  checkText: forEachSegment((context, segment) => {
    const { text, language } = segment;
    return [...text.matchAll(doubledWord)].flatMap((result) => {
      const [match, first = '', space = '', second = ''] = result;
      const word = second.toLowerCase();
      const firstEnd = result.index + first.length;
      const from = firstEnd + space.length;
      const to = result.index + match.length;
      const following = text.slice(from).replace(/\s+/g, ' ');
      if (repeatableWords[language].has(word) || setPhrases[language].test(following)) return [];
      const isNeverRepeated = neverRepeatedWords[language].has(word);
      const isName = !isNeverRepeated && /^\p{Lu}/u.test(first) && /^\p{Lu}/u.test(second);
      if (isName) return [];
      // A second word at the beginning of a line is removed with the space after it, so that the line break stays.
      const beginsLine = space.includes('\n') && text[to] === ' ';
      const fix: TextFix = {
        title: `Remove the second "${second}".`,
        edits: [beginsLine ? [from, to + 1, ''] : [firstEnd, to, '']],
      };
      // At the beginning of a line, a character such as # or - could make a heading or a list of it.
      const isSafe = isNeverRepeated && (!beginsLine || /\p{L}/u.test(text[to + 1] ?? ''));
      const remedy = isNeverRepeated ? 'Remove one.' : 'Remove one, or reword the sentence if you mean both.';
      return reportText(
        context,
        segment,
        [from, to],
        'prose/doubled-word',
        `"${second}" is repeated. ${remedy}`,
        { fix: isSafe ? fix : undefined },
      );
    });
  }),
};
