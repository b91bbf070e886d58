/**
 * Checks that browsers make the same tree of elements from a page's HTML as React rendered. They move elements that are
 * nested in a way that HTML does not allow, such as a `div` in a `p`: visitors then see another page than was written,
 * and React cannot take it over.
 */
import { parse, serialize } from 'parse5';

/** Elements whose content is text, whatever it looks like. */
const rawText = 'iframe|noscript|script|style|textarea|title';
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Matches a raw text element, a comment, a tag, or text. */
const tokenPattern = new RegExp(
  String.raw`<(${rawText})\b(?:[^>"]+|"[^"]*")*>[\s\S]*?</\1>|<!--[\s\S]*?-->|<(/?)([a-zA-Z][\w:.-]*)((?:[^>"]+|"[^"]*")*)>|[^<]+`,
  'g',
);

/**
 * Creates a check for many pages. What most pages share is parsed once.
 * @returns a function that throws an Error if browsers would make another tree. It takes the content of the body, with
 * the end tags of all elements but void ones, as React renders it, and the name of the document for the message.
 */
export function createNestingCheck(): (html: string, source: string) => void {
  /** Outlines of headers and footers without a difference. */
  const validOutlines = new Set<string>();
  return (html, source) => {
    const start = html.indexOf('<main');
    const end = html.indexOf('</main>');
    const parts =
      start < end
        ? [
            html.slice(0, start),
            html.slice(start, end + '</main>'.length),
            html.slice(end + '</main>'.length),
          ]
        : [html];
    for (const [index, part] of parts.entries()) {
      const outline = toOutline(part);
      if (validOutlines.has(outline)) continue;
      const difference = findDifference(outline, part);
      if (difference) throw new Error(`${source} would be broken on the page: ${difference}`);
      if (index !== 1) validOutlines.add(outline);
    }
  };
}

/**
 * Returns HTML without attributes and words, because the tree does not depend on them, and they are most of what there
 * is to parse.
 */
const toOutline = (html: string): string =>
  html.replace(
    tokenPattern,
    (token: string, rawTextName?: string, slash?: string, name?: string, attributes?: string) => {
      if (rawTextName) return `<${rawTextName}></${rawTextName}>`;
      if (name)
        return attributes?.endsWith('/') && !voidElements.has(name)
          ? `<${name}></${name}>`
          : `<${slash}${name}>`;
      return token.startsWith('<') || token.trim() === '' ? '' : 'x';
    },
  );

/** Describes the first element that browsers would move. Returns undefined if there is none. */
function findDifference(outline: string, html: string): string | undefined {
  const parsed = getBodyHtml(outline);
  if (parsed === outline) return undefined;
  let index = 0;
  while (outline[index] === parsed[index]) index++;
  // The tags may have the same beginning.
  index = Math.max(outline.lastIndexOf('<', index), 0);
  const tagsBefore = [...outline.slice(0, index).matchAll(/<(\/?)([^>]+)>/g)];
  const path: string[] = [];
  for (const [, slash, name = ''] of tagsBefore)
    if (slash) path.pop();
    else if (!voidElements.has(name)) path.push(name);
  const moved = /^<([^/>][^>]*)>/.exec(outline.slice(index))?.[1];
  const elements = [...path, ...(moved ? [moved] : [])].slice(-maxShownElements);
  const words = getWordsFrom(html, tagsBefore.length);
  return `browsers do not accept ${elements.map((name) => `<${name}>`).join(' ')} inside each other, and move them apart${words && `, at "${words}"`}.`;
}

/** Elements and characters that a message shows. */
const maxShownElements = 3;
const maxShownWords = 60;

function getBodyHtml(outline: string): string {
  const html = parse(`<!doctype html><html><head></head><body>${outline}`).childNodes.find(
    ({ nodeName }) => nodeName === 'html',
  );
  const body = html && 'childNodes' in html && html.childNodes.find(({ nodeName }) => nodeName === 'body');
  return body && 'childNodes' in body ? serialize(body) : '';
}

/** Returns the first words after a number of tags. */
function getWordsFrom(html: string, tagCount: number): string {
  const tokens = [...html.matchAll(tokenPattern)];
  let seen = 0;
  const start = tokens.findIndex(([token, rawTextName, , name, attributes]) => {
    if (seen >= tagCount) return true;
    if (rawTextName || (name && attributes?.endsWith('/') && !voidElements.has(name))) seen += 2;
    else if (name) seen += 1;
    return token === '';
  });
  const words = tokens
    .slice(Math.max(start, 0))
    .flatMap(([token]) => (token.startsWith('<') ? [] : token.trim()))
    .filter(Boolean)
    .join(' ');
  return words.slice(0, maxShownWords);
}
