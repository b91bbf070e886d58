import type { Nodes, Paragraph } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import {
  blockElements,
  type ComponentName,
  componentsOfWords,
  getComponentSpec,
} from '#content/author-components.ts';
import { error, type Finding, type Fix } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import type { Rule } from '../../rule.ts';
import { getOffsets } from '../../unparsed-markdown.ts';

/** Reports components that are blocks of the page, but are written in the middle of a sentence. */
export const blockInText: Rule = {
  docs: {
    'mdx/block-in-text': {
      description:
        'A component that needs a place of its own is inside a paragraph, a heading, a table cell or a link.',
      rationale:
        'Browsers tear the paragraph apart, so visitors see another page than was written, and it can fail while it loads.',
      incorrect: 'Please note.\n<Callout>Closed in July.</Callout>',
      correct: 'Please note.\n\n<Callout>Closed in July.</Callout>',
      fixable: true,
    },
  },
  checkDocument({ source: { file }, body, tree }) {
    const blocks = findBlocksInText(tree);
    if (blocks.length === 0) return [];
    const toPosition = createPositionLookup(body);
    return blocks.map((block): Finding => {
      const { from } = getOffsets(block.element);
      const name = block.element.name ?? '';
      const fix = buildFix(block, body);
      return error(file, toPosition(from), 'mdx/block-in-text', describe(block), {
        end: toPosition(from + '<'.length + name.length),
        ...(fix && { fix }),
      });
    });
  },
};

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Parent = Extract<Nodes, { children: unknown }>;

interface BlockInText {
  element: Element;
  parent: Parent;
  /** The paragraph, heading, cell or element that can contain only parts of a sentence. */
  text: Nodes;
}

/** HTML elements that end a paragraph before them, although documents may use them. */
const htmlBlocks = new Set([...blockElements, 'p', 'summary']);
/** Elements that may be both a block and part of a sentence, as what is around them. */
const transparentElements = new Set(['del', 'ins', 'Sample']);

/** Finds the outermost blocks in text. @param text the text around the node. */
function findBlocksInText(node: Nodes, text?: Nodes): BlockInText[] {
  if (!('children' in node)) return [];
  const textInside = getTextInside(node, text);
  return node.children.flatMap((child) =>
    textInside && isElement(child) && isBlock(child)
      ? { element: child, parent: node, text: textInside }
      : findBlocksInText(child, textInside),
  );
}

/** Returns the text that the children of a node belong to, or undefined if they may be blocks. */
function getTextInside(node: Nodes, text: Nodes | undefined): Nodes | undefined {
  if (node.type === 'paragraph') return isUnwrapped(node) ? text : node;
  if (node.type === 'heading' || node.type === 'tableCell') return node;
  if (!isElement(node)) return text;
  const name = node.name ?? '';
  if (name === '' || transparentElements.has(name)) return text;
  const isTextElement =
    componentsOfWords.includes(name as ComponentName) || name === 'p' || name === 'summary' || !isBlock(node);
  return isTextElement ? (text ?? node) : undefined;
}

const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function isBlock({ name }: Element): boolean {
  const spec = getComponentSpec(name ?? '');
  if (spec) return spec.place !== 'inline';
  return htmlBlocks.has(name ?? '') && !transparentElements.has(name ?? '');
}

/** Returns true for paragraphs of elements and expressions only, which MDX replaces by their content. */
const isUnwrapped = ({ children }: Paragraph): boolean =>
  children.every(
    (child) =>
      child.type === 'mdxJsxTextElement' ||
      child.type === 'mdxTextExpression' ||
      (child.type === 'text' && child.value.trim() === ''),
  );

function describe({ element: { name }, text }: BlockInText): string {
  const tag = `<${name}>`;
  if (text.type === 'paragraph')
    return `${tag} is in the middle of a paragraph, which browsers tear apart there. Write a blank line before it and after it.`;
  if (text.type === 'heading')
    return `${tag} is in a heading, which cannot contain it. Write it below the heading, after a blank line.`;
  if (text.type === 'tableCell')
    return `${tag} is too large for a table cell. Write it above or below the table, after a blank line.`;
  const outer = isElement(text) ? `<${text.name}>` : 'the text';
  return `${tag} is inside ${outer}, which can contain only words. Write it above or below ${outer}.`;
}

/** Text that stays a paragraph at the beginning of a line. */
const safeLineStart = /^[\p{L}“«"(<]/u;
/** Blanks up to the next word, with line ends and the markers of a quotation. */
const gapBefore = /(?:[ \t]|\n[ \t>]*)*$/;
const gapAfter = /^(?:[ \t]|\n[ \t>]*)*/;

/** Builds blank lines around a block. Returns undefined where they would change more than that. */
function buildFix({ element, parent, text }: BlockInText, body: string): Fix | undefined {
  if (parent !== text || (text.type !== 'paragraph' && text.type !== 'heading')) return undefined;
  const range = getOffsets(text);
  const { from, to } = getOffsets(element);
  const before = body.slice(range.from, from);
  const after = body.slice(to, range.to);
  const rest = after.replace(gapAfter, '');
  const isHeading = text.type === 'heading';
  if (isHeading && (rest !== '' || !before.startsWith('#') || before.replace(/#/g, '').trim() === ''))
    return undefined;
  if (rest !== '' && !safeLineStart.test(rest)) return undefined;
  const lineStart = body.lastIndexOf('\n', range.from - 1) + 1;
  // Lines below the first one of a list item are indented as far as its text.
  const prefix = body.slice(lineStart, range.from).replace(/[^>\s]/g, ' ');
  const blankLine = `\n${prefix.trimEnd()}\n${prefix}`;
  const gapStart = from - (gapBefore.exec(before)?.[0].length ?? 0);
  return {
    title: `Write blank lines around <${element.name}>.`,
    edits: [
      ...(gapStart > range.from ? [{ from: gapStart, to: from, text: blankLine }] : []),
      ...(rest ? [{ from: to, to: range.to - rest.length, text: blankLine }] : []),
    ],
  };
}
