/** Leaves samples out of a document, as if they had never been written. */
import type { Nodes, Paragraph } from 'mdast';
import {
  type ComponentName,
  componentsComparingFigures,
  componentsCompleteWhenEmpty,
  getComponentSpec,
} from '#content/author-components.ts';
import { collections } from '#content/collections.ts';
import type { DocumentSource } from './read/content-folder.ts';
import { validateDocument } from './validate/validate-document.ts';

/** Separates the hash of a file from what has been left out of its text. */
export const hiddenHashSuffix = '-hidden';

/**
 * Returns a document without its samples. Those that a sentence or a page needs stay, so that a release can name them.
 * Invalid documents are returned unchanged.
 * @param hiddenContacts purposes of email addresses that the release leaves out.
 */
export function hideSamples(
  source: DocumentSource,
  hiddenContacts: ReadonlySet<string> = new Set(),
): DocumentSource {
  if (
    !/<Sample\b|\bsample=|^samples:/m.test(source.text) &&
    (hiddenContacts.size === 0 || !/<Email\b/.test(source.text))
  )
    return source;
  const { document, parsed } = validateDocument(source);
  const tree = parsed?.body.tree;
  if (!document || !parsed || !tree) return source;
  const { yaml } = parsed.frontmatter;
  if (!yaml) return source;
  const edits = new Edits(document.body);
  markHiddenContacts(tree, hiddenContacts);
  hideIn(tree, edits);
  const fields = removeFields(source, yaml.document, parsed.frontmatter.data) ?? yaml.source.trim();
  const closing = yaml.start + yaml.source.trimEnd().length;
  const bodyStart = source.text.indexOf('---', closing);
  // The lines of the removed fields stay, empty, so that the positions of the body are those of the file.
  const removedLines = yaml.source.trim().split('\n').length - fields.split('\n').length;
  const text = `---\n${fields}${'\n'.repeat(Math.max(removedLines, 0) + 1)}---${edits.apply().slice(bodyStart + 3)}`;
  return { ...source, text, hash: source.hash + hiddenHashSuffix + [...hiddenContacts].join() };
}

/** Marks the email addresses that the release leaves out, so that they count as samples. */
function markHiddenContacts(node: Nodes, hiddenContacts: ReadonlySet<string>): void {
  if (isElement(node) && node.name === 'Email') {
    const purpose = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'for',
    )?.value;
    if (typeof purpose === 'string' && hiddenContacts.has(purpose))
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'sample', value: purpose });
  }
  if ('children' in node) for (const child of node.children) markHiddenContacts(child, hiddenContacts);
}

/** Removes the fields that are samples and that the document is valid without. Returns undefined if there are none. */
function removeFields(
  { kind }: DocumentSource,
  original: { clone: () => unknown },
  data: unknown,
): string | undefined {
  const samples = (data as { samples?: Record<string, unknown> }).samples;
  if (!samples) return undefined;
  const document = original.clone() as import('yaml').Document;
  for (const path of Object.keys(samples)) {
    const next = document.clone() as typeof document;
    if (!next.deleteIn(path.split('.'))) continue;
    next.deleteIn(['samples', path]);
    if (collections[kind].schema.safeParse(next.toJS()).success) {
      document.deleteIn(path.split('.'));
      document.deleteIn(['samples', path]);
    }
  }
  if (Object.keys((document.toJS() as { samples: object }).samples).length === 0) document.delete('samples');
  return document.toString({ lineWidth: 0 }).trim();
}

/** Changes of a text that keep the number of its lines where they can. */
class Edits {
  private readonly edits: { from: number; to: number; text: string }[] = [];
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  /** Removes a block. Its lines stay, empty. */
  blank(node: Nodes): void {
    const { from, to } = getOffsets(node);
    this.edits.push({ from, to, text: this.text.slice(from, to).replace(/[^\n]/g, ' ') });
  }

  /** Removes words, and the space before them. */
  removeWords(node: Nodes): void {
    const { from, to } = getOffsets(node);
    const hasSpace = /[ \t]/.test(this.text[from - 1] ?? '');
    this.edits.push({ from: hasSpace ? from - 1 : from, to, text: '' });
  }

  /** Removes whole lines, because an empty one would end the list or table. */
  removeLines(node: Nodes): void {
    const { from, to } = getOffsets(node);
    const lineEnd = this.text.indexOf('\n', to);
    this.edits.push({
      from: this.text.lastIndexOf('\n', from - 1) + 1,
      to: lineEnd === -1 ? this.text.length : lineEnd + 1,
      text: '',
    });
  }

  apply(): string {
    let text = this.text;
    for (const { from, to, text: replacement } of this.edits.sort((a, b) => b.from - a.from))
      text = text.slice(0, from) + replacement + text.slice(to);
    return text;
  }
}

const getOffsets = ({ position }: Nodes) => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});

/** Hides the samples below a node that has other content. */
function hideIn(node: Nodes, edits: Edits): void {
  if (!('children' in node)) return;
  const hidden = findHiddenChildren(node.children as Nodes[]);
  for (const [index, child] of (node.children as Nodes[]).entries()) {
    if (!hidden.has(index)) hideIn(child, edits);
    else if ((node.type === 'paragraph' && !isListOfElements(node)) || isBlockOnOneLine(node)) {
      if (isWholeSentence(node.children as Nodes[], index)) edits.removeWords(child);
    } else if (child.type === 'listItem' || child.type === 'tableRow') edits.removeLines(child);
    else if (child.type !== 'tableCell' && node.type !== 'heading' && !isTextParent(node)) edits.blank(child);
  }
}

/** True for components on lines below each other, which Markdown reads as one paragraph. */
const isListOfElements = ({ children }: Paragraph): boolean =>
  children.every((child) => isElement(child) || isBlank(child));

/** True for a component with a text of its own that is written on one line, which Markdown reads as part of a text. */
const isBlockOnOneLine = (node: Nodes): boolean =>
  node.type === 'mdxJsxTextElement' && getComponentSpec(node.name ?? '')?.place === 'block';

/** True for nodes that contain words, from which none can be removed without breaking a sentence. */
const isTextParent = ({ type }: Nodes): boolean =>
  ['tableCell', 'emphasis', 'strong', 'delete', 'link', 'mdxJsxTextElement'].includes(type);

/** Finds the children that consist of samples only, and headings that nothing else follows. */
function findHiddenChildren(children: readonly Nodes[]): Set<number> {
  const hidden = new Set(children.flatMap((child, index) => (consistsOfSamples(child) ? [index] : [])));
  for (let index = children.length - 1; index >= 0; index--) {
    const heading = children[index];
    if (heading?.type !== 'heading') continue;
    const end = children.findIndex(
      (node, next) =>
        next > index && ((node.type === 'heading' && node.depth <= heading.depth) || isSection(node)),
    );
    const section = children.slice(index + 1, end === -1 ? undefined : end);
    const isGone = (node: Nodes, offset: number) => hidden.has(index + 1 + offset) || isBlank(node);
    if (section.every(isGone) && section.some((_, offset) => hidden.has(index + 1 + offset)))
      hidden.add(index);
  }
  return hidden;
}

const isElement = (node: Nodes) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
const isSection = (node: Nodes): boolean =>
  isElement(node) && getComponentSpec(node.name ?? '')?.place === 'section';

const hasSampleProp = (node: Nodes): boolean =>
  isElement(node) &&
  node.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'sample');

const isSample = (node: Nodes): boolean => hasSampleProp(node) || (isElement(node) && node.name === 'Sample');

/** True for a sample, and for a node whose whole content are samples, so that it would be empty without them. */
function consistsOfSamples(node: Nodes): boolean {
  if (isSample(node)) return true;
  if (!('children' in node) || node.type === 'heading') return false;
  if (isElement(node) && componentsCompleteWhenEmpty.includes(node.name as ComponentName)) return false;
  const children = node.children as Nodes[];
  if (isElement(node) && componentsComparingFigures.includes(node.name as ComponentName)) {
    // Components on lines below each other are in one paragraph.
    const figures = children
      .flatMap((child) => (child.type === 'paragraph' ? child.children : child))
      .filter(isElement);
    const shown = figures.filter((figure) => !isSample(figure));
    return shown.length < figures.length && shown.length < 2;
  }
  // A row whose value is a sample says nothing without it.
  if (node.type === 'tableRow')
    return children.slice(1).some(consistsOfSamples) || children.slice(0, 1).some(consistsOfSamples);
  const body = node.type === 'table' ? children.slice(1) : children;
  const hidden = findHiddenChildren(body);
  return hidden.size > 0 && body.every((child, index) => hidden.has(index) || isBlank(child));
}

const isBlank = (node: Nodes): boolean =>
  (node.type === 'text' && node.value.trim() === '') ||
  ((node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && /^\s*\/\*/.test(node.value));

/** True for a sample that begins and ends where sentences do. */
function isWholeSentence(children: readonly Nodes[], index: number): boolean {
  const [before, sample, after] = [children[index - 1], children[index], children[index + 1]];
  const isAtStart = !before || (before.type === 'text' && /(?:^|[.!?…]["”»]?)\s+$/.test(before.value));
  const isAtEnd = !after || (after.type === 'text' && /^\s/.test(after.value));
  return isAtStart && isAtEnd && /[.!?…]["”»]?$/.test(toText(sample).trim());
}

const toText = (node: Nodes | undefined): string =>
  node === undefined
    ? ''
    : 'value' in node
      ? node.value
      : 'children' in node
        ? (node.children as Nodes[]).map(toText).join('')
        : '';
