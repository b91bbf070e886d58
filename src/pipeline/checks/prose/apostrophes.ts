import type { Finding } from '../../finding.ts';
import type { Passage } from '../../prose/passage.ts';
import { type Prose, say } from './report.ts';

/** `don't`, `parents'`, and an accent in their place; 5' is minutes or feet. */
const afterWord = /(?<=[\p{L}.,!?…])['´](?!\d)|(?<=\d)'(?=s\b)|(?<=^|[\s([])'(?=\d{2}s\b)/gu;
const single = /(?<=^|[\s([{–—«“])'(?=\p{L})([^']*)(?<=[^\s\d])'(?![\p{L}\d])/gu;

/** Straight apostrophes, and straight single quotation marks. A lone one before a word may be either and is left. */
export function apostrophes(prose: Prose, passage: Passage): Finding[] {
  const { text } = passage;
  const quoted = [...text.matchAll(single)].map(({ index, 0: all }) => [index, index + all.length] as const);
  const isPartner = (at: number) => quoted.some(([from, to]) => at === from || at === to - 1);
  return [
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
