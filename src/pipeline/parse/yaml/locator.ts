/** Positions of keys and values in a YAML file. */
import { type Document, isMap, isNode, isPair, isScalar, type Node, type Pair, type YAMLMap } from 'yaml';
import { type Position, startOfFile } from '../../finding.ts';

/** Keys and list indexes from the root to a value. */
export type FieldPath = readonly PropertyKey[];

export interface Locator {
  /** Position of a value, or of the key above it if the key is missing. */
  locate: (path: FieldPath) => Position;
  /** End of a scalar. Undefined for missing values, maps, lists and block scalars. */
  locateEnd: (path: FieldPath) => { end: Position } | undefined;
  /** Position of a key. */
  locateKey: (path: FieldPath) => Position;
}

/**
 * Creates a locator for a parsed YAML document.
 * @param toPosition converts an offset in the YAML to a position in the file.
 */
export function createLocator(document: Document, toPosition: (offset: number) => Position): Locator {
  const getStart = (node: Node | null | undefined) => (node?.range ? toPosition(node.range[0]) : undefined);
  const locateParent = (path: FieldPath): Position =>
    path.length > 1 ? locateKey(path.slice(0, -1)) : startOfFile;
  const locateKey = (path: FieldPath): Position => {
    const pair = findPair(document.contents, path);
    // An item of a list has no key, so its beginning is returned.
    const item = typeof path.at(-1) === 'number' ? document.getIn(path, true) : undefined;
    return (
      (pair && isNode(pair.key) && getStart(pair.key)) ||
      (isNode(item) && getStart(item)) ||
      locateParent(path)
    );
  };
  const locate = (path: FieldPath): Position => {
    if (path.length === 0) return startOfFile;
    const node = document.getIn(path, true);
    // A key without a value has an empty scalar after it. Writers look for the key.
    const isEmpty = isScalar(node) && node.value === null;
    return (!isEmpty && isNode(node) && getStart(node)) || locateKey(path);
  };
  const locateEnd = (path: FieldPath) => {
    const node = path.length ? document.getIn(path, true) : undefined;
    const isInline = isScalar(node) && node.value !== null && !node.type?.startsWith('BLOCK');
    return isInline && node.range ? { end: toPosition(node.range[1]) } : undefined;
  };
  return { locate, locateEnd, locateKey };
}

function findPair(root: unknown, path: FieldPath): Pair | undefined {
  let node = root;
  for (const [depth, key] of path.entries()) {
    const isLast = depth === path.length - 1;
    if (isMap(node)) {
      // The data has the source of a list or map as its key: "[ a ]".
      const isCollectionKey = /^[[{] /.test(String(key));
      const pair = (node as YAMLMap).items.find((item) =>
        isScalar(item.key) ? String(item.key.value) === String(key) : isCollectionKey,
      );
      if (!pair || isLast) return pair;
      node = pair.value;
    } else if (node && typeof key === 'number' && 'items' in (node as object)) {
      const item: unknown = (node as { items: unknown[] }).items[key];
      if (isLast) return isPair(item) ? item : undefined;
      node = item;
    } else return undefined;
  }
  return undefined;
}
