/**
 * unist-util-visit without what it spends on stack traces: it names a function for each node, which takes more time
 * than the visit, a seventh of that of a document's check and compilation.
 */
import type { visit as visitOfUnist } from 'unist-util-visit';

/** What a visitor returns to end the walk. */
export const EXIT = false;

interface Node {
  type: string;
  children?: Node[];
}

type Visitor = (node: Node, index?: number, parent?: Node) => unknown;

/**
 * Calls a visitor for each node of a tree, or each of a type, parents before their children. It may replace nodes and
 * end the walk; of the original it lacks tests other than types, and the ways to skip and to turn round.
 */
export const visit = ((tree: Node, ...rest: [Visitor] | [string, Visitor]): void => {
  if (rest.length === 1) walk(tree, rest[0]);
  else walk(tree, (...args) => (args[0].type === rest[0] ? rest[1](...args) : undefined));
}) as typeof visitOfUnist;

function walk(node: Node, visitor: Visitor, index?: number, parent?: Node): typeof EXIT | undefined {
  if (visitor(node, index, parent) === EXIT) return EXIT;
  const { children = [] } = node;
  for (let at = 0; at < children.length; at += 1)
    if (walk(children[at] as Node, visitor, at, node) === EXIT) return EXIT;
  return undefined;
}
