/**
 * The canonical text of a block: its words, links and code, without the choices of notation that readers do not see:
 * wrapping, white space, quotation marks, `*` or `_`, the place of link definitions, the order of props.
 */
import type { Definition, Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { sha256 } from '#pipeline/file-cache.ts';
import { isAllowedExpression, parseLiteral } from '#pipeline/parse/body-analysis/jsx-elements.ts';

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Something in a block that is the same in every language, apart from the language's prefix of a URL. */
export interface Reference {
  type: 'link' | 'image' | 'code';
  value: string;
}

export interface CanonicalText {
  text: string;
  /** The words alone: without URLs, code and tags. */
  prose: string;
  references: Reference[];
}

type GetDefinition = (identifier: string) => Pick<Definition, 'url'> | undefined;

/** Normalizes prose: composed characters, one kind of space, one kind of quotation mark, no invisible characters. */
export const normalizeProse = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00AD\u200B\u2060\uFEFF]/g, '')
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‘’‚‛‹›]/g, "'")
    .replaceAll('\u2011', '-')
    .replace(/\s+/g, ' ');

/** Returns the hash of a block: the first 12 hexadecimal digits of the SHA-256 of its kind, name and canonical text. */
export const hashBlock = (kind: string, name: string, text: string): string => {
  const content = kind === 'code' ? text : text.replaceAll('"', "'");
  return sha256([kind, name, content].join('\0')).slice(0, 12);
};

/** Returns the canonical text of inline nodes. @param getDefinition finds the URL of `[text][name]`. */
export function toCanonicalText(nodes: readonly Nodes[], getDefinition: GetDefinition): CanonicalText {
  const writer = new CanonicalTextWriter(getDefinition);
  for (const node of nodes) writer.addNode(node);
  return writer.finish();
}

/** Returns the canonical text of a value that has no markup, such as a frontmatter field. */
export function toCanonicalValue(value: string): CanonicalText {
  const text = normalizeProse(value).trim();
  return { text, prose: text, references: [] };
}

class CanonicalTextWriter {
  private text = '';
  private prose = '';
  private readonly references: Reference[] = [];
  private readonly getDefinition: GetDefinition;

  constructor(getDefinition: GetDefinition) {
    this.getDefinition = getDefinition;
  }

  finish(): CanonicalText {
    return { text: this.text.trim(), prose: this.prose.trim(), references: this.references };
  }

  addNode(node: Nodes): void {
    switch (node.type) {
      case 'text':
        this.addProse(node.value);
        break;
      case 'break':
        this.addProse(' ');
        break;
      case 'inlineCode':
        this.addCode(`\`${node.value}\``, node.value);
        break;
      case 'link':
        this.addLink(node.children, node.url);
        break;
      case 'linkReference':
        this.addLink(node.children, this.getDefinition(node.identifier)?.url ?? '');
        break;
      case 'image':
        this.addImage(node.alt ?? '', node.url);
        break;
      case 'imageReference':
        this.addImage(node.alt ?? '', this.getDefinition(node.identifier)?.url ?? '');
        break;
      case 'footnoteReference':
        this.addMarkup('[^]');
        break;
      case 'mdxJsxTextElement':
      case 'mdxJsxFlowElement':
        this.addElement(node);
        break;
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        this.addExpression(node.value);
        break;
      case 'emphasis':
        this.addWrapped('*', node.children);
        break;
      case 'strong':
        this.addWrapped('**', node.children);
        break;
      case 'delete':
        this.addWrapped('~~', node.children);
        break;
      default:
        if ('children' in node) for (const child of node.children) this.addNode(child);
    }
  }

  addProse(value: string): void {
    const prose = normalizeProse(value);
    // A comment or a line break between two spaces leaves only one of them.
    this.text += this.text.endsWith(' ') || this.text === '' ? prose.trimStart() : prose;
    this.prose += this.prose.endsWith(' ') || this.prose === '' ? prose.trimStart() : prose;
  }

  private addMarkup(markup: string): void {
    this.text += markup;
  }

  private addCode(markup: string, value: string): void {
    this.text += markup;
    // Keeps the words before and after the code apart.
    this.prose += '\uFFFC';
    this.references.push({ type: 'code', value });
  }

  private addWrapped(marker: string, children: readonly Nodes[]): void {
    this.addMarkup(marker);
    for (const child of children) this.addNode(child);
    this.addMarkup(marker);
  }

  private addLink(children: readonly Nodes[], url: string): void {
    this.references.push({ type: 'link', value: url });
    const [child, second] = children;
    const isBareUrl =
      child?.type === 'text' && !second && (child.value === url || `mailto:${child.value}` === url);
    if (isBareUrl) {
      this.text += child.value;
      this.prose += '\uFFFC';
      return;
    }
    this.addMarkup('[');
    for (const node of children) this.addNode(node);
    this.addMarkup(`](${url})`);
  }

  private addImage(alt: string, url: string): void {
    this.references.push({ type: 'image', value: url });
    this.addMarkup('![');
    this.addProse(alt);
    this.addMarkup(`](${url})`);
  }

  private addElement(node: JsxNode): void {
    const name = node.name ?? '';
    // A sample says the same as its words, and may be confirmed in both languages.
    if (name === 'Sample') {
      for (const child of node.children) this.addNode(child);
      return;
    }
    const attributes = getAttributes(node).map(([key, value]) => {
      if (isLinkProp(key) && value !== undefined) this.references.push({ type: 'link', value });
      return value === undefined ? ` ${key}` : ` ${key}="${normalizeProse(value).trim()}"`;
    });
    this.addMarkup(`<${name}${attributes.join('')}>`);
    for (const child of node.children) this.addNode(child);
    if (node.children.length > 0) this.addMarkup(`</${name}>`);
  }

  private addExpression(source: string): void {
    const literal = parseLiteral(source);
    if (typeof literal === 'string') this.addProse(literal);
    else if (!isAllowedExpression(source)) this.addCode(`{${source.trim()}}`, source.trim());
  }
}

const isLinkProp = (name: string): boolean => name === 'to' || name === 'href' || name === 'src';

/** Returns the attributes of an element, sorted by name. A value is undefined for an attribute without one. */
export function getAttributes(node: JsxNode): [name: string, value: string | undefined][] {
  const attributes = node.attributes.map((attribute): [string, string | undefined] => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return ['…', attribute.value];
    const { name, value } = attribute;
    if (value === null || value === undefined) return [name, undefined];
    if (typeof value === 'string') return [name, value];
    const literal = parseLiteral(value.value);
    return [
      name,
      literal === undefined ? `{${value.value}}` : literal === true ? undefined : String(literal),
    ];
  });
  return attributes.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
}
