/** Names that an expression uses and nothing defines: what would throw when a visitor opens the page. */

/** What MDX hands to a document, and what every JavaScript engine has. */
const given = new Set([
  ...['props', 'undefined', 'NaN', 'Infinity', 'globalThis', 'Array', 'BigInt', 'Boolean', 'Date', 'Error'],
  ...['Intl', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'RegExp', 'Set', 'String', 'Symbol'],
  ...['isNaN', 'isFinite', 'parseFloat', 'parseInt', 'encodeURIComponent', 'decodeURIComponent', 'arguments'],
]);

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/**
 * The free names of an expression, each once, in its order. A name that is bound anywhere in it counts as bound.
 * @param program the tree (ESTree) that remark-mdx attaches; undefined for a remark.
 */
export function unknownNames(program: unknown): string[] {
  const used = new Set<string>();
  const bound = new Set<string>();
  const bind = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') bound.add(String(pattern.name));
    else if (pattern.type === 'AssignmentPattern') bind(pattern.left);
    else if (pattern.type === 'RestElement') bind(pattern.argument);
    else if (pattern.type === 'ArrayPattern') (pattern.elements as unknown[]).forEach(bind);
    else if (pattern.type === 'ObjectPattern')
      for (const each of pattern.properties as Node[])
        bind(each.type === 'Property' ? each.value : each.argument);
  };
  const walk = (node: Node, key = '', parent?: Node): void => {
    const named = key === 'property' || key === 'key';
    if (node.type === 'Identifier' && !(named && !parent?.computed)) used.add(String(node.name));
    if (Array.isArray(node.params)) node.params.forEach(bind);
    if (node.type === 'VariableDeclarator' || node.type.startsWith('Function')) bind(node.id);
    if (node.type === 'CatchClause') bind(node.param);
    for (const [name, value] of Object.entries(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, name, node);
  };
  if (isNode(program)) walk(program);
  return [...used].filter((name) => !bound.has(name) && !given.has(name));
}
