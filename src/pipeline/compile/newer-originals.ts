/** Adds the newer text of the other language below blocks that are behind, so that visitors can read it in place. */
import type { Nodes, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import type { Language } from '#i18n/languages.ts';
import { findReferences } from '../parse/body-analysis/references.ts';

/** A text that is newer than its translation. Offsets are those of the files. */
export interface NewerOriginal {
  /** The block that is behind. */
  from: number;
  to: number;
  /** Language of the newer text, and its place in the other file. */
  language: Language;
  original: { from: number; to: number };
  /** True if facts differ. The newer text is then shown at once. */
  isOpen: boolean;
}

/** Name of the component that shows a newer text. Authors do not write it. */
const componentName = 'NewerOriginal';

/** Components whose text may be followed by a block, although it is written on one line with their tags. */
const blockTextComponents = new Set([
  'Callout',
  'Certificate',
  'Document',
  'Feature',
  'Invitation',
  'KeyFigure',
  'Point',
  'Question',
  'Reason',
  'Role',
  'Row',
  'Service',
  'Step',
]);

/** Adds newer texts to a syntax tree. Blocks that nothing may follow, such as words in a link, are left out. */
export function addNewerOriginals(
  tree: Root,
  originalTree: Root,
  newerOriginals: readonly NewerOriginal[],
): Root {
  const { getDefinition } = findReferences(originalTree);
  for (const { from, to, language, original, isOpen } of newerOriginals) {
    const block = findBlock(tree, from, to);
    const source = findBlock(originalTree, original.from, original.to);
    if (!block || !source) continue;
    const { node, parent } = block;
    const children = toStandalone(source.node.children as PhrasingContent[], getDefinition);
    const element = {
      name: componentName,
      attributes: [
        { type: 'mdxJsxAttribute' as const, name: 'language', value: language },
        ...(isOpen ? [{ type: 'mdxJsxAttribute' as const, name: 'isOpen', value: null }] : []),
      ],
      children: [{ type: 'paragraph' as const, children }],
    };
    if (node.type === 'paragraph')
      parent.children.splice(parent.children.indexOf(node as RootContent) + 1, 0, {
        type: 'mdxJsxFlowElement',
        ...element,
      });
    else if ('name' in node && blockTextComponents.has(node.name ?? ''))
      node.children.push({ type: 'mdxJsxTextElement', ...element } as never);
  }
  return tree;
}

/** Finds the node whose children are a block, and its parent. */
function findBlock(
  node: Nodes,
  from: number,
  to: number,
): { node: Nodes & Parent; parent: Parent } | undefined {
  if (!('children' in node)) return undefined;
  for (const child of node.children as Nodes[]) {
    const [start, end] = [child.position?.start.offset ?? 0, child.position?.end.offset ?? 0];
    if (start > from || end < to || !('children' in child)) continue;
    const isBlock =
      child.children[0]?.position?.start.offset === from &&
      child.children.at(-1)?.position?.end.offset === to;
    const inner = findBlock(child as Nodes, from, to);
    return inner ?? (isBlock ? { node: child as Nodes & Parent, parent: node as Parent } : undefined);
  }
  return undefined;
}

type GetDefinition = ReturnType<typeof findReferences>['getDefinition'];

/** Copies nodes for another document: links have their URLs, and there are no footnotes. */
function toStandalone(nodes: readonly PhrasingContent[], getDefinition: GetDefinition): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'footnoteReference') return [];
    const children =
      'children' in node ? toStandalone(node.children as PhrasingContent[], getDefinition) : [];
    if (node.type === 'linkReference')
      return [{ type: 'link', url: getDefinition(node.identifier)?.url ?? '', children }];
    if (node.type === 'imageReference')
      return [{ type: 'image', url: getDefinition(node.identifier)?.url ?? '', alt: node.alt ?? '' }];
    return [('children' in node ? { ...node, children } : { ...node }) as PhrasingContent];
  });
}
