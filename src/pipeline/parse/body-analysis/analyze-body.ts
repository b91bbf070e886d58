/**
 * Analyzes a body: collects the headings, links and other data that the index and the rules need, in one walk of its
 * tree.
 */
import GithubSlugger from 'github-slugger';
import type { Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { getComponentSpec } from '#content/author-components.ts';
import type { Heading } from '#content/manifest.ts';
import type { Position } from '../../finding.ts';
import { parseBody } from '../parse-body.ts';
import { createPositionLookup, type Range } from '../positions.ts';
import { visit } from '../visit.ts';
import { findFreeVariables } from './free-variables.ts';
import { createIdGenerator, findExplicitId, toHeadingText } from './heading-ids.ts';
import { isAllowedExpression, type JsxAttribute, type JsxElement, toJsxElement } from './jsx-elements.ts';
import { createOutline, type Outline, type OutlineHeading } from './outline.ts';
import { findReferences, type References } from './references.ts';

/** A heading with an id. */
export interface AnchoredHeading extends Heading {
  start: Position;
  end: Position;
}

/** A link. Its range is that of the URL. */
export interface Link extends Range {
  url: string;
  /** Text of the link, with the alt texts of its images. Undefined if a component renders it. */
  text?: string;
  /** True if the URL is written in the text without link syntax. */
  isBareUrl?: boolean;
}

/** An image. Its range is that of the URL. */
export interface Image extends Range {
  url: string;
  alt: string;
  /** Range of the alt text, or of the empty brackets. */
  altRange?: Range;
}

export interface BodyAnalysis {
  /** Headings of Markdown and `SplitHeading`, in the order of the page. */
  headings: AnchoredHeading[];
  /** All headings, those of other components included. */
  outline: OutlineHeading[];
  /** Positions by id, of headings and components. An id with several positions is an error. */
  anchors: Map<string, Position[]>;
  links: Link[];
  images: Image[];
  elements: JsxElement[];
  /** Code in braces that is more than a comment or a string. */
  expressions: (Range & { source: string; freeVariables: string[] })[];
  importsAndExports: (Range & { source: string })[];
  /** Paragraphs that are bold as a whole and have content after them. */
  boldParagraphs: (Range & { text: string })[];
  wordCount: number;
}

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

/**
 * Analyzes a body.
 * @param body MDX. Spaces replace the frontmatter, so that positions are the file's.
 * @throws VFileMessage if the body is not valid MDX.
 */
export function analyzeBody(body: string, tree: Nodes = parseBody(body)): BodyAnalysis {
  const toPosition = createPositionLookup(body);
  const outline = createOutline();
  const walk: Walk = {
    body,
    outline,
    analysis: { ...createEmptyAnalysis(), outline: outline.headings },
    references: findReferences(tree),
    slugger: new GithubSlugger(),
    toRange: (from, to) => ({ start: toPosition(from), end: toPosition(to), from, to }),
    openElements: [],
    headingsWithoutId: [],
  };
  visit(tree, (node, index, parent) => {
    const handle = handlers[node.type] as Handler<Nodes> | undefined;
    if (!handle) return;
    const from = node.position?.start.offset ?? parent?.position?.start.offset ?? 0;
    handle(node, walk, { from, to: node.position?.end.offset ?? from, index, parent });
  });
  addMissingIds(walk);
  return walk.analysis;
}

/** The state of one walk. */
interface Walk {
  readonly body: string;
  readonly analysis: BodyAnalysis;
  readonly outline: Outline;
  readonly references: References;
  readonly slugger: GithubSlugger;
  readonly toRange: (from: number, to: number) => Range;
  /** Elements around the current node, the outermost first. `to` is the offset of their end. */
  readonly openElements: { name: string; to: number }[];
  /** `SplitHeading`s whose id is generated after the walk, when all other ids are known. */
  readonly headingsWithoutId: AnchoredHeading[];
}

/** Offsets of a node in the body, and its place in the tree. */
interface NodePlace {
  from: number;
  to: number;
  index?: number | undefined;
  parent?: Parents | undefined;
}

type Handler<Node> = (node: Node, walk: Walk, place: NodePlace) => void;
type Handlers = { readonly [Type in Nodes['type']]?: Handler<Extract<Nodes, { type: Type }>> };

const handlers: Handlers = {
  heading(node, { analysis, outline, references, slugger, toRange }, { from, to }) {
    const range = toRange(from, to);
    const id = findExplicitId(node) ?? slugger.slug(toHeadingText(node, references.getFootnoteNumber));
    const { start, end } = range;
    analysis.headings.push({ depth: node.depth, id, text: toPlainText(node), start, end });
    outline.addHeading({ depth: node.depth, ...range });
    addAnchor(analysis, id, start);
  },

  link(node, walk, place) {
    const { body, analysis } = walk;
    const { from } = place;
    const isBareUrl = body[from] !== '[';
    // `[text] (https://…)` is a link with a mistake in it, and not a bare URL.
    const isBrokenLink = isBareUrl && /\][ \t]*\($/.test(body.slice(Math.max(from - 8, 0), from));
    analysis.links.push({
      url: node.url,
      ...(!isBrokenLink && { text: toLinkText(node), isBareUrl }),
      ...findInNode(walk, place, node.url, isBareUrl ? '' : ']('),
    });
  },

  linkReference(node, { analysis, toRange }, { from, to }) {
    // The URL is reported with its definition.
    if (toLinkText(node) === '') analysis.links.push({ url: '#', text: '', ...toRange(from, to) });
  },

  definition(node, walk, place) {
    if (walk.references.isOnlyForImages(node)) return;
    walk.analysis.links.push({ url: node.url, ...findInNode(walk, place, node.url, ']:') });
  },

  image(node, walk, place) {
    const { url } = node;
    const range = findInNode(walk, place, url, '](');
    walk.analysis.images.push({ url, alt: node.alt ?? '', ...range, ...findAltRange(walk, place) });
    walk.outline.addContent(place.from);
  },

  imageReference(node, walk, place) {
    const url = walk.references.getDefinition(node.identifier)?.url ?? '';
    const range = walk.toRange(place.from, place.to);
    walk.analysis.images.push({ url, alt: node.alt ?? '', ...range, ...findAltRange(walk, place) });
    walk.outline.addContent(place.from);
  },

  paragraph(node, { analysis, toRange }, { from, to, index, parent }) {
    const [child, second] = node.children;
    if (child?.type !== 'strong' || second || index === undefined) return;
    if (parent?.type !== 'root' && parent?.type !== 'mdxJsxFlowElement') return;
    const hasContentAfter = parent.children.slice(index + 1).some(({ type }) => type !== 'mdxFlowExpression');
    if (hasContentAfter) analysis.boldParagraphs.push({ text: toPlainText(node), ...toRange(from, to) });
  },

  mdxJsxFlowElement: analyzeElement,
  mdxJsxTextElement: analyzeElement,
  mdxFlowExpression: analyzeExpression,
  mdxTextExpression: analyzeExpression,

  mdxjsEsm({ value }, { analysis, toRange }, { from, to }) {
    analysis.importsAndExports.push({ source: value, ...toRange(from, to) });
  },

  code(_node, { outline }, { from }) {
    outline.addContent(from);
  },

  text: analyzeText,
  inlineCode: analyzeText,
};

function analyzeText({ value }: { value: string }, { analysis, outline }: Walk, { from }: NodePlace): void {
  analysis.wordCount += value.split(/\s+/).filter(Boolean).length;
  if (value.trim() !== '') outline.addContent(from);
}

type ExpressionNode = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

function analyzeExpression(node: ExpressionNode, { analysis, toRange }: Walk, { from, to }: NodePlace): void {
  if (isAllowedExpression(node.value)) return;
  const freeVariables = node.data?.estree ? findFreeVariables(node.data.estree) : [];
  analysis.expressions.push({ source: node.value, freeVariables, ...toRange(from, to) });
}

function analyzeElement(node: MdxJsxFlowElement | MdxJsxTextElement, walk: Walk, place: NodePlace): void {
  const { body, analysis, openElements, toRange } = walk;
  const { to } = place;
  while ((openElements.at(-1)?.to ?? to) < to) openElements.pop();
  const ancestors = openElements.map(({ name }) => name);
  const element = toJsxElement(node, ancestors, toRange);
  openElements.push({ name: element.name, to });
  if (element.name !== '' && body.endsWith(`</${element.name}>`, to))
    element.closingName = { from: to - element.name.length - 1, to: to - 1 };
  analysis.elements.push(element);
  if (element.name === 'SplitHeading') addSplitHeading(node, element, walk, place);
  else addComponentToOutline(node, element, walk, place);
  for (const attribute of element.attributes) analyzeAttribute(attribute, element, walk);
}

function addSplitHeading(
  node: Nodes,
  { name, attributes, start, end }: JsxElement,
  { analysis, outline, headingsWithoutId, toRange }: Walk,
  { from, to }: NodePlace,
): void {
  const getValue = (key: string) => attributes.find((attribute) => attribute.name === key)?.value;
  const depth = getValue('level') === '3' ? 3 : 2;
  const heading = { depth, id: String(getValue('id') ?? ''), text: toPlainText(node), start, end };
  analysis.headings.push(heading);
  outline.addHeading({ depth, component: name, ...toRange(from, to) });
  if (heading.id === '') headingsWithoutId.push(heading);
}

function addComponentToOutline(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  { name, start, end, from, to }: JsxElement,
  { outline }: Walk,
  place: NodePlace,
): void {
  const depth = getComponentSpec(name)?.heading;
  if (depth) outline.addHeading({ depth, component: name, start, end, from, to });
  if (depth || node.children.length === 0) outline.addContent(place.to);
}

function analyzeAttribute(attribute: JsxAttribute, element: JsxElement, walk: Walk): void {
  const { analysis } = walk;
  const { name, value } = attribute;
  if (typeof value !== 'string') return;
  if (name === 'id') addAnchor(analysis, value, attribute.start);
  if (name === 'to' || name === 'href')
    analysis.links.push({ url: value, ...findInAttribute(walk, attribute, value) });
  if (name === 'src' && /^[A-Z]/.test(element.name)) {
    const altAttribute = element.attributes.find((other) => other.name === 'alt');
    const alt = typeof altAttribute?.value === 'string' ? altAttribute.value : '';
    analysis.images.push({
      url: value,
      alt,
      ...findInAttribute(walk, attribute, value),
      ...(altAttribute && { altRange: findInAttribute(walk, altAttribute, alt) }),
    });
  }
}

function addMissingIds({ analysis, headingsWithoutId }: Walk): void {
  const createId = createIdGenerator(new Set(analysis.anchors.keys()));
  for (const heading of headingsWithoutId) {
    heading.id = createId(heading.text);
    addAnchor(analysis, heading.id, heading.start);
  }
}

function addAnchor({ anchors }: BodyAnalysis, id: string, position: Position): void {
  anchors.set(id, [...(anchors.get(id) ?? []), position]);
}

/**
 * Finds a value in the source of a node, or else returns the range of the node.
 * @param after syntax before the value. The search starts there, because a link's text may be the same as its URL.
 */
function findInNode({ body, toRange }: Walk, { from, to }: NodePlace, value: string, after: string): Range {
  const start = body.indexOf(value, Math.max(body.indexOf(after, from), from));
  return value === '' || start === -1 || start >= to
    ? toRange(from, to)
    : toRange(start, start + value.length);
}

/** Finds the text between the brackets of `![alt](url)`, or the empty brackets. */
function findAltRange({ body, toRange }: Walk, { from, to }: NodePlace): { altRange?: Range } {
  const end = from + (/^!\[(?:\\.|[^\]\\])*\]/.exec(body.slice(from, to))?.[0].length ?? 0);
  if (end === from) return {};
  const isEmpty = end - from <= '![]'.length;
  return { altRange: isEmpty ? toRange(from, end) : toRange(from + '!['.length, end - 1) };
}

/** Finds the value in the source of an attribute, or else returns the range of the attribute. */
function findInAttribute({ body, toRange }: Walk, attribute: JsxAttribute, value: string): Range {
  const valueStart = body.indexOf(value, attribute.from + attribute.name.length + 1);
  if (value === '' || valueStart === -1 || valueStart >= attribute.to) {
    const { start, end, from, to } = attribute;
    return { start, end, from, to };
  }
  return toRange(valueStart, valueStart + value.length);
}

/** Returns the text of a node on one line. */
const toPlainText = (node: Nodes): string => toHeadingText(node).replace(/\s+/g, ' ').trim();

/** Returns the text of a link. Components and expressions in it count as text, because their output is not known. */
function toLinkText(node: Nodes): string {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) return node.name ?? '';
  if (node.type === 'mdxTextExpression') return node.value;
  if ('children' in node) return node.children.map(toLinkText).join('').trim();
  return toHeadingText(node);
}
