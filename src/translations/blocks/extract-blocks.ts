/** Extracts the blocks of a document: the units that are compared between the languages. */
import type { Nodes, Paragraph } from 'mdast';
import { isPair, isScalar, visit as visitYaml } from 'yaml';
import { getComponentSpec } from '#content/author-components.ts';
import { isVisibleField, isVisibleProp } from '#content/visible-fields.ts';
import type { Position } from '#pipeline/finding.ts';
import { findReferences } from '#pipeline/parse/body-analysis/references.ts';
import type { ParsedFrontmatter } from '#pipeline/parse/frontmatter.ts';
import { createPositionLookup, type Range } from '#pipeline/parse/positions.ts';
import type { ParsedDocument } from '#pipeline/validate/validate-document.ts';
import {
  type CanonicalText,
  getAttributes,
  hashBlock,
  type JsxNode,
  type Reference,
  toCanonicalText,
  toCanonicalValue,
} from './canonical-text.ts';

/**
 * `field`: a text of the frontmatter. `prop`: a text, figure or link of a component. `component`: a component that has
 * neither texts nor children. `string`: a UI string. Text between the tags of a component is a block of its own kind.
 */
export const blockKinds = [
  'heading',
  'paragraph',
  'list-item',
  'table-row',
  'quote',
  'code',
  'field',
  'prop',
  'component',
  'string',
] as const;
export type BlockKind = (typeof blockKinds)[number];

/** A unit of text with its place in the file. */
export interface Block extends Range {
  kind: BlockKind;
  /** The field (`project.client`), the component and prop (`Row.title`), or the language of code. */
  name: string;
  /** Canonical text: see canonical-text.ts. */
  text: string;
  /** The words of the text alone. */
  prose: string;
  /** Links, images and code, in order. */
  references: readonly Reference[];
  /** Changes with the content of the block, and with nothing else. */
  hash: string;
  /** Names of the components around the block, the outermost first. */
  components: readonly string[];
  /** Offset of the innermost component around the block. Its props and its texts belong together. */
  componentStart: number | undefined;
  /** Ids of the sections and headings that the block is under, the outermost first. A heading's own id is last. */
  anchors: readonly string[];
  /** Starts of the samples that the block is in, or that are in it. */
  samples: readonly Position[];
}

/** Props that visitors see or follow, besides those that are prose. */
const factProps = new Set(['value', 'previous', 'unit', 'to', 'href', 'src']);

/**
 * Extracts the blocks of a document in the order of the file.
 * @param text of the file.
 */
export function extractBlocks(text: string, { frontmatter, body }: ParsedDocument): Block[] {
  const toPosition = createPositionLookup(text);
  const toRange = (from: number, to: number): Range => ({
    start: toPosition(from),
    end: toPosition(to),
    from,
    to,
  });
  const fields = extractFields(frontmatter, toRange);
  if (!body.tree) return fields;
  const headingIds = new Map(
    body.analysis?.headings.map(({ id, start }) => [`${start.line}:${start.column}`, id]),
  );
  return [...fields, ...extractBodyBlocks(body.tree, toRange, headingIds)];
}

type ToRange = (from: number, to: number) => Range;

function extractFields({ yaml }: ParsedFrontmatter, toRange: ToRange): Block[] {
  if (!yaml) return [];
  const blocks: Block[] = [];
  visitYaml(yaml.document, {
    Scalar(key, scalar, path) {
      if (key === 'key' || scalar.value === null || !scalar.range) return;
      const keys = path.flatMap((node) => (isPair(node) && isScalar(node.key) ? String(node.key.value) : []));
      if (!isVisibleField(keys.at(-1) ?? '')) return;
      const canonical = toCanonicalValue(String(scalar.value));
      if (canonical.text === '') return;
      const [from, to] = scalar.range;
      const range = toRange(yaml.start + from, yaml.start + to);
      blocks.push(createBlock('field', keys.join('.'), canonical, range, topLevel));
    },
  });
  return blocks;
}

const createBlock = (
  kind: BlockKind,
  name: string,
  canonical: CanonicalText,
  range: Range,
  place: Pick<Block, 'components' | 'componentStart' | 'anchors' | 'samples'>,
): Block => ({ kind, name, ...canonical, hash: hashBlock(kind, name, canonical.text), ...place, ...range });

/** The place of a frontmatter field. */
const topLevel = { components: [], componentStart: undefined, anchors: [], samples: [] };

/** The place of a node in the document. */
interface Context {
  /** Kind of the paragraphs. */
  kind: 'paragraph' | 'list-item' | 'quote';
  components: readonly string[];
  componentStart: number | undefined;
  /** Ids of the components around it. */
  ids: readonly string[];
  /** Starts of the samples around it. */
  samples: readonly Position[];
}

function extractBodyBlocks(tree: Nodes, toRange: ToRange, headingIds: ReadonlyMap<string, string>): Block[] {
  const blocks: Block[] = [];
  const { getDefinition } = findReferences(tree);
  /** Headings whose section is open, the outermost first. */
  let headings: { depth: number; id: string }[] = [];

  const add = (
    kind: BlockKind,
    name: string,
    canonical: CanonicalText,
    range: Range,
    { components, componentStart, ids, samples }: Context,
    nodes: readonly Nodes[] = [],
  ): void => {
    if (canonical.text === '') return;
    const anchors = [...ids, ...headings.map(({ id }) => id)];
    const place = { components, componentStart, anchors, samples: [...samples, ...findSamples(nodes)] };
    blocks.push(createBlock(kind, name, canonical, range, place));
  };

  const addHeading = (depth: number, children: readonly Nodes[], node: Nodes, context: Context): void => {
    const range = getRange(node);
    const id = headingIds.get(`${range.start.line}:${range.start.column}`) ?? '';
    headings = [...headings.filter((heading) => heading.depth < depth), { depth, id }];
    const canonical = toCanonicalText(children, getDefinition);
    add(
      'heading',
      '',
      { ...canonical, text: `${'#'.repeat(depth)} ${canonical.text}` },
      range,
      context,
      children,
    );
  };

  const visitFlow = (node: Nodes, context: Context): void => {
    switch (node.type) {
      case 'heading':
        addHeading(node.depth, node.children, node, context);
        break;
      case 'paragraph':
        visitParagraph(node, context);
        break;
      case 'code': {
        const text = [node.lang ?? '', node.meta ?? ''].join(' ').trim();
        const canonical = {
          text: `${text}\n${node.value}`,
          prose: '',
          references: [{ type: 'code' as const, value: node.value }],
        };
        add('code', node.lang ?? '', canonical, getRange(node), context);
        break;
      }
      case 'tableRow': {
        const cells = node.children.map(({ children }) => toCanonicalText(children, getDefinition));
        const canonical = {
          text: cells.map(({ text }) => text).join(' | '),
          prose: cells.map(({ prose }) => prose).join(' | '),
          references: cells.flatMap(({ references }) => references),
        };
        add('table-row', '', canonical, getRange(node), context, node.children);
        break;
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        visitElement(node, context);
        break;
      case 'blockquote':
        visitChildren(node.children, { ...context, kind: 'quote' });
        break;
      case 'listItem':
        visitChildren(node.children, { ...context, kind: 'list-item' });
        break;
      default:
        if ('children' in node) visitChildren(node.children, context);
    }
  };

  const visitChildren = (children: readonly Nodes[], context: Context): void => {
    for (const child of children) visitFlow(child, context);
  };

  /** Visits a paragraph. One that contains nothing but elements is no paragraph on the page: MDX removes it. */
  const visitParagraph = ({ children }: Paragraph, context: Context): void => {
    if (children.some(isElement) && children.every((child) => isElement(child) || isBlank(child)))
      visitChildren(children.filter(isElement), context);
    else addPhrasing(children, context);
  };

  const addPhrasing = (children: readonly Nodes[], context: Context): void => {
    const first = children[0];
    const last = children.at(-1);
    if (!first || !last) return;
    const range = toRange(getRange(first).from, getRange(last).to);
    add(context.kind, '', toCanonicalText(children, getDefinition), range, context, children);
  };

  const visitElement = (node: JsxNode, context: Context): void => {
    const name = node.name ?? '';
    const attributes = new Map(getAttributes(node));
    const isSection = getComponentSpec(name)?.place === 'section';
    const id = attributes.get('id');
    const inner: Context = {
      ...context,
      components: [...context.components, name],
      componentStart: getRange(node).from,
      ids: id === undefined ? context.ids : [...context.ids, id],
      samples: isSample(node) ? [...context.samples, getRange(node).start] : context.samples,
    };
    if (isSection) headings = [];
    if (name === 'SplitHeading') {
      addHeading(attributes.get('level') === '3' ? 3 : 2, node.children, node, context);
      return;
    }
    const before = blocks.length;
    addProps(node, inner);
    const isPhrasing =
      node.type === 'mdxJsxTextElement' &&
      !node.children.every((child) => isElement(child) || isBlank(child));
    if (isPhrasing) addPhrasing(node.children, inner);
    else visitChildren(node.children, inner);
    if (blocks.length === before)
      add('component', name, toCanonicalText([node], getDefinition), getRange(node), inner);
    if (isSection) headings = [];
  };

  const addProps = (node: JsxNode, context: Context): void => {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      const { name } = attribute;
      const value = new Map(getAttributes(node)).get(name);
      if (value === undefined || !(isVisibleProp(name) || factProps.has(name))) continue;
      const canonical = toCanonicalValue(value);
      const type = name === 'src' ? 'image' : 'link';
      const isUrl = name === 'to' || name === 'href' || name === 'src';
      const range = getRange(attribute as unknown as Nodes);
      add(
        'prop',
        `${node.name}.${name}`,
        isUrl ? { ...canonical, prose: '', references: [{ type, value: canonical.text }] } : canonical,
        range,
        context,
      );
    }
  };

  const findSamples = (nodes: readonly Nodes[]): Position[] =>
    nodes.flatMap((node) => [
      ...(isElement(node) && isSample(node) ? [getRange(node).start] : []),
      ...('children' in node ? findSamples(node.children) : []),
    ]);

  const getRange = (node: Nodes): Range =>
    toRange(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);

  visitFlow(tree, { kind: 'paragraph', components: [], componentStart: undefined, ids: [], samples: [] });
  return blocks;
}

const isElement = (node: Nodes): node is JsxNode =>
  node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';

const isSample = (node: JsxNode): boolean =>
  node.name === 'Sample' || getAttributes(node).some(([name]) => name === 'sample');

/** Returns true for white space and for comments. */
const isBlank = (node: Nodes): boolean =>
  (node.type === 'text' && node.value.trim() === '') ||
  (node.type === 'mdxTextExpression' && /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(node.value));
