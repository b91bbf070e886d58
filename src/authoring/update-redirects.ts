import { type Document, isMap, isScalar, parseDocument } from 'yaml';

/**
 * The text of redirects.yaml after documents have moved: old addresses lead to the new ones at once, and no redirect
 * stands where a document is now. Remarks stay.
 * @param moves old address to new address.
 * @param published the old addresses that visitors may have.
 */
export function redirectsText(
  before: string,
  moves: ReadonlyMap<string, string>,
  published: ReadonlySet<string>,
): string {
  const document: Document = parseDocument(before.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  if (!isMap(document.contents)) document.contents = document.createNode({});
  const map = document.contents;
  if (!isMap(map)) return before;
  const taken = new Set([...moves.values()].map((address) => address.toLowerCase()));
  const opening = keyRemark(map.items[0]?.key);
  map.items = map.items.filter(({ key }) => !taken.has(keyText(key).toLowerCase()));
  for (const pair of map.items) {
    const [path = '', ...rest] = isScalar(pair.value) ? String(pair.value.value).split('#') : [];
    const to = moves.get(path);
    if (to !== undefined && isScalar(pair.value)) pair.value.value = [to, ...rest].join('#');
  }
  // Spelling in capitals and small letters is one address: it needs no redirect.
  for (const [from, to] of moves)
    if (published.has(from) && from.toLowerCase() !== to.toLowerCase()) map.set(from, to);
  // The remark at the top hangs on the first redirect, which may be gone.
  const first = map.items[0]?.key;
  if (opening !== undefined && keyRemark(first) !== opening) document.commentBefore = opening;
  map.flow = false;
  // Braces would be in the way of whoever writes the first line by hand.
  const text = map.items.length > 0 ? document.toString({ lineWidth: 0 }) : remarksOf(before);
  return before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/** What is left where there are no redirects. */
const remarksOf = (text: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => line.startsWith('#'))
    .map((line) => `${line}\n`)
    .join('');

const keyRemark = (key: unknown): string | undefined =>
  isScalar(key) ? (key.commentBefore ?? undefined) : undefined;
const keyText = (key: unknown): string => String(isScalar(key) ? key.value : key);
