import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { splitLanguage } from '#i18n/languages.ts';

/**
 * Removes the links to pages that are taken down from the text of navigation.yaml. Comments stay. The call to action of
 * the footer leads to the new page instead.
 * @param moves new path by old path, in every language.
 */
export function updateNavigation(
  before: string,
  moves: ReadonlyMap<string, string>,
): { text: string; removed: string[] } {
  const document = parseDocument(before.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  const links = document.get('links');
  const isRetired = (address: unknown) => moves.has(splitLanguage(toPath(address)).path);
  const removed = isMap(links)
    ? links.items.map(({ key }) => toText(key)).filter((address) => isRetired(address))
    : [];
  for (const address of removed) document.deleteIn(['links', address]);
  const removeFrom = (path: readonly (string | number)[]) => {
    const list = document.getIn(path);
    if (isSeq(list)) list.items = list.items.filter((item) => !isRetired(toText(item)));
  };
  for (const path of [
    ['header', 'links'],
    ['footer', 'imprint'],
  ])
    removeFrom(path);
  for (const path of [
    ['header', 'menus'],
    ['footer', 'groups'],
  ]) {
    const groups = document.getIn(path);
    if (isSeq(groups)) for (const index of groups.items.keys()) removeFrom([...path, index, 'links']);
  }
  const call = ['footer', 'callToAction', 'link'];
  const callTarget = moves.get(splitLanguage(toPath(document.getIn(call))).path);
  if (callTarget !== undefined) document.setIn(call, callTarget);
  if (removed.length === 0 && callTarget === undefined) return { text: before, removed };
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: true });
  return { text: before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text, removed };
}

const toText = (node: unknown): string => String(isScalar(node) ? node.value : node);
const toPath = (address: unknown): string => toText(address).replace(/[?#].*$/s, '');
