import type { Passage } from '#lint/prose/text-segment.ts';
import type { Finding } from '#pipeline/finding.ts';
import { genitives } from './possessives.ts';
import { type Prose, say } from './report-text.ts';

/** `don't`, `parents'`, and an accent in their place; 5' is minutes or feet. */
const afterWord = /(?<=[\p{L}.,!?…])['´](?!\d)|(?<=\d)'(?=s\b)|(?<=^|[\s([])'(?=\d{2}s\b)/gu;
const single = /(?<=^|[\s([{–—«“])'(?=\p{L})([^']*)(?<=[^\s\d])'(?![\p{L}\d])/gu;

/** rock 'n' roll: two letters are left out. */
const leftOut = /(?<=\p{L} )'n'(?= \p{L})/giu;

/** Straight apostrophes, and straight single quotation marks. A lone one before a word may be either and is left. */
export function apostrophes(prose: Prose, passage: Passage): Finding[] {
  const { text } = passage;
  const partsOf = (sign: RegExp) =>
    [...text.matchAll(sign)].map(({ index, 0: all }) => [index, index + all.length] as const);
  const both = partsOf(leftOut);
  const quoted = partsOf(single).filter(([from]) => !both.some(([at]) => at === from));
  const owned = genitives(prose, passage);
  const isPartner = (at: number) =>
    [...quoted, ...both].some(([from, to]) => at === from || at === to - 1) ||
    owned.some(({ mark }) => mark === at);
  return [
    ...owned.map(({ finding }) => finding),
    ...both.map(([from, to]) =>
      say(prose, passage, [from, to], 'prose/apostrophe', 'An apostrophe is ’, not a straight mark.', {
        change: {
          title: `Write ’${text[from + 1]}’.`,
          edits: [
            [from, from + 1, '’'],
            [to - 1, to, '’'],
          ],
        },
      }),
    ),
    ...quoted.map(([from, to]) =>
      say(
        prose,
        passage,
        [from, to],
        'prose/apostrophe',
        'Single quotation marks are ‘…’, not straight ones.',
        {
          change: {
            title: 'Write ‘…’.',
            edits: [
              [from, from + 1, '‘'],
              [to - 1, to, '’'],
            ],
          },
        },
      ),
    ),
    ...[...text.matchAll(afterWord)].flatMap(({ index }) =>
      isPartner(index)
        ? []
        : say(
            prose,
            passage,
            [index, index + 1],
            'prose/apostrophe',
            'An apostrophe is ’, not a straight mark.',
            {
              change: { title: 'Write ’.', edits: [[index, index + 1, '’']] },
            },
          ),
    ),
  ];
}
