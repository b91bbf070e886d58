/** The writers' manual: the comments on the fields of content/collections.ts, as text. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'vite';
import { type Kind, kinds } from '#content/urls.ts';

/** What the manual says of a field, and of the fields inside it. */
export interface Entry {
  text?: string;
  fields?: Manual;
}
export type Manual = Record<string, Entry>;

/** As much of a syntax tree as is looked at here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Reads the manual of each kind of document, the kind's own words included. */
export async function readManual(): Promise<Record<Kind, Required<Entry>>> {
  const file = path.join(import.meta.dirname, '../content/collections.ts');
  const source = await readFile(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  const root = program as unknown as Node;
  const textBefore = ({ start }: Node): string =>
    comments
      .filter(({ type, value, end }) => {
        return (
          type === 'Block' && value.startsWith('*') && source.slice(end, start).trim() === '' && end <= start
        );
      })
      .map(({ value }) =>
        value
          .replace(/^\s*\* ?/gm, '')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .join(' ');

  const entryOf = (property: Node): Entry => {
    const text = textBefore(property);
    const group = find(property.value as Node, isStrictObject);
    return { ...(text ? { text } : {}), ...(group ? { fields: fieldsOf(objectOf(group)) } : {}) };
  };
  /** Fields of an object, those that it takes over from another one included. */
  const fieldsOf = (object: Node | undefined): Manual => {
    const properties = (object?.properties ?? []) as Node[];
    return Object.fromEntries(
      properties.flatMap((property) =>
        property.type === 'SpreadElement'
          ? Object.entries(fieldsOf(find(declared(root, nameOfSpread(property)), isObject)))
          : [[keyOf(property), entryOf(property)] as const],
      ),
    );
  };

  const shared = fieldsOf(objectOf(find(declared(root, 'document'), isStrictObject)));
  const properties = propertiesOf(declared(root, 'collections'));
  return Object.fromEntries(
    kinds.map((kind) => {
      const property = properties.find((each) => keyOf(each) === kind);
      if (!property) throw new Error(`collections.ts has no kind "${kind}".`);
      const own = find(
        property,
        (node) => node.type === 'CallExpression' && nameOf(node) === 'document.extend',
      );
      const fields = own ? fieldsOf(objectOf(own)) : {};
      // A field that a kind only makes stricter has its words where it stands for all.
      for (const [name, entry] of Object.entries(fields)) fields[name] = { ...shared[name], ...entry };
      return [kind, { text: textBefore(property), fields: { ...shared, ...fields } }];
    }),
  ) as Record<Kind, Required<Entry>>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The first node below one, or the node itself, that is as wanted. */
function find(node: Node | undefined, wanted: (node: Node) => boolean): Node | undefined {
  if (!node || wanted(node)) return node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) {
      const found = isNode(child) ? find(child, wanted) : undefined;
      if (found) return found;
    }
  return undefined;
}

const nameOf = ({ callee }: Node): string => {
  const { object, property } = callee as { object?: { name?: string }; property?: { name?: string } };
  return `${object?.name}.${property?.name}`;
};
const isStrictObject = (node: Node): boolean =>
  node.type === 'CallExpression' && nameOf(node) === 'z.strictObject';
const keyOf = ({ key }: Node): string => {
  const { name, value } = key as { name?: string; value?: string };
  return name ?? value ?? '';
};

function declared(program: Node, name: string): Node | undefined {
  return find(
    program,
    ({ type, id }) => type === 'VariableDeclarator' && (id as { name?: string }).name === name,
  );
}

const isObject = ({ type }: Node): boolean => type === 'ObjectExpression';
const nameOfSpread = ({ argument }: Node): string => (argument as { name?: string }).name ?? '';
const propertiesOf = (node: Node | undefined): Node[] => (find(node, isObject)?.properties ?? []) as Node[];

/** @throws when a call has no object: collections.ts is written in another way than this file knows. */
function objectOf(call: Node | undefined): Node {
  const [object] = (call?.arguments ?? []) as Node[];
  if (object?.type !== 'ObjectExpression') throw new Error('collections.ts cannot be read as the manual.');
  return object;
}
