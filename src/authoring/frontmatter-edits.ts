/** Edits of single frontmatter fields. All other characters of the document stay. */
import { isScalar, isSeq } from 'yaml';
import type { Document } from '#pipeline/document.ts';
import type { Edit } from '#pipeline/finding.ts';
import { parseFrontmatter } from '#pipeline/parse/frontmatter.ts';

/**
 * Creates edits that change the entries of a list.
 * @param change returns the new text of an entry, or undefined to remove it. Entries that become equal are kept once.
 */
export function createListEdits(
  { source }: Document,
  field: string,
  change: (entry: string) => string | undefined,
): Edit[] {
  const { yaml } = parseFrontmatter(source.file, source.text);
  const list = yaml?.document.getIn([field], true);
  if (!yaml || !isSeq(list)) return [];
  const seen = new Set<string>();
  const entries = list.items.flatMap((item) => {
    if (!isScalar(item) || !item.range) return [];
    const value = String(item.value);
    const changed = change(value);
    const isKept = changed !== undefined && !seen.has(changed);
    if (isKept) seen.add(changed);
    const [from, to] = item.range;
    const original = yaml.source.slice(from, to);
    const [quote = ''] = /^["']/.exec(original) ?? [];
    const notation = changed === value ? original : quote + (changed ?? '') + quote;
    return { from: yaml.start + from, to: yaml.start + to, notation, isKept, isChanged: changed !== value };
  });
  const kept = entries.filter(({ isKept }) => isKept);
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return [];
  if (kept.length === entries.length)
    return entries
      .filter(({ isChanged }) => isChanged)
      .map(({ from, to, notation: text }) => ({ from, to, text }));
  if (list.flow)
    return [{ from: first.from, to: last.to, text: kept.map(({ notation }) => notation).join(', ') }];
  if (kept.length === 0) {
    const [start = 0] = list.range ?? [];
    return [{ from: yaml.start + start, to: last.to, text: '[]' }];
  }
  return entries.flatMap(({ from, to, notation: text, isKept, isChanged }) => {
    if (!isKept) return { ...findLine(source.text, from), text: '' };
    return isChanged ? { from, to, text } : [];
  });
}

/** Creates edits that set a field to a value, which must be valid YAML. A new field is the last one. */
export function createFieldEdits({ source }: Document, field: string, value: string): Edit[] {
  const { yaml } = parseFrontmatter(source.file, source.text);
  if (!yaml) return [];
  const node = yaml.document.getIn([field], true);
  if (isScalar(node) && node.range && node.value !== null)
    return [{ from: yaml.start + node.range[0], to: yaml.start + node.range[1], text: value }];
  const from = yaml.start + yaml.source.length;
  const lineEnd = source.text.slice(0, from).endsWith('\n') ? '' : '\n';
  return [{ from, to: from, text: `${lineEnd}${field}: ${value}${lineEnd ? '' : '\n'}` }];
}

/** Returns the range of a line, with its end. */
function findLine(text: string, offset: number): { from: number; to: number } {
  const end = text.indexOf('\n', offset);
  return { from: text.lastIndexOf('\n', offset) + 1, to: end === -1 ? text.length : end + 1 };
}
