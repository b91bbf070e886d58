import type { UnparsedMarkdown } from '#lint/unparsed-markdown.ts';
import type { MaskedText } from '../markdown/phrases.ts';

/** `-We`, `*We`, `1.We`. A dash – begins what somebody says in Norwegian. */
const glued = /^([ >]*)([-*+]|\d{1,2}[.)])(?=[\p{L}“«])/u;
/** What other programs write; it is no sign of a list here. */
const bullet = /^([ >]*)([•‣▪●])[ \t]*(?=\S)/u;

/** Lines that are meant as a list. One by itself may be anything: two are none by accident. */
export function findUnparsedLists({ text, from }: MaskedText, body: string): UnparsedMarkdown[] {
  const lines: { at: number; text: string }[] = [];
  for (let at = 0; at <= text.length; ) {
    const end = text.indexOf('\n', at);
    lines.push({ at, text: text.slice(at, end === -1 ? undefined : end) });
    at = end === -1 ? text.length + 1 : end + 1;
  }
  const items = lines.flatMap((line) => {
    const match = bullet.exec(line.text) ?? glued.exec(line.text);
    return match ? [{ ...line, match }] : [];
  });
  const [first] = items;
  if (!first || (items.length < 2 && !bullet.test(first.text))) return [];
  const edits = items.map(({ at, match: [all, before = '', sign = ''] }) => {
    const start = from + at + before.length;
    return { from: start, to: from + at + all.length, text: /^\d/.test(sign) ? `${sign} ` : '- ' };
  });
  const to = from + first.at + first.text.length;
  const start = from + first.at;
  const example = `${edits[0]?.text}${body.slice(edits[0]?.to ?? start, to).trimEnd()}`;
  return [
    {
      rule: 'structure/list-as-text',
      message: `These lines are no list to Markdown, and run together into one paragraph. Write ${example}`,
      from: start,
      to,
      // Under a line of text a list may need a blank line that only the writer can place.
      fix:
        items.length === lines.length ? { title: 'Write them as the entries of a list.', edits } : undefined,
    },
  ];
}
