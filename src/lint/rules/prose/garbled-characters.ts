import type { Rule } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

/** Reports characters that a program read in the wrong encoding, and names of characters that nothing decodes. */
export const garbledCharacters: Rule = {
  docs: {
    'prose/garbled': {
      description: 'Several characters, such as Ã¥ or &nsbp;, are shown instead of the one that was meant.',
      rationale: 'Visitors read a jumble of letters and signs.',
      incorrect: 'The app costs 500 â‚¬ a year.',
      correct: 'The app costs 500 € a year.',
      fixable: true,
    },
  },
  checkText: forEachSegment((context, segment) => [
    ...[...segment.text.matchAll(garbledPattern)].map(({ index, 0: match }) => {
      const character = garbledCharactersMap.get(match) ?? '';
      const range = [index, index + match.length] as const;
      return reportText(
        context,
        segment,
        range,
        'prose/garbled',
        `"${match}" was "${character}", which another program has read wrongly. Write ${character}.`,
        { level: 'error', fix: { title: `Write ${character}.`, edits: [[...range, character]] } },
      );
    }),
    ...[...segment.text.matchAll(joinedEntityPattern)].map(({ index, 0: match }) => {
      const range = [index, index + match.length] as const;
      const text = segment.kind === 'value' ? '\u00A0' : `${match};`;
      return reportText(
        context,
        segment,
        range,
        'prose/garbled',
        `Visitors see "${match}" as it is, because its semicolon is missing. Write ${match};`,
        { level: 'error', fix: { title: 'Write a semicolon after it.', edits: [[...range, text]] } },
      );
    }),
    ...[...segment.text.matchAll(entityPattern)].map(({ index, 0: match }) =>
      reportText(
        context,
        segment,
        [index, index + match.length],
        'prose/garbled',
        `Visitors see "${match}" as it is. Write the character itself${
          segment.kind === 'value' ? '' : ', or its name between & and ;, such as &nbsp;'
        }.`,
        { level: 'error' },
      ),
    ),
  ]),
};

/** Letters and signs that are not in ASCII, and that texts in English and Norwegian have. */
const commonCharacters = '«»“”‘’–—…•€™·°½§©®¿ÆØÅæøåÄÖÜäöüßÉÈéèêàáóòôñç';
/** Characters by the text that appears when their UTF-8 bytes are read as Windows-1252. */
const garbledCharactersMap: ReadonlyMap<string, string> = new Map(
  [...commonCharacters].map((character) => [
    new TextDecoder('windows-1252').decode(new TextEncoder().encode(character)),
    character,
  ]),
);
const garbledPattern = new RegExp([...garbledCharactersMap.keys()].join('|'), 'g');
/** Matches a name that Markdown has not decoded, because it is misspelled or has no semicolon. */
const entityPattern = /&(?:[a-z]{2,8};|(?:nbsp|shy|amp|quot|lt|gt|ndash|mdash|hellip)(?![a-z;]))/gi;
/** Matches a non-breaking space without its semicolon, to which the next word is joined: `28&nbspdays`. */
const joinedEntityPattern = /&nbsp(?=\p{L})/gu;
