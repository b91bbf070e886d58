/** Replaces the content of the document by that of a loaded page. */
import { areTranslations } from '#i18n/languages.ts';
import { layOutProgressively } from '../entries/progressive-layout.ts';
import { afterPaint } from '../schedule.ts';
import { growCover } from './grow-cover.ts';
import { type LoadedPage, pageTagSelector } from './load-page.ts';
import { layOutAtOnce, requireProgressiveLayout } from './page-layout.ts';
import { applyStylesheet } from './stylesheet.ts';

interface ReplaceOptions {
  /** Path of the page that is shown now. */
  shownPath: string;
  /** True if the page is shown from its top, and not at an anchor or an earlier position. */
  opensAtTop: boolean;
  /** True if the window must also be scrolled to the top. */
  scrollsToTop: boolean;
}

/** Copy of the page that the visitor is about to open. */
let preparedCopy: { page: LoadedPage; root: Element } | undefined;

const copyRoot = ({ root }: LoadedPage): Element => document.importNode(root, true);

/** Copies a page into the document when the browser is idle, so that showing it takes less time. */
export function preparePage(page: LoadedPage): void {
  afterPaint(() => {
    if (preparedCopy?.page !== page) preparedCopy = { page, root: copyRoot(page) };
  });
}

/** Replaces the shown page by another one. Its islands are not hydrated. */
export function replacePage(page: LoadedPage, { shownPath, opensAtTop, scrollsToTop }: ReplaceOptions): void {
  const root = preparedCopy?.page === page ? preparedCopy.root : copyRoot(page);
  preparedCopy = undefined;
  if (!opensAtTop) layOutAtOnce(root);
  const shownRoot = document.getElementById('root') as HTMLElement;
  const isTranslation = areTranslations(page.data.path, shownPath);
  const hasStyles = isTranslation && isSubset(getStyledNames(root), getStyledNames(shownRoot));
  const deferredStylesLink = shownRoot.querySelector('link[rel=stylesheet]');
  if (isTranslation) translateContent(shownRoot, root);
  else replaceContent(shownRoot, root);
  // The link to deferred styles is removed with a replaced parent, and then those styles are missing.
  if (!hasStyles || deferredStylesLink?.isConnected === false) applyStylesheet();
  // Sections that are far from the view are laid out after the first paint. Neither this nor the stylesheet comes
  // earlier, because removing the link that has the focus computes pending styles of the page that is left.
  if (opensAtTop) requireProgressiveLayout();
  replaceHead(page);
  if (!opensAtTop) return;
  if (scrollsToTop) scrollTo(0, 0);
  layOutProgressively();
  growCover(page.data.path);
}

/**
 * Turns the content of a page into its translation. Equal elements stay, because new ones for the whole page would have to be
 * styled and laid out again.
 */
function translateContent(root: Element, next: Element): void {
  const parts = getContent(root);
  const nextParts = getContent(next);
  if (parts.length !== nextParts.length) root.replaceChildren(...nextParts);
  else for (const [index, part] of parts.entries()) morph(part, nextParts[index] as ChildNode);
}

const isSubset = <T>(items: ReadonlySet<T>, others: ReadonlySet<T>): boolean =>
  [...items].every((item) => others.has(item));

/** Returns the elements, classes and custom properties that the build keeps rules for (build/pages/page-css.ts). */
function getStyledNames(root: Element): Set<string> {
  const names = new Set<string>();
  for (const { localName, classList, attributes } of root.querySelectorAll('*')) {
    names.add(localName);
    for (const name of classList) names.add(`.${name}`);
    for (const { value } of attributes)
      if (value.includes('var('))
        for (const [property] of value.matchAll(/var\(\s*--[\w-]+/g)) names.add(property);
  }
  return names;
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
function replaceContent(root: Element, next: Element): void {
  // Preloads of images, which React renders before the content, have had their effect.
  for (const parent of [root, next])
    for (const preload of parent.querySelectorAll(':scope > link')) preload.remove();
  const main = root.querySelector(':scope > main');
  const nextMain = next.querySelector(':scope > main');
  if (!main || !nextMain || root.children.length !== next.children.length) {
    root.replaceChildren(...next.childNodes);
    return;
  }
  // `main` is replaced first, because removing the link that has the focus computes the styles of everything that has changed.
  main.replaceWith(nextMain);
  const nextParts = [...next.children];
  for (const [index, part] of [...root.children].filter((child) => child !== nextMain).entries())
    morph(part, nextParts[index] as Element);
}

/**
 * Makes a node equal to another one. Elements stay where both have the same name and number of children. Islands do not,
 * because React may own their elements.
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
    node.replaceWith(next);
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
    const next = document.importNode(tag);
    const shownTag = tags[index];
    if (shownTag) morph(shownTag, next);
    else document.head.append(next);
  }
  for (const tag of tags.slice(headTags.length)) tag.remove();
}
