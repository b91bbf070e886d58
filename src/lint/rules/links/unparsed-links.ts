import { slugify } from '#content/text/slugify.ts';
import type { Fix } from '#pipeline/finding.ts';
import type { Rule } from '../../rule.ts';
import {
  type MaskedText,
  maskCharacter,
  reportUnparsed,
  type UnparsedMarkdown,
} from '../../unparsed-markdown.ts';

const rule = 'links/as-text';

export const unparsedLinks: Rule = {
  docs: {
    'links/as-text': {
      description: 'A link is not recognized, because a space, a bracket or a quotation mark is wrong.',
      rationale:
        'Visitors see the brackets and the address in the middle of a sentence, and have nothing to click on.',
      incorrect: 'Meet [the team] (/team) or call [the office](tel:+47 22 33 44 55).',
      correct: 'Meet [the team](/team) or call [the office](tel:+4722334455).',
      fixable: true,
    },
  },
  checkDocument: (context) => reportUnparsed(context, context.unparsedLinks),
};

/** Beginning of a text that was meant as a URL. */
const urlStart = String.raw`(?:\/|#|\.{1,2}\/|https?:|mailto:|tel:|www\.)`;
/** Matches `[words] (/url)`. */
const spaceBeforeUrl = new RegExp(String.raw`!?\[[^[\]\n]*\]([ \t]+)\((${urlStart}[^()\s]*)\)`, 'g');
/** Matches `(words)[/url]`. */
const swappedBrackets = new RegExp(String.raw`(?<![\w)])\(([^()[\]\n]+)\)\[(${urlStart}[^[\]\s]*)\]`, 'g');
/** Matches `[words](/url “title”)`. */
const invalidTitle = new RegExp(
  String.raw`!?\[[^[\]\n]*\]\((${urlStart}[^()\s]*)[ \t]+(["“”«][^\n]{0,300}?["“”»])[ \t]*\)`,
  'g',
);
/** Matches `[words](/url with spaces)`, and `![words](/assets/a picture (1).jpg)`. */
const urlWithSpaces = new RegExp(String.raw`!?\[[^[\]\n]*\]\((${urlStart}(?:[^()\n]|\([^()\n]*\))*)\)`, 'g');
/** Matches `[words]/url`. */
const urlWithoutBrackets = /(?<!!)\[[^[\]\n]*\p{L}[^[\]\n]*\](\/[a-z][\w/#-]*|mailto:[^\s()]+)/gu;
/** Matches `words](/url)`, where the first bracket is missing. */
const unopenedWords = new RegExp(String.raw`\]\((${urlStart}[^()\s]*)\)`, 'g');
/** Matches `[words](/url`. The URL may contain pairs of brackets, as addresses of Wikipedia do. */
const unclosedUrl = new RegExp(String.raw`!?\[[^[\]\n]*\]\((${urlStart}(?:[^()\s]|\([^()\s]*\))*)`, 'g');

/** Matches `[words|/url]`, as Confluence and Jira write it. */
const barInBrackets = new RegExp(
  String.raw`(?<!\])\[([^[\]\n|]*\p{L}[^[\]\n|]*)\|(${urlStart}[^\s|[\]]*)\]`,
  'u',
);

type Problem = Pick<UnparsedMarkdown, 'message' | 'fix'>;

/** Finds links and images that Markdown does not recognize. */
export function findUnparsedLinks({ text: maskedText, from }: MaskedText, body: string): UnparsedMarkdown[] {
  // A bare URL after the bar becomes a link, whose text the parser gives no position.
  const written = body.slice(from, from + maskedText.length);
  const text = barInBrackets.test(written) && !written.includes('`') ? written : maskedText;
  if (!/[\])][ \t]*[([]|\](?:\/|mailto:)|\[[^\]\n]*\|/.test(text)) return [];
  /** 1 for each character of a match, because a later pattern may match the same characters. */
  const isMatched = new Uint8Array(text.length);
  /** @param describe takes the match, its offset in the body and its source, which may contain what the text masks. */
  const findMatches = (
    pattern: RegExp,
    describe: (match: RegExpExecArray, start: number, source: string) => Problem,
  ): UnparsedMarkdown[] =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const end = match.index + match[0].length;
      if (isMatched.subarray(match.index, end).includes(1)) return [];
      isMatched.fill(1, match.index, end);
      const range = { from: from + match.index, to: from + end };
      const source = body.slice(range.from, range.to);
      const urlOffset = range.from + Math.max(source.search(/\][ \t]*\(|\)\[|\][/m]/), 0) + 1;
      return [{ rule, urlOffset, ...range, ...describe(match, range.from, source) }];
    });
  // The order matters: the last two patterns also match links with an invalid title.
  return [
    ...findMatches(spaceBeforeUrl, describeSpaceBeforeUrl),
    ...findMatches(swappedBrackets, describeSwappedBrackets),
    ...findMatches(invalidTitle, describeInvalidTitle),
    ...findMatches(urlWithSpaces, describeUrlWithSpaces),
    ...findMatches(unclosedUrl, describeUnclosedUrl),
    ...findMatches(unopenedWords, ({ 1: url = '' }) => ({
      message: `The words of this link have no [ before them, so visitors see its address. Write [the words](${url}).`,
    })),
    ...findMatches(new RegExp(barInBrackets, 'gu'), ({ 0: match, 1: words = '', 2: url = '' }, start) => ({
      message: `This is a link of another program, so visitors see its brackets. Write [${words.trim()}](${url}).`,
      fix: {
        title: 'Write the link as Markdown.',
        edits: [{ from: start, to: start + match.length, text: `[${words.trim()}](${url})` }],
      },
    })),
    ...findMatches(urlWithoutBrackets, describeUrlWithoutBrackets),
  ];
}

function describeUnclosedUrl(
  { 0: match, 1: rest = '' }: RegExpExecArray,
  start: number,
  source: string,
): Problem {
  const url = rest.replace(/[.,;:!?]+$/, '');
  const end = start + match.length - rest.length + url.length;
  return {
    message: `The address of this link has no ) at its end, so visitors see its brackets. Write ${getLinkText(source)}(${url})`,
    // The ) that is there belongs to the address. Without one, the address may be followed by other words.
    ...(url.endsWith(')') && {
      fix: { title: 'Write ) after the address.', edits: [{ from: end, to: end, text: ')' }] },
    }),
  };
}

function describeSpaceBeforeUrl({ 0: match, 1: space = '' }: RegExpExecArray, start: number): Problem {
  const from = start + match.indexOf(`]${space}(`) + 1;
  return {
    message:
      'There is a space between the words and the address of the link, so visitors see both as text. Remove the space.',
    fix: { title: 'Remove the space.', edits: [{ from, to: from + space.length, text: '' }] },
  };
}

function describeSwappedBrackets(
  { 1: words = '', 2: url = '' }: RegExpExecArray,
  start: number,
  source: string,
): Problem {
  const wordsEnd = start + words.length + 1;
  const urlEnd = wordsEnd + url.length + 2;
  return {
    message: `The brackets of the words and the address are swapped. Write [${source.slice(1, words.length + 1)}](${url}).`,
    fix: {
      title: 'Swap the brackets.',
      edits: [
        { from: start, to: start + 1, text: '[' },
        { from: wordsEnd, to: wordsEnd + 2, text: '](' },
        { from: urlEnd, to: urlEnd + 1, text: ')' },
      ],
    },
  };
}

function describeUrlWithoutBrackets(
  { 0: match, 1: url = '' }: RegExpExecArray,
  start: number,
  source: string,
): Problem {
  const to = start + match.length;
  const from = to - url.length;
  return {
    message: `The address of this link needs ( and ) around it. Write ${source.slice(0, from - start)}(${url}).`,
    fix: {
      title: 'Write ( and ) around the address.',
      edits: [
        { from, to: from, text: '(' },
        { from: to, to, text: ')' },
      ],
    },
  };
}

function describeInvalidTitle(
  { 1: url = '', 2: title = '' }: RegExpExecArray,
  start: number,
  source: string,
): Problem {
  const inner = title.slice(1, -1);
  const isStraight = title.startsWith('"') && title.endsWith('"');
  const from = start + source.lastIndexOf(title);
  const to = from + title.length;
  if (!isStraight && !inner.includes('"'))
    return {
      message: `The title of a link needs straight quotation marks. Write ${getLinkText(source)}(${url} "${inner}").`,
      fix: {
        title: 'Write straight quotation marks.',
        edits: [
          { from, to: from + 1, text: '"' },
          { from: to - 1, to, text: '"' },
        ],
      },
    };
  return {
    message:
      'The title of a link ends at its second quotation mark, so visitors see all of it as text. Write “ and ” inside the title (« and » in Norwegian), or remove the inner quotation marks.',
  };
}

function describeUrlWithSpaces(
  { 0: match, 1: maskedUrl = '' }: RegExpExecArray,
  start: number,
  source: string,
): Problem {
  const from = start + match.lastIndexOf(maskedUrl.trim());
  const url = source.slice(from - start, from - start + maskedUrl.trim().length);
  const buildFix = (text: string, title: string) => ({
    title,
    edits: [{ from, to: from + url.length, text }],
  });
  const problem = 'An address must not contain spaces, so visitors see this one as text.';
  if (/^tel:/i.test(url)) {
    const compact = url.replace(/\s+/g, '');
    return { message: `${problem} Write ${compact}.`, fix: buildFix(compact, 'Remove the spaces.') };
  }
  if (/["'“”«»]/.test(url))
    return {
      message: `The title of the link has no quotation mark at its end, so visitors see all of it as text. Write " at both ends of the title.`,
    };
  const address = /^mailto:\s+([^\s?]+@[^\s?]+)$/i.exec(url)?.[1];
  if (address !== undefined) {
    const compact = `mailto:${address}`;
    return { message: `${problem} Write ${compact}.`, fix: buildFix(compact, 'Remove the spaces.') };
  }
  const encoded = url.replace(/\s/g, '%20');
  if (/^\/(?:assets|files)\/[^/]+$/.test(url)) return describeFileNameWithSpaces(url, encoded, buildFix);
  // The query of a mailto: URL holds words: a subject, a text.
  if (/^mailto:[^?\s]+\?/i.test(url))
    return {
      message: `${problem} Write %20 for each space.`,
      fix: buildFix(encoded, 'Write %20 for each space.'),
    };
  return {
    message: `${problem} Remove them; if the address contains spaces, write %20 for each: ${encoded}`,
  };
}

function describeFileNameWithSpaces(
  url: string,
  encoded: string,
  buildFix: (text: string, title: string) => Fix,
): Problem {
  const [, folder = '', name = '', extension = ''] = /^(\/\w+\/)(.*?)(\.\w+)?$/.exec(url) ?? [];
  const slug = slugify(name);
  const renamed = `${slug}${extension.toLowerCase()}`;
  // Published files have no spaces in their names, unlike pictures.
  if (folder === '/files/' && slug)
    return {
      message: `The name of the file has spaces, so visitors see this as text. Rename the file to ${renamed}, and write ${folder}${renamed}`,
      fix: buildFix(folder + renamed, 'Write the name without spaces.'),
    };
  const alternative = slug ? `; or better, rename the file to ${renamed}, and write ${folder}${renamed}` : '';
  return {
    message: `The name of the file has spaces, so visitors see this as text. Write ${encoded}${alternative}`,
    fix: buildFix(encoded, 'Write %20 for each space.'),
  };
}

/** Returns the words of a link in their brackets. */
const getLinkText = (source: string): string =>
  source.slice(0, source.indexOf('](') + 1).replaceAll(maskCharacter, '…');
