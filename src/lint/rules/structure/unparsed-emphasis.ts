import type { Nodes } from 'mdast';
import type { Fix } from '#pipeline/finding.ts';
import { visit } from '#pipeline/parse/visit.ts';
import type { DocumentContext, Rule } from '../../rule.ts';
import {
  getOffsets,
  type MaskedText,
  maskCharacter,
  reportUnparsed,
  type UnparsedMarkdown,
} from '../../unparsed-markdown.ts';

/** Reports marks for bold, highlighted and lowered text that Markdown does not read as they were meant. */
export const unparsedEmphasis: Rule = {
  docs: {
    'structure/bold-as-text': {
      description: 'Words have ** around them but are not bold, because a space or a second ** is wrong.',
      rationale: 'Visitors see the ** characters.',
      incorrect: 'We answer ** within a day **.',
      correct: 'We answer **within a day**.',
      fixable: true,
    },
    'structure/code-as-text': {
      description: 'A backtick has no partner.',
      rationale: 'Visitors see the backtick, and the code looks like the words around it.',
      incorrect: 'Run `npm install first.',
      correct: 'Run `npm install` first.',
    },
    'structure/italic-as-text': {
      description: 'Words have * around them but are not italic, because there is a space inside.',
      rationale: 'Visitors see the * characters.',
      incorrect: 'It is *only * an example.',
      correct: 'It is *only* an example.',
      fixable: true,
    },
    'structure/highlight-as-text': {
      description: 'Words have == around them, which other programs highlight but this site does not.',
      rationale: 'Visitors see the == characters.',
      incorrect: 'We answer ==within a day==.',
      correct: 'We answer <mark>within a day</mark>.',
      fixable: true,
    },
    'structure/single-tilde': {
      description: 'A single ~ before and after some characters strikes them out.',
      rationale: 'Visitors read a formula or a range of numbers with a line through it.',
      incorrect: 'Each trip saves 2 kg of CO~2~.',
      correct: 'Each trip saves 2 kg of CO<sub>2</sub>.',
      fixable: true,
    },
  },
  checkDocument: (context) =>
    reportUnparsed(context, [
      ...context.maskedTexts.flatMap((text) => [
        ...findUnparsedBold(text, context),
        ...findHighlights(text, context.body),
        ...findUnparsedItalics(text),
        ...findSingleBackticks(text),
      ]),
      ...findSingleTildes(context),
    ]),
};

const boldMark = /(?<!\*)\*\*(?!\*)/g;

/** Finds ** that Markdown takes as text, in pairs where there are two. */
function findUnparsedBold({ text, from }: MaskedText, context: DocumentContext): UnparsedMarkdown[] {
  if (!text.includes('**')) return [];
  const marks = [...text.matchAll(boldMark)].map(({ index }) => index);
  const problems: UnparsedMarkdown[] = [];
  for (let index = 0; index < marks.length; index += 2) {
    const opening = marks[index] as number;
    const closing = marks[index + 1];
    if (closing === undefined) problems.push(...reportSingleMark(text, from, opening));
    else problems.push(...reportPair(text, from, [opening, closing], context));
  }
  return problems;
}

const rule = 'structure/bold-as-text';

function reportSingleMark(text: string, from: number, mark: number): UnparsedMarkdown[] {
  const before = text[mark - 1] ?? ' ';
  const after = text[mark + 2] ?? ' ';
  // A power or a file pattern has marks without words beside them, and two asterisks can mark a note: `40 kr**`.
  const opensWords = /[\s(“«]/.test(before) && /[\p{L}\p{N}“«]/u.test(after);
  if (!opensWords) return [];
  return [
    {
      rule,
      message:
        'This ** has no partner, so visitors see it. Write ** at the end of the bold words, too, or remove it.',
      from: from + mark,
      to: from + mark + 2,
    },
  ];
}

function reportPair(
  text: string,
  from: number,
  [opening, closing]: [number, number],
  { body, parseBody }: DocumentContext,
): UnparsedMarkdown[] {
  const inner = text.slice(opening + 2, closing);
  const words = inner.trim();
  const range = { from: from + opening, to: from + closing + 2 };
  // File patterns such as **/*.ts, and powers such as 2**3, are not meant as bold.
  if (!/\p{L}{2}|\uFFFC/u.test(words) || /^\/|\/$/.test(words)) return [];
  const hasSpaces = words !== inner;
  const source = body.slice(range.from + 2, range.to - 2).trim();
  if (!hasSpaces)
    return [
      {
        rule,
        message: `Markdown does not read these words as bold, so visitors see the **. Write **${source}** with spaces around it, or move punctuation out of it.`,
        ...range,
      },
    ];
  const fix = buildBoldFix({ text, from, opening, closing }, body, parseBody);
  return [
    {
      rule,
      message: `There is a space inside the **, so the words are not bold, and visitors see the **. Write **${source}**`,
      ...range,
      ...(fix && { fix }),
    },
  ];
}

/** Moves the spaces out of the marks. Returns undefined if the words would still not be bold. */
function buildBoldFix(
  { text, from, opening, closing }: MaskedText & { opening: number; closing: number },
  body: string,
  parseBody: DocumentContext['parseBody'],
): Fix | undefined {
  const inner = text.slice(opening + 2, closing);
  const leading = inner.length - inner.trimStart().length;
  const trailing = inner.length - inner.trimEnd().length;
  const isWordBefore = /[\p{L}\p{N}]/u.test(text[opening - 1] ?? '');
  const isWordAfter = /[\p{L}\p{N}]/u.test(text[closing + 2] ?? '');
  const edits = [
    { from: opening, to: opening + 2 + leading, text: leading && isWordBefore ? ' **' : '**' },
    { from: closing - trailing, to: closing + 2, text: trailing && isWordAfter ? '** ' : '**' },
  ].map((edit) => ({ from: edit.from + from, to: edit.to + from, text: edit.text }));
  const [first, second] = edits as [(typeof edits)[0], (typeof edits)[0]];
  const source = body.slice(from, from + text.length);
  const corrected =
    body.slice(from, first.from) +
    first.text +
    body.slice(first.to, second.from) +
    second.text +
    body.slice(second.to, from + text.length);
  const isBold = countBold(corrected, parseBody) === countBold(source, parseBody) + 1;
  return isBold ? { title: 'Move the spaces out of the **.', edits } : undefined;
}

/** Counts the bold parts of a text that are not inside another one. */
function countBold(text: string, parseBody: DocumentContext['parseBody']): number {
  const count = (node: Nodes): number =>
    node.type === 'strong'
      ? 1
      : 'children' in node
        ? node.children.reduce((sum, child) => sum + count(child), 0)
        : 0;
  try {
    return count(parseBody(text));
  } catch {
    return Number.NaN;
  }
}

/** Matches `==words==`, but not a comparison, which has spaces or no words. */
const highlight = /(?<![=\w!<>])==(?=[^\s=])([^=\n]*[^\s=])==(?![=\w])/g;

function findHighlights({ text, from }: MaskedText, body: string): UnparsedMarkdown[] {
  if (!text.includes('==')) return [];
  return [...text.matchAll(highlight)].map(({ index, 0: match }) => {
    const start = from + index;
    const to = start + match.length;
    const words = body.slice(start + 2, to - 2);
    return {
      rule: 'structure/highlight-as-text',
      message: `Markdown has no ==, so visitors see it. Write <mark>${words}</mark>`,
      from: start,
      to,
      fix: {
        title: 'Write <mark>.',
        edits: [
          { from: start, to: start + 2, text: '<mark>' },
          { from: to - 2, to, text: '</mark>' },
        ],
      },
    };
  });
}

/** Matches `*words *`. A factor, as in `2 * 3 * 4`, has a space on both sides. */
const unparsedItalic = /(?<![\w*])\*(\p{L}[^*\n]*?)([ \t]+)\*(?=[\s.,;:!?)]|$)/gu;

function findUnparsedItalics({ text, from }: MaskedText): UnparsedMarkdown[] {
  return [...text.matchAll(unparsedItalic)].map(({ index, 0: match, 1: words = '', 2: space = '' }) => {
    const start = from + index;
    const to = start + match.length;
    const isWordAfter =
      /^\s+[\p{L}\p{N}]/u.test(text.slice(index + match.length)) || to === from + text.length;
    return {
      rule: 'structure/italic-as-text',
      message: `There is a space inside the *, so the words are not italic, and visitors see the *. Write *${words}*`,
      from: start,
      to,
      ...(isWordAfter &&
        !words.includes(maskCharacter) && {
          fix: {
            title: 'Remove the space.',
            edits: [{ from: to - 1 - space.length, to: to - 1, text: '' }],
          },
        }),
    };
  });
}

/** Matches a backtick before a word. Between words, it is an accent or a wrong apostrophe. */
const singleBacktick = /`(?<![\p{L}\p{N}`]`)(?=[\p{L}\p{N}/.])/gu;

function findSingleBackticks({ text, from }: MaskedText): UnparsedMarkdown[] {
  return [...text.matchAll(singleBacktick)].map(({ index }) => ({
    rule: 'structure/code-as-text',
    message: 'This ` has no partner, so visitors see it. Write ` at the end of the code, too, or remove it.',
    from: from + index,
    to: from + index + 1,
  }));
}

/** Finds text that a single ~ strikes out, and that begins or ends within a word or with a digit. */
function findSingleTildes({ tree, body }: DocumentContext): UnparsedMarkdown[] {
  if (!/~[^~]+~/.test(body)) return [];
  const problems: UnparsedMarkdown[] = [];
  visit(tree, 'delete', (node) => {
    const { from, to } = getOffsets(node);
    const source = body.slice(from, to);
    if (source.startsWith('~~')) return;
    const inner = source.slice(1, -1);
    const followsWord = /[\p{L}\p{N})]/u.test(body[from - 1] ?? '');
    if (!followsWord && !/^\d/.test(inner)) return;
    const isIndex = followsWord && /^[\p{L}\p{N}+-]{1,3}$/u.test(inner);
    const lowered = `<sub>${inner}</sub>`;
    problems.push({
      rule: 'structure/single-tilde',
      message: isIndex
        ? `A ~ strikes out what is between it and the next one. Write ${lowered} to lower it, or ~~${inner}~~ to strike it out.`
        : 'A ~ strikes out what is between it and the next one. Write \\~ for the character itself, or ~~ at both ends to strike out text.',
      from,
      to,
      ...(isIndex && {
        fix: { title: `Write ${lowered}.`, edits: [{ from, to, text: lowered }] },
      }),
    });
  });
  return problems;
}
