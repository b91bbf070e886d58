/** Names of fields in messages, with the entries of lists counted as a writer would: the third office. */
import type { FieldPath } from '../parse/yaml/locator.ts';

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** Nouns for the entries of a list, by its path. The list of quotes is a file of its own, so it has none. */
const nouns: Readonly<Record<string, string>> = {
  '': 'quote',
  offices: 'office',
  'header.menus': 'menu',
  'footer.groups': 'group of links',
  en: 'English term',
  no: 'Norwegian term',
};

/**
 * Returns the name of a field: `"contacts.general"`, `"phone" of the third office`, `the second entry of "tags"`.
 * @param path keys, and indexes counted from 0.
 */
export function formatFieldName(path: FieldPath): string {
  const depth = path.findLastIndex((key) => typeof key === 'number');
  if (depth === -1) return `"${path.map(String).join('.')}"`;
  const index = Number(path[depth]);
  const list = path.slice(0, depth);
  const fields = path.slice(depth + 1);
  const noun = nouns[list.map(String).join('.')];
  const position = `the ${ordinals[index] ?? `${index + 1}th`}`;
  const entry = noun ? `${position} ${noun}` : `${position} entry of ${formatFieldName(list)}`;
  return fields.length > 0 ? `${formatFieldName(fields)} of ${entry}` : entry;
}

/** Returns the name of a field for the beginning of a sentence. */
export function formatFieldSubject(path: FieldPath): string {
  const name = formatFieldName(path);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
