import { type Document, isMap, isScalar, parseDocument } from 'yaml';

/**
 * Updates the text of redirects.yaml after documents have moved. Redirects lead to the new paths directly, and no redirect
 * starts at the path of a document. Comments stay.
 * @param before the text before the move.
 * @param moves new path by old path.
 * @param publishedPaths the old paths that visitors may have. Only these need a redirect.
 * @param dropsFragments removes the fragments of redirects to moved documents, because they belong to the old page.
 */
export function updateRedirects(
  before: string,
  moves: ReadonlyMap<string, string>,
  publishedPaths: ReadonlySet<string>,
  dropsFragments = false,
): string {
  const document: Document = parseDocument(before.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  if (!isMap(document.contents)) document.contents = document.createNode({});
  const map = document.contents;
  if (!isMap(map)) return before;
  const newPaths = new Set([...moves.values()].map((path) => path.toLowerCase()));
  const fileComment = getComment(map.items[0]?.key);
  map.items = map.items.filter(({ key }) => !newPaths.has(toText(key).toLowerCase()));
  for (const pair of map.items) {
    const [path = '', ...fragment] = isScalar(pair.value) ? String(pair.value.value).split('#') : [];
    const to = moves.get(path);
    if (to !== undefined && isScalar(pair.value))
      pair.value.value = dropsFragments ? to : [to, ...fragment].join('#');
  }
  // Paths that differ only in case are the same URL, which needs no redirect.
  for (const [from, to] of moves)
    if (publishedPaths.has(from) && from.toLowerCase() !== to.toLowerCase()) map.set(from, to);
  // The comment at the top of the file belongs to the first redirect, which may have been removed.
  const firstKey = map.items[0]?.key;
  if (fileComment !== undefined && getComment(firstKey) !== fileComment) document.commentBefore = fileComment;
  map.flow = false;
  // An empty map would be printed as {}, to which nobody could add a line by hand.
  const text = map.items.length > 0 ? document.toString({ lineWidth: 0 }) : getComments(before);
  return before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/** Returns the comment lines of a file. */
const getComments = (text: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => line.startsWith('#'))
    .map((line) => `${line}\n`)
    .join('');

const getComment = (key: unknown): string | undefined =>
  isScalar(key) ? (key.commentBefore ?? undefined) : undefined;
const toText = (key: unknown): string => String(isScalar(key) ? key.value : key);
