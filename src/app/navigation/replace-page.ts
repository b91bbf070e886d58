/** Replaces the content of the document by that of a loaded page. */
import { areTranslations } from '#i18n/languages.ts';
import { layOutProgressively } from '../entries/progressive-layout.ts';
import { growCover } from './grow-cover.ts';
import { type LoadedPage, pageTagSelector } from './load-page.ts';
import {
  layOutForPosition,
  layOutViewFirst,
  rememberHeights,
  requireProgressiveLayout,
} from './page-layout.ts';
import { copyPage, type PreparedPage, takePreparedPage } from './prepared-page.ts';
import { applyPageStyles, isStylesheetApplied } from './styles.ts';

interface ReplaceOptions {
  /** Path of the page that is shown now. */
  shownPath: string;
  /** True if the page is shown from its top, and not at an anchor or an earlier position. */
  opensAtTop: boolean;
  /** True if the window must also be scrolled to the top. */
  scrollsToTop: boolean;
}

const copyNode = <T extends Node>(node: T): T => document.importNode(node, true);

/**
 * Returns true if the shown page may lack styles that another page needs. A translation seldom needs others, because it has
 * the same elements.
 */
export const needsStyles = (page: LoadedPage, shownPath: string): boolean =>
  !isStylesheetApplied() && (!areTranslations(page.data.path, shownPath) || !hasStyles(page));

/** Returns true if the shown page has the styles of another page. */
function hasStyles({ root }: LoadedPage): boolean {
  const names = getStyledNames(document.getElementById('root') as HTMLElement);
  return [...getStyledNames(root)].every((name) => names.has(name));
}

/** Replaces the shown page by another one. Its islands are not hydrated. */
export function replacePage(page: LoadedPage, { shownPath, opensAtTop, scrollsToTop }: ReplaceOptions): void {
  const shownRoot = document.getElementById('root') as HTMLElement;
  // The same page again, after an edit in development, has other heights.
  if (page.data.path !== shownPath) rememberHeights(shownPath);
  const prepared = takePreparedPage(page);
  const isTranslation = areTranslations(page.data.path, shownPath);
  const lacksStyles = needsStyles(page, shownPath);
  const deferredStylesLink = shownRoot.querySelector('link[rel=stylesheet]');
  if (isTranslation && !prepared?.hiddenMain) translateContent(shownRoot, page.root);
  else replaceContent(shownRoot, prepared ?? copyPage(page));
  // The link to deferred styles is removed with a replaced parent, and then those styles are missing.
  if (lacksStyles || deferredStylesLink?.isConnected === false) applyPageStyles(page.styles);
  // Sections that are far from the view are laid out after the first paint. Neither this nor the styles come
  // earlier, because removing the link that has the focus computes pending styles of the page that is left.
  if (opensAtTop) requireProgressiveLayout();
  replaceHead(page);
  if (!opensAtTop) {
    layOutForPosition(page.data.path, shownRoot);
    return;
  }
  if (scrollsToTop) scrollTo(0, 0);
  // The sections of a page that was laid out before its click are skipped already.
  if (!prepared?.hiddenMain) layOutViewFirst(shownRoot);
  layOutProgressively();
  growCover(page.data.path);
}

/**
 * Turns the content of a page into its translation. Equal elements stay, because new ones for the whole page would have to be
 * styled and laid out again.
 * @param next content of the translation. It is copied where it differs.
 */
function translateContent(root: Element, next: Element): void {
  const parts = getContent(root);
  const nextParts = getContent(next);
  if (parts.length !== nextParts.length) root.replaceChildren(...nextParts.map(copyNode));
  else for (const [index, part] of parts.entries()) morph(part, nextParts[index] as ChildNode);
}

/** Matches elements, classes and custom properties, the names that the build keeps rules for (build/pages/page-css.ts). */
const styledPattern = /<[a-z][\w-]*|class="[^"]*"|var\(\s*--[\w-]+/g;

/** Returns the styled names in an element. It searches the HTML, because a walk through all attributes takes much longer. */
function getStyledNames({ innerHTML }: Element): Set<string> {
  const matches = new Set(innerHTML.match(styledPattern));
  return new Set([...matches].flatMap((match) => match.split(/[\s"]+/)));
}

/**
 * Returns the children of an element without its links. Those to stylesheets and preloads of images differ between pages that
 * are equal otherwise.
 */
const getContent = ({ childNodes }: Node): ChildNode[] =>
  [...childNodes].filter(({ nodeName }) => nodeName !== 'LINK');

/**
 * Replaces the content of a page. Only `main` is new: header and footer of two pages differ in few attributes, and new
 * elements for them are a third of the style and layout work of the next paint.
 */
function replaceContent(root: Element, { root: next, hiddenMain }: PreparedPage): void {
  // Preloads of images, which React renders before the content, have had their effect.
  for (const parent of [root, next])
    for (const preload of parent.querySelectorAll(':scope > link')) preload.remove();
  const main = root.querySelector(':scope > main');
  const nextMain = hiddenMain ?? next.querySelector(':scope > main');
  // The hidden `main` is in the document, and not in the copy.
  const hiddenElements = hiddenMain ? 2 : 0;
  if (hiddenMain) revealMain(hiddenMain);
  if (!main || !nextMain || root.children.length !== next.children.length + hiddenElements) {
    if (hiddenMain) next.querySelector(':scope > footer')?.before(hiddenMain);
    root.replaceChildren(...next.childNodes);
    return;
  }
  // `main` is replaced first, because removing the link that has the focus computes the styles of everything that has changed.
  if (hiddenMain) replaceByLast(main, hiddenMain);
  else main.replaceWith(nextMain);
  const nextParts = [...next.children];
  for (const [index, part] of [...root.children].filter((child) => child !== nextMain).entries())
    morph(part, nextParts[index] as Element);
}

/** Reverts what hides a `main` that was laid out before (prepared-page.ts). */
function revealMain(main: HTMLElement): void {
  main.id = 'main';
  main.ariaHidden = null;
  main.removeAttribute('style');
}

/**
 * Replaces an element by the last one of its parent. Those in between move behind that one, because it would lose its layout
 * if it moved.
 */
function replaceByLast(element: Element, last: Element): void {
  const between: Element[] = [];
  for (let next = element.nextElementSibling; next && next !== last; next = next.nextElementSibling)
    between.push(next);
  element.remove();
  last.after(...between);
}

/**
 * Makes a node equal to another one. Differing parts are copied from it. Elements stay where both have the same name and
 * number of children. Islands do not, because React may own their elements.
 */
function morph(node: ChildNode, next: ChildNode): void {
  if (node.isEqualNode(next)) return;
  if (node instanceof Text && next instanceof Text) {
    node.data = next.data;
    return;
  }
  const children = getContent(node);
  const nextChildren = getContent(next);
  if (
    !(node instanceof Element && next instanceof Element) ||
    node.nodeName !== next.nodeName ||
    node.hasAttribute('data-island') ||
    children.length !== nextChildren.length
  ) {
    node.replaceWith(copyNode(next));
    return;
  }
  for (const { name } of [...node.attributes]) if (!next.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  for (const [index, child] of children.entries()) morph(child, nextChildren[index] as ChildNode);
}

/** Updates title, language and head tags. */
function replaceHead({ data, title, direction, headTags }: LoadedPage): void {
  document.title = title;
  const root = document.documentElement;
  // Language and direction, even the same ones, make the browser compute the styles of the whole page again.
  if (root.lang !== data.language) Object.assign(root, { lang: data.language, dir: direction });
  const tags = [...document.head.querySelectorAll(pageTagSelector)];
  for (const [index, tag] of headTags.entries()) {
    const shownTag = tags[index];
    if (shownTag) morph(shownTag, tag);
    else document.head.append(copyNode(tag));
  }
  for (const tag of tags.slice(headTags.length)) tag.remove();
}
