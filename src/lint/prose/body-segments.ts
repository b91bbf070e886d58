/** Text segments of a document's body: paragraphs, headings, table cells, alt texts and visible props. */
import type { Nodes, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { blockElements, getComponentSpec } from '#content/author-components.ts';
import { isVisibleProp } from '#content/visible-fields.ts';
import { isLanguage, type Language, parseLanguageTag } from '#i18n/languages.ts';
import { mapOffsets } from './source-map.ts';
import { objectReplacement, type TextSegment, TextSegmentBuilder } from './text-segment.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** HTML elements whose text is a separate segment. */
const segmentElements = new Set([...blockElements, 'p', 'summary']);
/** Elements whose text is reproduced literally, so that it is not checked. */
const verbatimElements = new Set(['kbd', 'cite']);
/** URL and title of a link that Markdown did not parse as a link. The rules for links report it. */
const unparsedLinkTarget = /(?<=\]\()[^()\n]*(?=\))/g;
const hideUnparsedLinkTargets = (text: string): string =>
  text.replace(unparsedLinkTarget, (match) => objectReplacement.repeat(match.length));
const urlOrEmail = /^(?:\w+:\S+|www\.\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?)$/i;

/**
 * Extracts the text segments of a body.
 * @param tree of the body.
 * @param body MDX with blanked frontmatter.
 * @param bodyOffset offset of the body in the file.
 */
export function extractBodySegments(
  tree: Nodes,
  body: string,
  bodyOffset: number,
  language: Language,
): TextSegment[] {
  const segments: TextSegment[] = [];

  let isQuotation = false;

  const visitFlow = (node: Nodes, language: Language): void => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      addParagraph(node.children, language, node.type === 'tableCell' ? 'cell' : 'body');
    else if (node.type === 'mdxJsxFlowElement' && verbatimElements.has(node.name ?? '')) return;
    else if (node.type === 'mdxJsxFlowElement')
      visitElement(node, language, (children, elementLanguage) => {
        for (const child of children) visitFlow(child, elementLanguage);
      });
    else if ('children' in node) {
      const isQuotationOutside = isQuotation;
      isQuotation ||= node.type === 'blockquote';
      for (const child of node.children) visitFlow(child, language);
      isQuotation = isQuotationOutside;
    }
  };

  const addParagraph = (children: readonly Nodes[], language: Language, kind: 'body' | 'cell'): void => {
    const builder = new TextSegmentBuilder();
    for (const child of children) visitPhrasing(child as PhrasingContent, builder, language, kind);
    segments.push(...builder.build({ language, kind, nonBreakingSpace: '&nbsp;', isQuotation }));
  };

  const visitPhrasing = (
    node: PhrasingContent,
    builder: TextSegmentBuilder,
    language: Language,
    kind: 'body' | 'cell',
  ): void => {
    const from = node.position?.start.offset ?? 0;
    const to = node.position?.end.offset ?? from;
    const hide = (character?: string) => builder.addHidden(from + bodyOffset, to + bodyOffset, character);
    switch (node.type) {
      case 'text':
        builder.add(
          hideUnparsedLinkTargets(node.value),
          mapOffsets(body.slice(from, to), node.value, from + bodyOffset, 'markdown'),
        );
        break;
      case 'break':
        hide('\n');
        break;
      case 'image':
      case 'imageReference':
        if (node.alt) addValue(node.alt, from + 2, findAltEnd(from, to), language, 'markdown');
        hide();
        break;
      case 'link':
        if (node.children.every((child) => child.type === 'text' && urlOrEmail.test(child.value))) hide();
        else for (const child of node.children) visitPhrasing(child, builder, language, kind);
        break;
      case 'mdxTextExpression':
        if (!/^\s*\/\*/.test(node.value)) hide();
        break;
      case 'mdxJsxTextElement':
        if (node.name === 'br') hide('\n');
        else if (verbatimElements.has(node.name ?? '')) hide();
        else if (isSeparateSegment(node, language)) {
          hide('\n');
          visitElement(node, language, (children, elementLanguage) =>
            addParagraph(children, elementLanguage, kind),
          );
        } else {
          addVisibleProps(node, language);
          for (const child of node.children) visitPhrasing(child, builder, language, kind);
        }
        break;
      default:
        if ('children' in node)
          for (const child of node.children) visitPhrasing(child, builder, language, kind);
        else hide();
    }
  };

  /** Visits the props and children of an element with its language. Skips elements in a language that the site lacks. */
  const visitElement = (
    element: Element,
    language: Language,
    visitChildren: (children: readonly Nodes[], language: Language) => void,
  ): void => {
    const elementLanguage = getLanguage(element) ?? language;
    if (elementLanguage === 'other') return;
    addVisibleProps(element, elementLanguage);
    visitChildren(element.children, elementLanguage);
  };

  const addVisibleProps = (element: Element, language: Language): void => {
    for (const attribute of element.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (!isVisibleProp(attribute.name)) continue;
      const { start, end } = (attribute as { position?: Nodes['position'] }).position ?? {};
      if (start?.offset === undefined || end?.offset === undefined) continue;
      const opening = /^[^=]*=\s*["']/.exec(body.slice(start.offset, end.offset));
      if (opening)
        addValue(attribute.value, start.offset + opening[0].length, end.offset - 1, language, 'attribute');
    }
  };

  const findAltEnd = (from: number, to: number): number => {
    const end = body.lastIndexOf('](', to);
    return end > from ? end : body.lastIndexOf(']', to - 2);
  };

  const addValue = (
    text: string,
    from: number,
    to: number,
    language: Language,
    notation: 'markdown' | 'attribute',
  ): void => {
    const mappings = mapOffsets(body.slice(from, to), text, from + bodyOffset, notation);
    segments.push({ text, language, kind: 'value', nonBreakingSpace: '&nbsp;', mappings });
  };

  visitFlow(tree, language);
  return segments;
}

/** Returns whether an element within a paragraph is not part of the sentence, or is in another language. */
function isSeparateSegment(element: Element, language: Language): boolean {
  const name = element.name ?? '';
  const spec = getComponentSpec(name);
  return (
    segmentElements.has(name) ||
    (spec && spec.place !== 'inline') ||
    (getLanguage(element) ?? language) !== language
  );
}

/** Returns the language of an element with `lang`; `other` for a language that the site lacks. */
function getLanguage(element: Element): Language | 'other' | undefined {
  const tag = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'lang',
  )?.value;
  if (typeof tag !== 'string') return undefined;
  const language = parseLanguageTag(tag);
  return isLanguage(language) ? language : 'other';
}
