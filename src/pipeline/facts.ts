/** What the checks and the index need to know of a body, gathered in one walk of its syntax tree. */
import GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Heading } from '#content/manifest.ts';
import { vocabulary } from '#content/vocabulary.ts';
import { type Element, elementOf, isHarmless } from './elements.ts';
import type { Place } from './finding.ts';
import { headingText } from './heading-text.ts';
import { lineMap } from './lines.ts';
import { referencesOf } from './references.ts';
import { freeIds } from './split-headings.ts';

export interface Link {
  url: string;
  place: Place;
}

export interface Image extends Link {
  alt: string;
}

/** A heading of the page, whether Markdown or a component renders it. */
export interface OutlineHeading {
  depth: number;
  place: Place;
  /** The component that renders it. */
  component?: string;
}

export interface Facts {
  /** Headings that can be linked to, in the order of the page. */
  headings: (Heading & { place: Place })[];
  outline: OutlineHeading[];
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

const words = vocabulary as Record<string, { heading?: 2 | 3 }>;

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

/**
 * Parses a body.
 * @param body MDX with blanked frontmatter, so that places are the file's.
 * @throws VFileMessage where the body is not MDX.
 */
export const parseBody = (body: string): Nodes => parser.parse(body) as Nodes;

/**
 * Reads a body.
 * @param body MDX with blanked frontmatter, so that places are the file's.
 * @throws VFileMessage where the body is not MDX.
 */
export function factsOf(body: string, tree: Nodes = parseBody(body)): Facts {
  const place = lineMap(body);
  const slugger = new GithubSlugger();
  const references = referencesOf(tree);
  /** Headings of components without an id: theirs are made when those of all others are known. */
  const nameless: Facts['headings'] = [];
  const facts: Facts = {
    headings: [],
    outline: [],
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
        const text = headingText(node).replace(/\s+/g, ' ').trim();
        const id = slugger.slug(headingText(node, references.noteNumber));
        facts.headings.push({ depth: node.depth, id, text, place: at });
        facts.outline.push({ depth: node.depth, place: at });
        anchor(id, at);
        break;
      }
      case 'link':
        facts.links.push({ url: node.url, place: within(node.url, '](') });
        break;
      case 'definition':
        if (!references.isPicture(node)) facts.links.push({ url: node.url, place: within(node.url, ']:') });
        break;
      case 'imageReference': {
        const url = references.definitionOf(node.identifier)?.url ?? '';
        facts.images.push({ url, alt: node.alt ?? '', place: at });
        break;
      }
      case 'image':
        facts.images.push({ url: node.url, alt: node.alt ?? '', place: within(node.url, '](') });
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const element = elementOf(node, at, within, place);
        facts.elements.push(element);
        const { name, attributes } = element;
        if (name === 'SplitHeading') {
          const prop = (key: string) => attributes.find((each) => each.name === key)?.value;
          const heading = {
            depth: prop('level') === '3' ? 3 : 2,
            id: String(prop('id') ?? ''),
            text: headingText(node).replace(/\s+/g, ' ').trim(),
            place: at,
          };
          facts.headings.push(heading);
          facts.outline.push({ depth: heading.depth, place: at, component: name });
          if (heading.id === '') nameless.push(heading);
        } else {
          const depth = Object.hasOwn(words, name) ? words[name]?.heading : undefined;
          if (depth) facts.outline.push({ depth, place: at, component: name });
        }
        for (const { name, value, place } of attributes) {
          if (typeof value !== 'string') continue;
          if (name === 'id') anchor(value, place);
          if (name === 'to' || name === 'href') facts.links.push({ url: value, place });
          if (name === 'src' && isComponent(element)) {
            const alt = attributes.find((each) => each.name === 'alt')?.value;
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
  const idFor = freeIds(new Set(facts.anchors.keys()));
  for (const heading of nameless) {
    heading.id = idFor(heading.text);
    anchor(heading.id, heading.place);
  }
  return facts;
}

const isComponent = ({ name }: Element): boolean => /^[A-Z]/.test(name);
