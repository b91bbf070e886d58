import { visit } from '#pipeline/parse/visit.ts';
import type { DocumentContext, Rule } from '../../rule.ts';
import {
  getOffsets,
  type MaskedText,
  reportUnparsed,
  type UnparsedMarkdown,
} from '../../unparsed-markdown.ts';

export const unparsedLists: Rule = {
  docs: {
    'structure/list-as-text': {
      description:
        'Lines begin with - or 1. like a list, but have no space or a non-breaking one after it, have a bullet of another program, or a letter or a backslash before them.',
      rationale: 'Visitors see one paragraph with the characters in it instead of a list.',
      incorrect: '-Design\n-Tests',
      correct: '- Design\n- Tests',
      fixable: true,
    },
    'structure/quote-as-text': {
      description: 'A quotation begins with &gt; instead of the character.',
      rationale: 'Visitors see the > character instead of a quotation.',
      incorrect: '&gt; We answer within two days.',
      correct: '> We answer within two days.',
      fixable: true,
    },
  },
  checkDocument: (context) =>
    reportUnparsed(context, [
      ...context.maskedTexts.flatMap((text) => [
        ...findUnparsedLists(text, context.body),
        ...findEscapedMarker(text, context.body),
        ...findEscapedQuote(text, context.body),
      ]),
      ...findEscapedNumbers(context),
      ...findIndentedItems(context),
    ]),
};

/** Matches `-We`, `*We` and `1.We`, but not a dash –, because it begins direct speech in Norwegian. */
const missingSpace = /^([ >]*)([-*+]|[1-9]\d?[.)])(?=[\p{L}“«])/u;
/**
 * Matches what is no list even on a single line: bullets of other programs, such as the `o` and `§` of Word, which have
 * more than one space after them, and a non-breaking space after a marker.
 */
const bullet =
  /^([ >]*)(?:([•‣▪●◦○■□➢➤\uF0B7\uF0A7])[ \t\u00A0]*|(·)[ \t\u00A0]+|([o§])(?:[ \u00A0]*[\t\u00A0][ \t\u00A0]*|[ ]{2,})|([-*+]|\d{1,2}[.)])\u00A0[ \t\u00A0]*)(?=\S)/u;
/** Matches the `o` of Outlook with a single space, which is a bullet if the next line begins with one, too. */
const letterBullet = /^([ >]*)(o) (?=\S)/u;

/** Matches `2. Build`. Below a line of text, only the number 1 begins a list. */
const laterNumber = /^[ >]*(?:[02-9]|[1-9]\d)[.)] +\S/;

/** Reports two or more numbered lines below a text that do not begin with 1. */
function findLateNumbers(
  lines: readonly { offset: number; text: string }[],
  from: number,
): UnparsedMarkdown[] {
  const [first, second] = lines.slice(1).filter(({ text }) => laterNumber.test(text));
  if (!first || !second) return [];
  const start = from + first.offset;
  return [
    {
      rule: 'structure/list-as-text',
      message:
        'These lines are not a list, so visitors see one paragraph. Write an empty line above them, because only the number 1 begins a list directly below a text.',
      from: start,
      to: start + first.text.length,
      fix: { title: 'Write an empty line above the list.', edits: [{ from: start, to: start, text: '\n' }] },
    },
  ];
}

/** Matches `a) Plan`. Lists with letters do not exist in Markdown. */
const letteredItem = /^[ >]*([a-z])[.)] +\S/;

/** Reports lines that begin with a), b) and so on in this order. */
function findLetteredItems(
  lines: readonly { offset: number; text: string }[],
  from: number,
): UnparsedMarkdown[] {
  const items = lines.flatMap((line) => {
    const letter = letteredItem.exec(line.text)?.[1];
    return letter ? [{ ...line, letter }] : [];
  });
  const [first, second] = items;
  if (first?.letter !== 'a' || second?.letter !== 'b') return [];
  const start = from + first.offset;
  return [
    {
      rule: 'structure/list-as-text',
      message:
        'Markdown has no lists with letters, so visitors see one paragraph. Write 1. and 2. instead, and an empty line above the first.',
      from: start,
      to: start + first.text.length,
    },
  ];
}

/** Matches `\\- item` and `\\## Heading`, as programs export them, at the beginning of a text. */
const escapedMarker = /^(\\)([-*+]|#{1,6}) +\S/;

/** Reports a backslash before the marker of a list item or a heading. */
function findEscapedMarker({ from }: MaskedText, body: string): UnparsedMarkdown[] {
  const match = escapedMarker.exec(body.slice(from, from + 20));
  if (!match) return [];
  const [source, , marker = ''] = match;
  const noun = marker.startsWith('#') ? 'heading' : 'list';
  return [
    {
      rule: noun === 'heading' ? 'structure/heading-as-text' : 'structure/list-as-text',
      message: `The backslash makes a text of what would be a ${noun}, so visitors see ${marker}. Remove the backslash.`,
      from,
      to: from + source.length,
      fix: { title: 'Remove the backslash.', edits: [{ from, to: from + 1, text: '' }] },
    },
  ];
}

/** Matches `1\\. Write`, as programs export it. The backslash also keeps a date such as `17\\. mai` from being a list. */
const escapedNumber = /(?<=^[ >]*)(\d{1,2})\\[.)] +\S/gm;

/** Reports numbers from 1 on with backslashes, on lines of one paragraph or of several in a row. */
function findEscapedNumbers({ maskedTexts, body }: DocumentContext): UnparsedMarkdown[] {
  const groups: { from: number; to: number; number: number }[][] = [];
  for (const { text, from } of maskedTexts) {
    const matches = [...body.slice(from, from + text.length).matchAll(escapedNumber)];
    for (const { index, 0: source, 1: digits = '' } of matches) {
      const item = {
        from: from + index + digits.length,
        to: from + index + source.length,
        number: Number(digits),
      };
      const group = groups.at(-1);
      if (group && group.at(-1)?.number === item.number - 1) group.push(item);
      else if (item.number === 1) groups.push([item]);
    }
  }
  return groups.flatMap((group): UnparsedMarkdown[] => {
    const [first, second] = group;
    if (!first || !second) return [];
    return [
      {
        rule: 'structure/list-as-text',
        message:
          'The backslashes make a text of what would be a list, so visitors see one paragraph. Remove the backslashes.',
        from: first.from - 1,
        to: first.to,
        fix: {
          title: 'Remove the backslashes.',
          edits: group.map(({ from }) => ({ from, to: from + 1, text: '' })),
        },
      },
    ];
  });
}

/** Matches the > of a quotation as a chat copies it. */
const escapedQuote = /^&gt; ?(?=\S)/;

function findEscapedQuote({ from }: MaskedText, body: string): UnparsedMarkdown[] {
  const match = escapedQuote.exec(body.slice(from, from + 20))?.[0];
  if (match === undefined) return [];
  return [
    {
      rule: 'structure/quote-as-text',
      message: 'This is not a quotation, so visitors see the > character. Write > instead of &gt;',
      from,
      to: from + match.length,
      fix: { title: 'Write >.', edits: [{ from, to: from + match.length, text: '> ' }] },
    },
  ];
}

/** Matches `   2. Put each sheet away`, indented below an item of a list. */
const indentedNumber = /^([ ]+)(\d{1,2})[.)] +\S/;

/** Finds items of a numbered list that have become part of the item above, because they are indented. */
function findIndentedItems({ tree, body }: DocumentContext): UnparsedMarkdown[] {
  const items: UnparsedMarkdown[] = [];
  visit(tree, 'list', (list) => {
    if (!list.ordered) return;
    for (const [index, item] of list.children.entries()) {
      const [paragraph] = item.children;
      if (paragraph?.type !== 'paragraph') continue;
      const { from, to } = getOffsets(paragraph);
      const lineBreak = body.indexOf('\n', from);
      if (lineBreak === -1 || lineBreak >= to) continue;
      const line = body.slice(lineBreak + 1, to).split('\n')[0] ?? '';
      const [, indent = '', number] = indentedNumber.exec(line) ?? [];
      if (Number(number) !== (list.start ?? 1) + index + 1) continue;
      const start = lineBreak + 1;
      const column = getOffsets(item).from - (body.lastIndexOf('\n', getOffsets(item).from - 1) + 1);
      items.push({
        rule: 'structure/list-as-text',
        message: `This item has become part of the one above, because it is indented. Remove the spaces before ${number}.`,
        from: start + indent.length,
        to: start + line.length,
        fix: {
          title: 'Remove the spaces.',
          edits: [{ from: start + Math.min(column, indent.length), to: start + indent.length, text: '' }],
        },
      });
    }
  });
  return items;
}

/** Reports two or more such lines, because a single one may be anything. A line with a bullet is reported alone, too. */
function findUnparsedLists({ text, from }: MaskedText, body: string): UnparsedMarkdown[] {
  const lines: { offset: number; text: string }[] = [];
  for (let offset = 0; offset <= text.length; ) {
    const end = text.indexOf('\n', offset);
    lines.push({ offset, text: text.slice(offset, end === -1 ? undefined : end) });
    offset = end === -1 ? text.length + 1 : end + 1;
  }
  const items = lines.flatMap((line) => {
    const match = bullet.exec(line.text) ?? letterBullet.exec(line.text) ?? missingSpace.exec(line.text);
    return match ? [{ ...line, match }] : [];
  });
  const [first] = items;
  if (!first || (items.length < 2 && !bullet.test(first.text)))
    return [...findLateNumbers(lines, from), ...findLetteredItems(lines, from)];
  const edits = items.map(({ offset, match: [prefix, indent = '', ...markers] }) => ({
    from: from + offset + indent.length,
    to: from + offset + prefix.length,
    text: `${markers.find((marker) => /^\d/.test(marker ?? '')) ?? '-'} `,
  }));
  const start = from + first.offset;
  const to = start + first.text.length;
  const example = `${edits[0]?.text}${body.slice(edits[0]?.to ?? start, to).trimEnd()}`;
  return [
    {
      rule: 'structure/list-as-text',
      message: `These lines are not a list, so visitors see one paragraph. Write ${example}`,
      from: start,
      to,
      // A list below a line of text may need a blank line, and only the writer knows where.
      fix: items.length === lines.length ? { title: 'Write the lines as a list.', edits } : undefined,
    },
  ];
}
