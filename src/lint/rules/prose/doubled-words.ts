import type { Language } from '#i18n/languages.ts';
import type { Passage } from '#lint/prose/text-segment.ts';
import type { Finding } from '#pipeline/finding.ts';
import { type Change, type Prose, say } from './report-text.ts';

const doubled = /(?<![\p{L}\p{N}'’-])(\p{L}+)(\s+)(\1)(?![\p{L}\p{N}'’-])/giu;

/** Words that may well follow themselves: `that that is`, `gave her her book`, `det det gjelder`, `så så vi`. */
const legitimate: Record<Language, ReadonlySet<string>> = {
  en: new Set('that had her very far long many so no bye ha'.split(' ')),
  no: new Set('det den de så veldig lenge langt mange ja nei hei ha'.split(' ')),
};
/** A verb's own preposition may stand before one that begins a set phrase: `slått på på forhånd`, `log in in advance`. */
const phrases: Record<Language, RegExp> = {
  en: /^(?:in (?:advance|fact|future|general|january|practice|return|time|turn|\d{4})|on (?:average|behalf|demand|purpose|request|time|top|\w+day)|at (?:all|first|home|last|least|night|once|present|work)|for (?:example|free|good|instance|now|years)|by (?:default|hand|mistake|now|then)|with (?:ease|care))\b/i,
  no: /^(?:i (?:dag|fjor|fred|går|høst|kveld|løpet|morgen|natt|praksis|sommer|stedet|tillegg|utgangspunktet|vinter|vår|år)|på (?:forhånd|kvelden|nytt|sikt|stedet|vei)|for (?:alltid|eksempel|tiden|øyeblikket)|til (?:daglig|enhver|sammen|slutt)|med (?:en gang|tiden|vilje)|fra (?:før|starten|begynnelsen)|om (?:gangen|kvelden|morgenen|natten|sommeren)|ved (?:hjelp|siden)|av (?:gangen|og))(?!\p{L})/iu,
};
/** Words that never do, so that the second can go unasked. */
const superfluous: Record<Language, ReadonlySet<string>> = {
  en: new Set('the and or of our your their my its'.split(' ')),
  no: new Set('og eller at å vår vårt våre'.split(' ')),
};

/** "the the", across line ends and marks too. */
export function doubledWords(prose: Prose, passage: Passage): Finding[] {
  const { text, language } = passage;
  return [...text.matchAll(doubled)].flatMap((match) => {
    const [all, first = '', space = '', second = ''] = match;
    const word = second.toLowerCase();
    const start = match.index + first.length;
    const from = start + space.length;
    const end = match.index + all.length;
    if (legitimate[language].has(word) || phrases[language].test(text.slice(from).replace(/\s+/g, ' ')))
      return [];
    const isSuperfluous = superfluous[language].has(word);
    // Names are called so: Pago Pago.
    if (!isSuperfluous && /^\p{Lu}/u.test(first) && /^\p{Lu}/u.test(second)) return [];
    // A second word that begins its line takes the space after it along, so that the line break stays.
    const beginsLine = space.includes('\n') && text[end] === ' ';
    const change: Change = {
      title: `Remove the second "${second}".`,
      edits: [beginsLine ? [from, end + 1, ''] : [start, end, '']],
    };
    // A sign that then begins the line could make a heading or a list of it.
    const isSafe = isSuperfluous && (!beginsLine || /\p{L}/u.test(text[end + 1] ?? ''));
    const wayOut = isSuperfluous ? 'Remove one.' : 'Remove one, or reword the sentence if you mean both.';
    return say(prose, passage, [from, end], 'prose/doubled-word', `"${second}" stands twice. ${wayOut}`, {
      ...(isSafe && { change }),
    });
  });
}
