/** Definitions of a body (`[name]: /url`), its footnotes, and the references to both. */
import type { Definition, Nodes } from 'mdast';
import { visit } from '../visit.ts';

export interface References {
  /** Returns the first definition of a name, which is the one that counts. */
  getDefinition: (identifier: string) => Definition | undefined;
  /** True if images use a definition and no links do. */
  isOnlyForImages: (definition: Definition) => boolean;
  /** Returns the number that the page shows for a footnote. */
  getFootnoteNumber: (identifier: string) => string;
}

/** Collects definitions, footnotes and references in one walk of a tree. */
export function findReferences(tree: Nodes): References {
  const definitions = new Map<string, Definition>();
  const linkNames = new Set<string>();
  const imageNames = new Set<string>();
  const footnoteNames: string[] = [];
  visit(tree, (node) => {
    if (!('identifier' in node)) return;
    const name = normalizeName(node.identifier);
    if (node.type === 'definition' && !definitions.has(name)) definitions.set(name, node);
    if (node.type === 'linkReference') linkNames.add(name);
    if (node.type === 'imageReference') imageNames.add(name);
    if (node.type === 'footnoteReference' && !footnoteNames.includes(name)) footnoteNames.push(name);
  });
  return {
    getDefinition: (identifier) => definitions.get(normalizeName(identifier)),
    isOnlyForImages: (definition) => {
      const name = normalizeName(definition.identifier);
      return definitions.get(name) === definition && imageNames.has(name) && !linkNames.has(name);
    },
    getFootnoteNumber: (identifier) => String(footnoteNames.indexOf(normalizeName(identifier)) + 1),
  };
}

/** Normalizes a name, because Markdown ignores the case of names. */
const normalizeName = (identifier: string): string => identifier.toUpperCase();
