import type { UnparsedMarkdown } from '#lint/unparsed-markdown.ts';
import type { MaskedText } from '../markdown/phrases.ts';

/** `##Heading`; one # alone begins a number or a name: #5, #accessibility. A space that does not break is none to Markdown. */
const glued = /(?<=(?:^|\n)[ >]*)(#{2,6}(?=[\p{L}\p{N}“«¿¡*_(])|#{1,6}(?=\u00A0))(\u00A0*)/gu;

export function findUnparsedHeadings({ text, from }: MaskedText, body: string): UnparsedMarkdown[] {
  return [...text.matchAll(glued)].map(({ index, 0: all, 1: signs = '' }) => {
    const start = from + index;
    const end = text.indexOf('\n', index);
    const to = from + (end === -1 ? text.length : end);
    const words = body.slice(start + all.length, to).trimEnd();
    return {
      rule: 'structure/heading-as-text',
      message: `Without a space after ${signs} this is no heading, and visitors see the signs. Write ${signs} ${words}`,
      from: start,
      to: start + all.length + words.length,
      fix: {
        title: `Write a space after ${signs}.`,
        edits: [{ from: start + signs.length, to: start + all.length, text: ' ' }],
      },
    };
  });
}
