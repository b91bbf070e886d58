/** Variables that an expression uses without defining them. They would throw when a visitor opens the page. */
import { createVisitors, type Visitors } from 'estree-util-scope';

type Node = Parameters<Visitors['enter']>[0];

/** Variables of MDX, and globals of every JavaScript engine. */
const knownVariables = new Set([
  ...['props', 'undefined', 'NaN', 'Infinity', 'globalThis', 'Array', 'BigInt', 'Boolean', 'Date', 'Error'],
  ...['Intl', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'RegExp', 'Set', 'String', 'Symbol'],
  ...['isNaN', 'isFinite', 'parseFloat', 'parseInt', 'encodeURIComponent', 'decodeURIComponent', 'arguments'],
]);

/**
 * Finds the free variables of a program, each once.
 * @param program the ESTree that remark-mdx attaches to an expression.
 */
export function findFreeVariables(program: Node): string[] {
  const { enter, exit, scopes } = createVisitors();
  /** Names used in each open scope. They are resolved when the scope ends, because functions are hoisted. */
  const usedNames: Set<string>[] = [new Set()];

  const walk = (node: Node, key = '', parent?: Node): void => {
    enter(node);
    while (usedNames.length < scopes.length) usedNames.push(new Set());
    if (node.type === 'Identifier' && !isPropertyName(key, parent)) usedNames.at(-1)?.add(node.name);
    for (const [name, value] of Object.entries(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, name, node);
    const scope = scopes.at(-1);
    exit(node);
    if (scopes.length === usedNames.length) return;
    const names = usedNames.pop() ?? [];
    for (const name of names) if (!scope?.defined.includes(name)) usedNames.at(-1)?.add(name);
  };
  walk(program);
  return [...(usedNames[0] ?? [])].filter(
    (name) => !scopes[0]?.defined.includes(name) && !knownVariables.has(name),
  );
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Returns true in `a.name` and `{ name: 1 }`, but not in `a[name]` and `{ [name]: 1 }`. */
const isPropertyName = (key: string, parent: Node | undefined): boolean =>
  (key === 'property' || key === 'key') && !(parent as { computed?: boolean } | undefined)?.computed;
