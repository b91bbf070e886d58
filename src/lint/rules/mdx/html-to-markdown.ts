/** Fixes that write HTML elements as Markdown, where both say the same. */
import type { Nodes } from 'mdast';
import type { Fix } from '#pipeline/finding.ts';
import type { JsxElement } from '#pipeline/parse/body-analysis/jsx-elements.ts';
import { visit } from '#pipeline/parse/visit.ts';
import type { DocumentContext } from '../../rule.ts';

/** Marks on both sides of a text, and the node that Markdown makes of it, by element. */
const marks: Readonly<Record<string, { mark: string; type: Nodes['type'] }>> = {
  big: { mark: '**', type: 'strong' },
  code: { mark: '`', type: 'inlineCode' },
  em: { mark: '*', type: 'emphasis' },
  strike: { mark: '~~', type: 'delete' },
  strong: { mark: '**', type: 'strong' },
  tt: { mark: '`', type: 'inlineCode' },
  u: { mark: '*', type: 'emphasis' },
};

/** Attributes of a link that the site decides itself. */
const ignoredLinkAttributes = ['target', 'rel'];

/** Returns undefined if the element has no counterpart in Markdown, or its content would mean something else there. */
export function buildMarkdownFix(
  { body, parseBody }: Pick<DocumentContext, 'body' | 'parseBody'>,
  element: JsxElement,
): Fix | undefined {
  const { from, attributes, closingName } = element;
  if (!closingName) return undefined;
  const syntax = getSyntax(element);
  if (!syntax) return undefined;
  const openingEnd = body.indexOf('>', attributes.at(-1)?.to ?? element.to) + 1;
  const content = { from: openingEnd, to: closingName.from - '</'.length };
  const to = closingName.to + '>'.length;
  const source = body.slice(content.from, content.to);
  const text = source.trim();
  const { type, before, after, url } = syntax;
  // Code shows its text as it is, without the meaning that characters have elsewhere.
  const isPlain = type !== 'inlineCode' || /^[^&{}<>`\\*_[\]\n]+$/.test(text);
  if (text === '' || !isPlain || text.startsWith(before[0] ?? '') || text.endsWith(after.at(-1) ?? ''))
    return undefined;
  // Marks must be next to their text, so spaces move to the other side of them.
  const textFrom = content.from + source.indexOf(text);
  const textTo = textFrom + text.length;
  const edits = [
    { from, to: textFrom, text: body.slice(content.from, textFrom) + before },
    { from: textTo, to, text: after + body.slice(textTo, content.to) },
  ];
  const paragraph = findParagraph(body, from, to);
  if (!paragraph) return undefined;
  const prefix = body.slice(paragraph.from, from) + body.slice(content.from, textFrom);
  const markdown = before + text + after;
  const fixed = prefix + markdown + body.slice(textTo, content.to) + body.slice(to, paragraph.to);
  return hasNode(parseBody, fixed, type, prefix.length, prefix.length + markdown.length, url)
    ? { title: `Write ${abbreviate(markdown)}.`, edits }
    : undefined;
}

interface Syntax {
  type: Nodes['type'];
  before: string;
  after: string;
  url?: string;
}

function getSyntax({ name, attributes }: JsxElement): Syntax | undefined {
  if (name === 'a') {
    const others = attributes.filter((attribute) => !ignoredLinkAttributes.includes(attribute.name));
    const url = others[0]?.value;
    if (others.length !== 1 || others[0]?.name !== 'href' || typeof url !== 'string') return undefined;
    return { type: 'link', before: '[', after: `](${url})`, url };
  }
  const mark = Object.hasOwn(marks, name) ? marks[name] : undefined;
  if (!mark || attributes.length > 0) return undefined;
  return { type: mark.type, before: mark.mark, after: mark.mark };
}

/** Finds the blank lines around a range. Returns undefined if there is one in the range. */
function findParagraph(body: string, from: number, to: number): { from: number; to: number } | undefined {
  if (/\n[ \t]*\n/.test(body.slice(from, to))) return undefined;
  const before = [...body.slice(0, from).matchAll(/\n[ \t]*\n/g)].at(-1);
  const after = /\n[ \t]*\n/.exec(body.slice(to));
  return {
    from: before ? before.index + before[0].length : 0,
    to: after ? to + after.index : body.length,
  };
}

/** Returns true if a text has a node of a type at exactly these offsets. */
function hasNode(
  parseBody: DocumentContext['parseBody'],
  text: string,
  type: Nodes['type'],
  from: number,
  to: number,
  url?: string,
): boolean {
  let isFound = false;
  try {
    visit(parseBody(text), (node) => {
      if (node.type !== type || node.position?.start.offset !== from || node.position.end.offset !== to)
        return;
      isFound ||= url === undefined || ('url' in node && node.url === url);
    });
  } catch {
    return false;
  }
  return isFound;
}

/** Characters of the Markdown that a title quotes. */
const maxQuotedCharacters = 60;

const abbreviate = (markdown: string): string => {
  const line = markdown.replace(/\s+/g, ' ');
  return line.length > maxQuotedCharacters ? `${line.slice(0, maxQuotedCharacters)}…` : line;
};
