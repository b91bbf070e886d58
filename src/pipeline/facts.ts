/** What the checks and the index need to know of a body, gathered in one walk of its syntax tree. */
import GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Heading } from '#content/manifest.ts';
import type { Place } from './finding.ts';
import { lineMap } from './lines.ts';

export interface Link {
  url: string;
  place: Place;
}

export interface Image extends Link {
  alt: string;
}

export interface Attribute {
  name: string;
  /** A string, true for a bare name, a literal's value, or undefined for code. */
  value: unknown;
  code: boolean;
  place: Place;
}

export interface Element {
  name: string;
  attributes: Attribute[];
  place: Place;
}

export interface Facts {
  headings: (Heading & { place: Place })[];
  /** Everything a link may point at: ids of headings and of components. */
  anchors: Map<string, Place[]>;
  links: Link[];
  images: Image[];
  elements: Element[];
  /** Code in braces, and imports or exports. */
  expressions: { source: string; place: Place }[];
  modules: { source: string; place: Place }[];
  words: number;
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

/**
 * Reads a body.
 * @param body MDX with blanked frontmatter, so that places are the file's.
 * @throws VFileMessage where the body is not MDX.
 */
export function factsOf(body: string): Facts {
  const tree = parser.parse(body) as Nodes;
  const place = lineMap(body);
  const slugger = new GithubSlugger();
  const facts: Facts = {
    headings: [],
    anchors: new Map(),
    links: [],
    images: [],
    elements: [],
    expressions: [],
    modules: [],
    words: 0,
  };
  const anchor = (id: string, at: Place) => facts.anchors.set(id, [...(facts.anchors.get(id) ?? []), at]);

  visit(tree, (node) => {
    const start = node.position?.start ?? { line: 1, column: 1, offset: 0 };
    const at: Place = { line: start.line, column: start.column };
    /** Where a value stands within the node: after its first bracket, since text and address may be the same. */
    const within = (value: string, from = '') => {
      const end = node.position?.end.offset ?? body.length;
      const after = Math.max(body.indexOf(from, start.offset), start.offset ?? 0);
      const found = body.indexOf(value, after);
      return found === -1 || found > end ? at : place(found);
    };
    switch (node.type) {
      case 'heading': {
        const text = textOf(node, { includeImageAlt: false });
        const id = slugger.slug(text);
        facts.headings.push({ depth: node.depth, id, text, place: at });
        anchor(id, at);
        break;
      }
      case 'link':
        facts.links.push({ url: node.url, place: within(node.url, '](') });
        break;
      case 'definition':
        facts.links.push({ url: node.url, place: within(node.url, ']:') });
        break;
      case 'image':
        facts.images.push({ url: node.url, alt: node.alt ?? '', place: within(node.url, '](') });
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const element = elementOf(node, at, within, place);
        facts.elements.push(element);
        for (const { name, value, place } of element.attributes) {
          if (typeof value !== 'string') continue;
          if (name === 'id') anchor(value, place);
          if (name === 'to' || name === 'href') facts.links.push({ url: value, place });
          if (name === 'src' && isComponent(element)) {
            const alt = element.attributes.find((each) => each.name === 'alt')?.value;
            facts.images.push({ url: value, alt: typeof alt === 'string' ? alt : '', place });
          }
        }
        break;
      }
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!isHarmless(node.value)) facts.expressions.push({ source: node.value, place: at });
        break;
      case 'mdxjsEsm':
        facts.modules.push({ source: node.value, place: at });
        break;
      case 'text':
      case 'inlineCode':
        facts.words += node.value.split(/\s+/).filter(Boolean).length;
        break;
    }
  });
  return facts;
}

const isComponent = ({ name }: Element): boolean => /^[A-Z]/.test(name);

/** A comment, nothing, or a quoted text: what writers legitimately put in braces. */
const isHarmless = (source: string): boolean =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '' || literal(source) !== undefined;

function literal(source: string): unknown {
  const trimmed = source.trim();
  const quoted = /^'([^'\\]*)'$|^`([^`\\$]*)`$/.exec(trimmed);
  if (quoted) return quoted[1] ?? quoted[2];
  try {
    return JSON.parse(trimmed);
  } catch {
    return undefined;
  }
}

function elementOf(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  at: Place,
  within: (value: string) => Place,
  place: (offset: number) => Place,
): Element {
  const attributes = node.attributes.map((attribute): Attribute => {
    const offset = (attribute as { position?: { start: { offset?: number } } }).position?.start.offset;
    if (attribute.type === 'mdxJsxExpressionAttribute')
      return { name: '…', value: undefined, code: true, place: within(attribute.value) };
    const { name, value } = attribute as MdxJsxAttribute;
    const where = offset === undefined ? within(name) : place(offset);
    if (value === null || value === undefined) return { name, value: true, code: false, place: where };
    if (typeof value === 'string') return { name, value, code: false, place: where };
    const known = literal(value.value);
    return { name, value: known, code: known === undefined, place: where };
  });
  return { name: node.name ?? '', attributes, place: at };
}
