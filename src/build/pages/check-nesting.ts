/**
 * Checks that browsers make the same tree of elements from a page's HTML as React rendered. They move elements that are
 * nested in a way that HTML does not allow, such as a `div` in a `p`: visitors then see another page than was written,
 * and React cannot take it over.
 */
import { parse, serialize } from 'parse5';

/** Elements whose content is text, whatever it looks like. */
const rawText = 'iframe|noscript|script|style|textarea|title';
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Matches a raw text element, a comment, or a tag. */
const tagPattern = new RegExp(
  String.raw`<(${rawText})\b(?:[^>"]+|"[^"]*")*>[\s\S]*?</\1>|<!--[\s\S]*?-->|<(/?)([a-zA-Z][\w:.-]*)((?:[^>"]+|"[^"]*")*)>`,
  'g',
);
/** Matches a raw text element, a comment, a tag, or text. */
const tokenPattern = new RegExp(`${tagPattern.source}|[^<]+`, 'g');

/**
 * Creates a check for many pages. It parses only pages with a path of elements that no page before had, because where
 * browsers put an element depends on nothing but its path, as long as every element has its end tag.
 * @returns a function that throws an Error if browsers would make another tree. It takes the content of the body, with
 * the end tags of all elements but void ones, as React renders it, and the name of the document for the message.
 */
export function createNestingCheck(): (html: string, source: string) => void {
  const body = createPathNode('body');
  return (html, source) => {
    if (followPaths(html, body)) return;
    const outline = toOutline(html);
    const difference = findDifference(outline, html);
    if (difference) throw new Error(`${source} would be broken on the page: ${difference}`);
    followPaths(html, body, { addsNew: true });
  };
}

/** An element at the end of a path from the body, such as `main > ul > li`, with what browsers accept in it. */
interface PathNode {
  name: string;
  parent: PathNode | undefined;
  children: Map<string, PathNode>;
  acceptsText: boolean;
}

const createPathNode = (name: string, parent?: PathNode): PathNode => ({
  name,
  parent,
  children: new Map(),
  acceptsText: false,
});

/** Follows the paths of all elements, or adds them. Returns false at a new path, and if an end tag is missing. */
function followPaths(html: string, body: PathNode, { addsNew = false } = {}): boolean {
  let element = body;
  let end = 0;
  /** Returns whether the element accepts the text before a position, once that is added. */
  const acceptText = (textEnd: number): boolean => {
    if (html.slice(end, textEnd).trim() === '') return true;
    element.acceptsText ||= addsNew;
    return element.acceptsText;
  };
  for (const { index, 0: token, 1: rawTextName, 2: slash, 3: name, 4: attributes } of html.matchAll(
    tagPattern,
  )) {
    if (!acceptText(index)) return false;
    end = index + token.length;
    const elementName = rawTextName ?? name;
    if (elementName === undefined) continue;
    if (slash) {
      if (element.name !== elementName || !element.parent) return false;
      element = element.parent;
      continue;
    }
    let child = element.children.get(elementName);
    if (!child) {
      if (!addsNew) return false;
      child = createPathNode(elementName, element);
      element.children.set(elementName, child);
    }
    const hasEndTag = !rawTextName && !attributes?.endsWith('/') && !voidElements.has(elementName);
    if (hasEndTag) element = child;
  }
  return acceptText(html.length) && element === body;
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
