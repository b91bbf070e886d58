/** YAML as data, with the place of every key and value. */
import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { type Position, startOfFile } from '#pipeline/finding.ts';

export type FieldPath = readonly PropertyKey[];

export interface YamlError {
  /** Without a full stop. */
  message: string;
  /** The parser's name for it. */
  code: string;
  offset: number;
}

export interface ParsedYaml {
  /** Undefined where there are mistakes. */
  data: unknown;
  document: Document;
  errors: YamlError[];
}

/** Parses a text. Never throws: references without a target show only when the data is made, and count as mistakes. */
export function parseYaml(text: string): ParsedYaml {
  let document: Document | undefined;
  try {
    document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
    const mistakes = document.errors.map(({ message, code, pos }) => ({
      message: firstLine(message),
      code: String(code),
      offset: pos[0],
    }));
    return { document, errors: mistakes, data: mistakes.length ? undefined : document.toJS() };
  } catch (cause) {
    document ??= parseDocument('');
    const message = firstLine(cause instanceof Error ? cause.message : String(cause));
    return { document, data: undefined, errors: [reference(document) ?? { message, code: '', offset: 0 }] };
  }
}

const parsed = new Map<string, ParsedYaml>();

/**
 * The same for a file that several checks ask for, and every load anew: the UI strings take longer to parse than
 * a small tree takes to check. What is returned is shared: nobody may change it.
 */
export function parseYamlCached(text: string): ParsedYaml {
  const known = parsed.get(text);
  if (known) return known;
  const yaml = parseYaml(text);
  // While they are written on, those that were parsed first go first.
  const [oldest] = parsed.keys();
  if (oldest !== undefined && parsed.size >= 64) parsed.delete(oldest);
  parsed.set(text, yaml);
  return yaml;
}

function reference(document: Document): YamlError | undefined {
  let found: YamlError | undefined;
  visit(document, {
    Alias(_key, node) {
      found = {
        message: `"*${node.source}" begins with *, which refers to something else`,
        code: 'ALIAS',
        offset: node.range?.[0] ?? 0,
      };
      return visit.BREAK;
    },
  });
  return found;
}

export interface Locator {
  /** Where a value stands; for a key that is missing, where its parent stands. */
  locate: (path: FieldPath) => Position;
  /** Where a value of one piece ends; undefined for what is missing, for groups and for blocks of lines. */
  locateEnd: (path: FieldPath) => { end: Position } | undefined;
  /** Where a key stands. */
  locateKey: (path: FieldPath) => Position;
}

/** @param place from an offset in the YAML to a place in the file. */
export function createLocator(document: Document, place: (offset: number) => Position): Locator {
  const at = (node: Node | null | undefined) => (node?.range ? place(node.range[0]) : undefined);
  const locateParent = (path: FieldPath): Position =>
    path.length > 1 ? locateKey(path.slice(0, -1)) : startOfFile;
  const locateKey = (path: FieldPath): Position => {
    const pair = pairAt(document.contents, path);
    return (pair && isNode(pair.key) && at(pair.key)) || locateParent(path);
  };
  const locate = (path: FieldPath): Position => {
    if (path.length === 0) return startOfFile;
    const node = document.getIn(path, true);
    // A key without a value has an empty scalar after it: the key is what a writer looks for.
    const empty = isScalar(node) && node.value === null;
    return (!empty && isNode(node) && at(node)) || locateKey(path);
  };
  const ending = (path: FieldPath) => {
    const node = path.length ? document.getIn(path, true) : undefined;
    const isOnePiece = isScalar(node) && node.value !== null && !node.type?.startsWith('BLOCK');
    return isOnePiece && node.range ? { end: place(node.range[1]) } : undefined;
  };
  return { locate, locateEnd: ending, locateKey };
}

function pairAt(root: unknown, path: FieldPath): Pair | undefined {
  let node = root;
  for (const [depth, key] of path.entries()) {
    if (isMap(node)) {
      // A list or a group as a key has a name that is made of its text: "[ a ]".
      const isGroup = /^[[{] /.test(String(key));
      const pair = (node as YAMLMap).items.find((item) =>
        isScalar(item.key) ? String(item.key.value) === String(key) : isGroup,
      );
      if (!pair || depth === path.length - 1) return pair;
      node = pair.value;
    } else if (node && typeof key === 'number' && 'items' in (node as object)) {
      const item: unknown = (node as { items: unknown[] }).items[key];
      if (depth === path.length - 1) return isPair(item) ? item : undefined;
      node = item;
    } else return undefined;
  }
  return undefined;
}

const firstLine = (message: string): string => (message.split('\n')[0] ?? message).replace(/[.:]$/, '');
