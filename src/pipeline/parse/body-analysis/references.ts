/** What the definitions of a body (`[name]: /address`) and its footnotes are referred to by. */
import type { Definition, Nodes } from 'mdast';
import { visit } from '../visit.ts';

export interface References {
  /** The first definition of a name counts. */
  definitionOf: (identifier: string) => Definition | undefined;
  /** Whether a definition is the address of pictures alone, and no link. */
  isPicture: (definition: Definition) => boolean;
  /** A footnote's number on the page. */
  noteNumber: (identifier: string) => string;
}

export function referencesOf(tree: Nodes): References {
  const definitions = new Map<string, Definition>();
  const links = new Set<string>();
  const pictures = new Set<string>();
  const notes: string[] = [];
  visit(tree, (node) => {
    if (!('identifier' in node)) return;
    const name = keyOf(node.identifier);
    if (node.type === 'definition' && !definitions.has(name)) definitions.set(name, node);
    if (node.type === 'linkReference') links.add(name);
    if (node.type === 'imageReference') pictures.add(name);
    if (node.type === 'footnoteReference' && !notes.includes(name)) notes.push(name);
  });
  return {
    definitionOf: (identifier) => definitions.get(keyOf(identifier)),
    isPicture: (definition) => {
      const name = keyOf(definition.identifier);
      return definitions.get(name) === definition && pictures.has(name) && !links.has(name);
    },
    noteNumber: (identifier) => String(notes.indexOf(keyOf(identifier)) + 1),
  };
}

const keyOf = (identifier: string): string => identifier.toUpperCase();
