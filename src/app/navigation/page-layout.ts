/** Chooses whether a page that is shown again, or in place of another one, is laid out progressively. */
import { findSkippable, layOutProgressively, sectionSelector } from '../entries/progressive-layout.ts';
import { afterPaint } from '../schedule.ts';

/** Selects the sections that ui/styles/layout.css lets the browser skip, without the footer. */
const skippableSelector = ':is([data-section] ~ [data-section], .progressive > :nth-child(n + 3))';

/** Marks all sections of a page that is about to be shown as laid out. */
export function layOutAtOnce(root: ParentNode): void {
  delete document.documentElement.dataset.laying;
  // Without `data-laying` this only ends the layout of the page before.
  layOutProgressively();
  for (const element of findSkippable(root)) element.dataset.laid = '';
}

/** Makes layout skip the sections of the shown page until `layOutProgressively` reaches them. */
export function requireProgressiveLayout(): void {
  const { dataset } = document.documentElement;
  dataset.laying = '';
  // Setting it again would restyle the whole page.
  dataset.progressive ??= '';
}

/** Extents of the sections of a page when it was left. */
interface LeftPage {
  extents: readonly number[];
  /** Width of the window, on which they depend. */
  width: number;
}

/** Pages that were left, by path. */
const leftPages = new Map<string, LeftPage>();

const findSections = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`#main ${skippableSelector}`),
];

const isInSection = ({ parentElement }: Element): boolean =>
  parentElement?.closest(skippableSelector) !== null;

const findOuterSections = (): HTMLElement[] => findSections().filter((section) => !isInSection(section));

/** Returns the height of each section in pixels, with the margins up to the next one. */
const getExtents = (sections: readonly HTMLElement[]): number[] =>
  sections.map((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    const nextTop = section.nextElementSibling?.getBoundingClientRect().top ?? bottom;
    return Math.max(bottom, nextTop) - top;
  });

/** Remembers the extents of the sections of the shown page, which is about to be left. */
export function rememberExtents(path: string): void {
  leftPages.set(path, { extents: getExtents(findOuterSections()), width: innerWidth });
}

/**
 * Gives the sections of the shown page the extents that they had when it was left, so that its scroll position can be restored
 * before they are laid out.
 * @returns false if the extents are unknown.
 */
export function restoreExtents(path: string): boolean {
  const left = leftPages.get(path);
  const sections = findOuterSections();
  if (left?.width !== innerWidth || left.extents.length !== sections.length) return false;
  const setSizes = (sizes: readonly number[]) => {
    for (const [index, section] of sections.entries())
      section.style.containIntrinsicBlockSize = `auto ${sizes[index]}px`;
  };
  requireProgressiveLayout();
  // Sections inside others are laid out with them. The footer was laid out before.
  for (const element of [...findSections().filter(isInSection), ...document.querySelectorAll('footer')])
    element.dataset.laid = '';
  setSizes(left.extents);
  // The size is that of the content: padding and margins come on top, and margins collapse otherwise in a skipped section.
  const excess = getExtents(sections).map((extent, index) => extent - (left.extents[index] ?? 0));
  setSizes(left.extents.map((extent, index) => Math.max(0, extent - (excess[index] ?? 0))));
  return true;
}

/**
 * Lays out only the sections in view for the first paint of a new page. The browser alone would also lay out those within one
 * and a half views below.
 * @param root content of the page, which is scrolled to its top.
 */
export function layOutViewFirst(root: ParentNode): void {
  const hidden = new Set(root.querySelectorAll<HTMLElement>(`${skippableSelector}:not([data-laid])`));
  const show = (section: HTMLElement) => {
    hidden.delete(section);
    section.style.contentVisibility = '';
  };
  for (const section of hidden) section.style.contentVisibility = 'hidden';
  requestAnimationFrame(() => {
    for (const section of hidden) {
      // The frame needs the layout that this computes.
      if (section.getBoundingClientRect().top >= innerHeight) break;
      show(section);
      section.dataset.laid = '';
    }
  });
  afterPaint(() => hidden.forEach(show));
}

/**
 * Lays out a page that is restored from the back/forward cache section by section. Only Chromium needs this, because it
 * computes the styles and the layout of such a page again, all at once. `notRestoredReasons` detects Chromium, because
 * other browsers do not have it.
 */
export function layOutRestoredPagesProgressively(): void {
  if (!('notRestoredReasons' in PerformanceNavigationTiming.prototype)) return;
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    requireProgressiveLayout();
    // Lights stay laid out, because they were visible when the visitor left the page.
    for (const section of document.querySelectorAll<HTMLElement>(sectionSelector))
      delete section.dataset.laid;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) layOutProgressively(true);
  });
}
