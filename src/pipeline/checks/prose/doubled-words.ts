import type { Language } from '#i18n/languages.ts';
import type { Finding } from '../../finding.ts';
import type { Passage } from '../../prose/passage.ts';
import { type Change, type Prose, say } from './report.ts';

const doubled = /(?<![\p{L}\p{N}'’-])(\p{L}+)(\s+)(\1)(?![\p{L}\p{N}'’-])/giu;

/** Words that may well follow themselves: `that that is`, `det det er`, `slått på på forhånd`. */
const legitimate: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'that had is was do who her you it in on to so very no now never bye ha there many long far more again this at with from by of are be as an'.split(
      ' ',
    ),
  ),
  no: new Set(
    'det den de som er var har på i av for om til så da å ja nei hei ha en et seg deg meg ham inn ut opp ned veldig lenge langt stadig mer aldri nå der dem se med fra ved'.split(
      ' ',
    ),
  ),
};
/** Words that never do, so that the second can go unasked. */
const superfluous: Record<Language, ReadonlySet<string>> = {
  en: new Set('the and or our your their my'.split(' ')),
  no: new Set('og eller vår vårt våre'.split(' ')),
};

/** "the the", across line ends and marks too. */
export function doubledWords(prose: Prose, passage: Passage): Finding[] {
  return [...passage.text.matchAll(doubled)].flatMap((match) => {
    const [all, first = '', space = '', second = ''] = match;
    const word = second.toLowerCase();
    if (legitimate[passage.language].has(word)) return [];
    const isSuperfluous = superfluous[passage.language].has(word);
    // Names are called so: Pago Pago.
    if (!isSuperfluous && /^\p{Lu}/u.test(first) && /^\p{Lu}/u.test(second)) return [];
    const start = match.index + first.length;
    const from = start + space.length;
    const end = match.index + all.length;
    // A second word that begins its line takes the space after it along, so that the line break stays.
    const beginsLine = space.includes('\n') && passage.text[end] === ' ';
    const change: Change = {
      title: `Remove the second "${second}".`,
      edits: [beginsLine ? [from, end + 1, ''] : [start, end, '']],
    };
    // A sign that then begins the line could make a heading or a list of it.
    const isSafe = isSuperfluous && (!beginsLine || /\p{L}/u.test(passage.text[end + 1] ?? ''));
    const wayOut = isSuperfluous ? 'Remove one.' : 'Remove one, or reword the sentence if you mean both.';
    return say(prose, passage, [from, end], 'prose/doubled-word', `"${second}" stands twice. ${wayOut}`, {
      ...(isSafe && { change }),
    });
  });
}
