/** Text that only fills the page until there is another. */

import type { Passage } from '#lint/prose/text-segment.ts';
import type { Finding } from '#pipeline/finding.ts';
import { type Prose, say } from './report-text.ts';

/** The first sentences of the usual one, which garbles Cicero's De finibus bonorum et malorum, and words that generators add. */
const latin = new Set(
  'lorem ipsum dolor sit amet consectetur adipiscing adipisicing elit sed do eiusmod tempor incididunt ut et labore dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum vestibulum vivamus praesent pellentesque aenean nunc mauris donec curabitur nullam maecenas suspendisse phasellus integer tellus libero'.split(
    ' ',
  ),
);
/** Fewer words may be a quotation; and some of them are English or Norwegian, too. */
const fewest = 6;
const share = 0.6;

/** Those that are no word of a usual text: without any of them its words need not be counted. */
const telling = new RegExp(`\\b(?:${[...latin].filter(({ length }) => length > 4).join('|')})\\b`, 'i');

export function isDummy({ text }: Passage): boolean {
  if (!telling.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length >= fewest && words.filter((word) => latin.has(word)).length >= words.length * share;
}

/** One finding, at the first of the passages: all of them wait for the same thing. */
export function dummyText(prose: Prose, passages: readonly Passage[]): Finding[] {
  const [first] = passages;
  if (!first) return [];
  const others = passages.length - 1;
  const also = others
    ? `, and so ${others === 1 ? 'is one more passage' : `are ${others} more passages`} of this file`
    : '';
  const wayOut = prose.draft
    ? 'Write what belongs here before the draft is published.'
    : `Visitors would read it. Write what belongs here${prose.draft === undefined ? '' : ', or set draft: true'}.`;
  const message = `This is dummy text${also}. ${wayOut}`;
  const level = prose.draft ? 'warning' : 'error';
  return [say(prose, first, [0, first.text.length], 'prose/placeholder', message, { level })];
}
