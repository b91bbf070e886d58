/** What the checks and the index need to know of a body, gathered in one walk of its syntax tree. */
import GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { componentSpecs } from '#content/author-components.ts';
import type { Heading } from '#content/manifest.ts';
import { createIdGenerator } from '#pipeline/compile/split-heading-ids.ts';
import type { Position } from '#pipeline/finding.ts';
import { parseBody } from '../parse-body.ts';
import { createPositionLookup, type Range } from '../positions.ts';
import { visit } from '../visit.ts';
import { unknownNames } from './free-variables.ts';
import { toHeadingText } from './heading-text.ts';
import { elementOf, isHarmless, type JsxAttribute, type JsxElement } from './jsx-elements.ts';
import { createOutline, type OutlineHeading } from './outline.ts';
import { referencesOf } from './references.ts';

/** Its place is that of the address. */
export interface Link extends Range {
  url: string;
  /** What a reader clicks on, a picture's alt text included; undefined where a component shows it. */
  text?: string;
  /** Whether the address stands in the text by itself. */
  isBareUrl?: boolean;
}

/** Its place is that of the address. */
export interface Image extends Range {
  url: string;
  alt: string;
  /** Where the alt text stands; the brackets around it where there is none. */
  altRange?: Range;
}

export interface BodyAnalysis {
  /** Headings that can be linked to, in the order of the page. */
  headings: (Heading & { place: Position; end: Position })[];
  outline: OutlineHeading[];
  /** Everything a link may point at: ids of headings and of components. */
  anchors: Map<string, Position[]>;
  links: Link[];
  images: Image[];
  elements: JsxElement[];
  /** Code in braces; `names` are those that nothing in it defines. */
  expressions: (Range & { source: string; names: string[] })[];
  /** Imports and exports. */
  importsAndExports: (Range & { source: string })[];
  /** Paragraphs that are one stretch of bold text, with more text after them. */
  boldParagraphs: (Range & { text: string })[];
  wordCount: number;
}

/** Of a body of which nothing can be known. */
export const createEmptyAnalysis = (): BodyAnalysis => ({
  headings: [],
  outline: [],
  anchors: new Map(),
  links: [],
  images: [],
  elements: [],
  expressions: [],
  importsAndExports: [],
  boldParagraphs: [],
  wordCount: 0,
});

const words = componentSpecs as Record<string, { heading?: 2 | 3 }>;

/**
 * Reads a body.
 * @param body MDX with blanked frontmatter, so that places are the file's.
 * @throws VFileMessage where the body is not MDX.
 */
export function analyzeBody(body: string, tree: Nodes = parseBody(body)): BodyAnalysis {
  const place = createPositionLookup(body);
  const stretch = (from: number, to: number): Range => ({ start: place(from), end: place(to), from, to });
  const slugger = new GithubSlugger();
  const references = referencesOf(tree);
  const outline = createOutline();
  /** Headings of components without an id: theirs are made when those of all others are known. */
  const nameless: BodyAnalysis['headings'] = [];
  /** The elements that the walk is inside of. */
  const open: { name: string; to: number }[] = [];
  const facts: BodyAnalysis = { ...createEmptyAnalysis(), outline: outline.headings };
  const anchor = (id: string, at: Position) => facts.anchors.set(id, [...(facts.anchors.get(id) ?? []), at]);

  visit(tree, (node, at, parent) => {
    const from = node.position?.start.offset ?? parent?.position?.start.offset ?? 0;
    const to = node.position?.end.offset ?? from;
    const all = stretch(from, to);
    /** Where a value stands within the node: after its first bracket, since text and address may be the same. */
    const within = (value: string, after = ''): Range => {
      const found = body.indexOf(value, Math.max(body.indexOf(after, from), from));
      return value === '' || found === -1 || found >= to ? all : stretch(found, found + value.length);
    };
    /** What stands between the first brackets of a picture. */
    const wordsIn = (from: number, to: number) => {
      const end = from + (/^!\[(?:\\.|[^\]\\])*\]/.exec(body.slice(from, to))?.[0].length ?? 0);
      if (end === from) return {};
      return { words: end - from > 3 ? stretch(from + 2, end - 1) : stretch(from, end) };
    };
    switch (node.type) {
      case 'heading': {
        const text = wordsOf(node);
        const id = slugger.slug(toHeadingText(node, references.noteNumber));
        facts.headings.push({ depth: node.depth, id, text, place: all.start, end: all.end });
        outline.heading({ depth: node.depth, ...all });
        anchor(id, all.start);
        break;
      }
      case 'link': {
        const bare = body[from] !== '[';
        // An address that was meant for a link, whose brackets are wrong, does not stand by itself.
        const isMeantAsLink = bare && /\][ \t]*\($/.test(body.slice(Math.max(from - 8, 0), from));
        facts.links.push({
          url: node.url,
          ...(!isMeantAsLink && { text: shownText(node), isBareUrl: bare }),
          ...within(node.url, bare ? '' : ']('),
        });
        break;
      }
      case 'linkReference':
        // Its address is a link of its own, where it is defined.
        if (shownText(node) === '') facts.links.push({ url: '#', text: '', ...all });
        break;
      case 'definition':
        if (!references.isPicture(node)) facts.links.push({ url: node.url, ...within(node.url, ']:') });
        break;
      case 'imageReference': {
        const url = references.definitionOf(node.identifier)?.url ?? '';
        facts.images.push({ url, alt: node.alt ?? '', ...all, ...wordsIn(from, to) });
        outline.content(from);
        break;
      }
      case 'image':
        facts.images.push({
          url: node.url,
          alt: node.alt ?? '',
          ...within(node.url, ']('),
          ...wordsIn(from, to),
        });
        outline.content(from);
        break;
      case 'paragraph': {
        const [only, second] = node.children;
        if (only?.type !== 'strong' || second || !parent || at === undefined) break;
        const followed = parent.children.slice(at + 1).some((next) => next.type !== 'mdxFlowExpression');
        if (followed && (parent.type === 'root' || parent.type === 'mdxJsxFlowElement'))
          facts.boldParagraphs.push({ text: wordsOf(node), ...all });
        break;
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        while ((open.at(-1)?.to ?? to) < to) open.pop();
        const element = elementOf(
          node,
          open.map(({ name }) => name),
          stretch,
        );
        open.push({ name: element.name, to });
        if (element.name !== '' && body.endsWith(`</${element.name}>`, to))
          element.closingName = { from: to - element.name.length - 1, to: to - 1 };
        facts.elements.push(element);
        const { name, attributes } = element;
        if (name === 'SplitHeading') {
          const prop = (key: string) => attributes.find((each) => each.name === key)?.value;
          const heading = {
            depth: prop('level') === '3' ? 3 : 2,
            id: String(prop('id') ?? ''),
            text: wordsOf(node),
            place: element.start,
            end: element.end,
          };
          facts.headings.push(heading);
          outline.heading({ depth: heading.depth, component: name, ...all });
          if (heading.id === '') nameless.push(heading);
        } else {
          const depth = Object.hasOwn(words, name) ? words[name]?.heading : undefined;
          if (depth) outline.heading({ depth, component: name, ...element });
          if (depth || node.children.length === 0) outline.content(to);
        }
        for (const attribute of attributes) {
          const { name, value, start: place } = attribute;
          if (typeof value !== 'string') continue;
          if (name === 'id') anchor(value, place);
          if (name === 'to' || name === 'href')
            facts.links.push({ url: value, ...inAttribute(body, attribute, value, stretch) });
          if (name === 'src' && isComponent(element)) {
            const words = attributes.find((each) => each.name === 'alt');
            const alt = typeof words?.value === 'string' ? words.value : '';
            const where = inAttribute(body, attribute, value, stretch);
            facts.images.push({
              url: value,
              alt,
              ...where,
              ...(words && { altRange: inAttribute(body, words, alt, stretch) }),
            });
          }
        }
        break;
      }
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (isHarmless(node.value)) break;
        facts.expressions.push({ source: node.value, names: unknownNames(node.data?.estree), ...all });
        break;
      case 'mdxjsEsm':
        facts.importsAndExports.push({ source: node.value, ...all });
        break;
      case 'code':
        outline.content(from);
        break;
      case 'text':
      case 'inlineCode':
        facts.wordCount += node.value.split(/\s+/).filter(Boolean).length;
        if (node.value.trim() !== '') outline.content(from);
        break;
    }
  });
  const idFor = createIdGenerator(new Set(facts.anchors.keys()));
  for (const heading of nameless) {
    heading.id = idFor(heading.text);
    anchor(heading.id, heading.place);
  }
  return facts;
}

const isComponent = ({ name }: JsxElement): boolean => /^[A-Z]/.test(name);

/** The words of a node, on one line. */
const wordsOf = (node: Nodes): string => toHeadingText(node).replace(/\s+/g, ' ').trim();

/** What a link shows; what a component shows in it cannot be told, and counts as text. */
function shownText(node: Nodes): string {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) return node.name ?? '';
  if (node.type === 'mdxTextExpression') return node.value;
  if ('children' in node) return node.children.map(shownText).join('').trim();
  return toHeadingText(node);
}

/** Where the value of an attribute stands: after its sign =. */
function inAttribute(
  body: string,
  attribute: JsxAttribute,
  value: string,
  stretch: (from: number, to: number) => Range,
): Range {
  const found = body.indexOf(value, attribute.from + attribute.name.length + 1);
  if (value === '' || found === -1 || found >= attribute.to) return attribute;
  return stretch(found, found + value.length);
}
