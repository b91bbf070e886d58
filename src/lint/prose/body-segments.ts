/** Passages of a body: paragraphs, headings, cells, alt texts and the props that show. */
import type { Nodes, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { isShownProp } from '#content/visible-fields.ts';
import { blockElements, vocabulary } from '#content/author-components.ts';
import { isLanguage, type Language, languageOfTag } from '#i18n/languages.ts';
import { align } from './source-map.ts';
import { hidden, type Passage, PassageBuilder } from './text-segment.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const words = vocabulary as Record<string, { place: string }>;
/** Elements of HTML that begin a passage of their own. */
const blocks = new Set([...blockElements, 'p', 'summary']);
/** What stands in them is typed or quoted as it is. */
const verbatim = new Set(['kbd', 'cite']);
/** Where a link leads, and its title, when Markdown did not make a link of it: what mends the link comes first. */
const target = /(?<=\]\()[^()\n]*(?=\))/g;
const withoutTargets = (text: string): string => text.replace(target, (all) => hidden.repeat(all.length));
const address = /^(?:\w+:\S+|www\.\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?)$/i;

/**
 * @param body MDX with blanked frontmatter, and its tree.
 * @param shift how much further on a place of the body stands in the file.
 */
export function bodyPassages(tree: Nodes, body: string, shift: number, language: Language): Passage[] {
  const passages: Passage[] = [];

  const flow = (node: Nodes, language: Language): void => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      phrase(node.children, language, node.type === 'tableCell' ? 'cell' : 'body');
    else if (node.type === 'mdxJsxFlowElement' && verbatim.has(node.name ?? '')) return;
    else if (node.type === 'mdxJsxFlowElement') inside(node, language, (child, own) => flow(child, own));
    else if ('children' in node) for (const child of node.children) flow(child, language);
  };

  const phrase = (children: readonly Nodes[], language: Language, kind: 'body' | 'cell'): void => {
    const builder = new PassageBuilder();
    for (const child of children) inline(child as PhrasingContent, builder, language, kind);
    passages.push(...builder.passage({ language, kind, fixedSpace: '&nbsp;' }));
  };

  const inline = (
    node: PhrasingContent,
    builder: PassageBuilder,
    language: Language,
    kind: 'body' | 'cell',
  ): void => {
    const from = node.position?.start.offset ?? 0;
    const to = node.position?.end.offset ?? from;
    const hide = (sign?: string) => builder.hide(from + shift, to + shift, sign);
    switch (node.type) {
      case 'text':
        builder.add(
          withoutTargets(node.value),
          align(body.slice(from, to), node.value, from + shift, 'markdown'),
        );
        break;
      case 'break':
        hide('\n');
        break;
      case 'image':
      case 'imageReference':
        if (node.alt) value(node.alt, from + 2, closingBracket(from, to), language, 'markdown');
        hide();
        break;
      case 'link':
        if (node.children.every((child) => child.type === 'text' && address.test(child.value))) hide();
        else for (const child of node.children) inline(child, builder, language, kind);
        break;
      case 'mdxTextExpression':
        if (!/^\s*\/\*/.test(node.value)) hide();
        break;
      case 'mdxJsxTextElement':
        if (node.name === 'br') hide('\n');
        else if (verbatim.has(node.name ?? '')) hide();
        else if (standsAlone(node, language)) {
          hide('\n');
          inside(node, language, (child, own, siblings) => {
            if (child === siblings[0]) phrase(siblings, own, kind);
          });
        } else {
          props(node, language);
          for (const child of node.children) inline(child, builder, language, kind);
        }
        break;
      default:
        if ('children' in node) for (const child of node.children) inline(child, builder, language, kind);
        else hide();
    }
  };

  /** What an element holds, in the language that it says it is in; a language that the site does not speak is left alone. */
  const inside = (
    element: Element,
    language: Language,
    each: (child: Nodes, language: Language, siblings: readonly Nodes[]) => void,
  ): void => {
    const own = languageIn(element) ?? language;
    if (own === 'other') return;
    props(element, own);
    for (const child of element.children) each(child, own, element.children);
  };

  const props = (element: Element, language: Language): void => {
    for (const attribute of element.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (!isShownProp(attribute.name)) continue;
      const { start, end } = (attribute as { position?: Nodes['position'] }).position ?? {};
      if (start?.offset === undefined || end?.offset === undefined) continue;
      const opening = /^[^=]*=\s*["']/.exec(body.slice(start.offset, end.offset));
      if (opening)
        value(attribute.value, start.offset + opening[0].length, end.offset - 1, language, 'attribute');
    }
  };

  const closingBracket = (from: number, to: number): number => {
    const at = body.lastIndexOf('](', to);
    return at > from ? at : body.lastIndexOf(']', to - 2);
  };

  const value = (
    text: string,
    from: number,
    to: number,
    language: Language,
    notation: 'markdown' | 'attribute',
  ): void => {
    const stretches = align(body.slice(from, to), text, from + shift, notation);
    passages.push({ text, language, kind: 'value', fixedSpace: '&nbsp;', stretches });
  };

  flow(tree, language);
  return passages;
}

/** Whether an element within a paragraph is no part of a sentence, or one in another language. */
function standsAlone(element: Element, language: Language): boolean {
  const name = element.name ?? '';
  const word = Object.hasOwn(words, name) ? words[name] : undefined;
  return (
    blocks.has(name) || (word && word.place !== 'inline') || (languageIn(element) ?? language) !== language
  );
}

function languageIn(element: Element): Language | 'other' | undefined {
  const tag = element.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'lang',
  )?.value;
  if (typeof tag !== 'string') return undefined;
  const language = languageOfTag(tag);
  return isLanguage(language) ? language : 'other';
}
