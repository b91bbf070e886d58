import type { UnparsedMarkdown } from '#lint/unparsed-markdown.ts';
import type { MaskedText } from '../markdown/phrases.ts';

/** How an address begins that somebody means as one. */
const begins = String.raw`(?:\/|#|\.{1,2}\/|https?:|mailto:|tel:|www\.)`;
const apart = new RegExp(String.raw`!?\[[^[\]\n]*\]([ \t]+)\((${begins}[^()\s]*)\)`, 'g');
const turned = new RegExp(String.raw`(?<![\w)])\(([^()[\]\n]+)\)\[(${begins}[^[\]\s]*)\]`, 'g');
/** A title ends at its second quotation mark. */
const titled = new RegExp(
  String.raw`!?\[[^[\]\n]*\]\((${begins}[^()\s]*)[ \t]+(["“”«][^\n]{0,300}?["“”»])[ \t]*\)`,
  'g',
);
const spaced = new RegExp(String.raw`!?\[[^[\]\n]*\]\((${begins}[^()\n]*)\)`, 'g');
const open = new RegExp(String.raw`!?\[[^[\]\n]*\]\((${begins}[^()\s]*)`, 'g');

const rule = 'links/as-text';

/** Links and pictures that Markdown does not read as such. */
export function findUnparsedLinks({ text, from }: MaskedText, body: string): UnparsedMarkdown[] {
  if (!/[\])][ \t]*[([]/.test(text)) return [];
  /** Signs of the text that are told of. */
  const taken = new Uint8Array(text.length);
  const find = (
    pattern: RegExp,
    say: (match: RegExpExecArray, written: string) => Omit<UnparsedMarkdown, 'rule' | 'from' | 'to'>,
  ) =>
    [...text.matchAll(pattern)].flatMap((match): UnparsedMarkdown[] => {
      const [all] = match;
      const stretch = { from: from + match.index, to: from + match.index + all.length };
      const end = match.index + all.length;
      if (taken.subarray(match.index, end).includes(1)) return [];
      taken.fill(1, match.index, end);
      // Its words may hold marks and code, which the text hides.
      const written = body.slice(stretch.from, stretch.to);
      return [
        { rule, urlOffset: from + match.index + addressIn(written), ...stretch, ...say(match, written) },
      ];
    });
  return [
    ...find(apart, ({ index, 0: all, 1: space = '' }) => {
      const at = from + index + all.indexOf(`]${space}(`) + 1;
      return {
        message:
          'A space parts the words of the link from its address, so visitors see both as text. Remove it.',
        fix: { title: 'Remove the space.', edits: [{ from: at, to: at + space.length, text: '' }] },
      };
    }),
    ...find(turned, ({ index, 1: words = '', 2: address = '' }, written) => ({
      message: `Words and address of the link have each other's brackets. Write [${written.slice(1, words.length + 1)}](${address}).`,
      fix: {
        title: 'Turn the brackets round.',
        edits: [
          { from: from + index, to: from + index + 1, text: '[' },
          {
            from: from + index + words.length + 1,
            to: from + index + words.length + 3,
            text: '](',
          },
          {
            from: from + index + words.length + 3 + address.length,
            to: from + index + words.length + 4 + address.length,
            text: ')',
          },
        ],
      },
    })),
    ...find(titled, ({ index, 1: address = '', 2: title = '' }, written) =>
      titleProblem(from + index, written, address, title),
    ),
    ...find(spaced, ({ index, 0: all, 1: address = '' }) => spaceProblem(from + index, all, address)),
    ...find(open, ({ 1: address = '' }, written) => ({
      message: `The address of this link is never closed, so visitors see its brackets. Write ) behind it: ${shownWords(written)}(${address.replace(/[.,;:!?]+$/, '')}).`,
    })),
  ];
}

function titleProblem(
  start: number,
  written: string,
  address: string,
  title: string,
): Pick<UnparsedMarkdown, 'message' | 'fix'> {
  const inner = title.slice(1, -1);
  const isStraight = title.startsWith('"') && title.endsWith('"');
  const from = start + written.lastIndexOf(title);
  if (!isStraight && !inner.includes('"'))
    return {
      message: `The title of a link needs straight quotation marks around it. Write ${shownWords(written)}(${address} "${inner}").`,
      fix: {
        title: 'Write straight quotation marks.',
        edits: [
          { from, to: from + 1, text: '"' },
          { from: from + title.length - 1, to: from + title.length, text: '"' },
        ],
      },
    };
  return {
    message:
      'The title of a link ends at its second quotation mark, so visitors see all of it as text. Write “ and ” inside the title («» in Norwegian), or leave the inner marks out.',
  };
}

function spaceProblem(
  start: number,
  all: string,
  address: string,
): Pick<UnparsedMarkdown, 'message' | 'fix'> {
  const written = address.trim();
  const from = start + all.lastIndexOf(written);
  const replaced = (text: string, title: string) => ({
    title,
    edits: [{ from, to: from + written.length, text }],
  });
  const what = 'An address has no spaces in it, so visitors see this one as text.';
  if (/^tel:/i.test(written)) {
    const plain = written.replace(/\s+/g, '');
    return { message: `${what} Write ${plain}.`, fix: replaced(plain, 'Remove the spaces.') };
  }
  if (/["'“”«»]/.test(written))
    return {
      message: `The quotation mark of the link's title is never closed, so visitors see all of it as text. Write " at both ends of the title.`,
    };
  const encoded = written.replace(/\s/g, '%20');
  // What follows the ? of a mail are words: a subject, a text.
  if (/^mailto:[^?\s]+\?/i.test(written))
    return { message: `${what} Write %20 for each.`, fix: replaced(encoded, 'Write %20 for each space.') };
  return {
    message: `${what} Remove them; where the address does have them, write %20 for each: ${encoded}`,
  };
}

const shownWords = (all: string): string => all.slice(0, all.indexOf('](') + 1).replaceAll('\uFFFC', '…');

const addressIn = (written: string): number => Math.max(written.search(/\][ \t]*\(|\)\[/), 0) + 1;
