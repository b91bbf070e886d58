/** Chooses whether a page that is shown again, or in place of another one, is laid out progressively. */
import { findSkippable, layOutProgressively, sectionSelector } from '../entries/progressive-layout.ts';
import { afterPaint } from '../schedule.ts';

/** Selects the sections that ui/styles/layout.css lets the browser skip, without the footer. */
const skippableSelector = ':is([data-section] ~ [data-section], .progressive > :nth-child(n + 3))';

/** Marks all sections of a page that is about to be shown as laid out. */
function layOutAtOnce(root: ParentNode): void {
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

/** Heights of the sections of a page when it was left, in pixels, and the width of the window, on which they depend. */
interface PageHeights {
  heights: readonly number[];
  width: number;
}

const heightsByPath = new Map<string, PageHeights>();

const findSections = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`#main ${skippableSelector}`),
];

const isInSection = ({ parentElement }: Element): boolean =>
  parentElement?.closest(skippableSelector) !== null;

const findOuterSections = (): HTMLElement[] => findSections().filter((section) => !isInSection(section));

/** Returns the height of each section with the margins up to the next one, in pixels. */
const getHeights = (sections: readonly HTMLElement[]): number[] =>
  sections.map((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    const nextTop = section.nextElementSibling?.getBoundingClientRect().top ?? bottom;
    return Math.max(bottom, nextTop) - top;
  });

/** Remembers the heights of the sections of the shown page, which is about to be left. */
export function rememberHeights(path: string): void {
  // Heights are estimates until all sections are laid out.
  if (document.documentElement.dataset.laying !== undefined) heightsByPath.delete(path);
  else heightsByPath.set(path, { heights: getHeights(findOuterSections()), width: innerWidth });
}

/**
 * Gives the sections of the shown page the heights that they had when it was left, so that its scroll position can be restored
 * before they are laid out.
 * @returns false if the heights are unknown.
 */
function restoreHeights(path: string): boolean {
  const known = heightsByPath.get(path);
  const sections = findOuterSections();
  if (known?.width !== innerWidth || known.heights.length !== sections.length) return false;
  const setHeights = (heights: readonly number[]) => {
    for (const [index, section] of sections.entries())
      section.style.containIntrinsicBlockSize = `auto ${heights[index]}px`;
  };
  requireProgressiveLayout();
  // Sections inside others are laid out with them. The footer was laid out before.
  for (const element of [...findSections().filter(isInSection), ...document.querySelectorAll('footer')])
    element.dataset.laid = '';
  setHeights(known.heights);
  // The browser adds paddings and margins to them, and margins collapse otherwise in a skipped section.
  const excess = getHeights(sections).map((height, index) => height - (known.heights[index] ?? 0));
  setHeights(known.heights.map((height, index) => Math.max(0, height - (excess[index] ?? 0))));
  return true;
}

/**
 * Lays out a page that is shown at an earlier position or at an anchor: section by section if the heights of its sections are
 * known, and otherwise at once.
 */
export function layOutForPosition(path: string, root: ParentNode): void {
  if (restoreHeights(path)) layOutProgressively(true);
  else layOutAtOnce(root);
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
  const showAll = () => {
    removeEventListener('scroll', showAll, true);
    hidden.forEach(show);
  };
  requestAnimationFrame(() => {
    for (const section of hidden) {
      // The frame needs the layout that this computes.
      if (section.getBoundingClientRect().top >= innerHeight) break;
      show(section);
      section.dataset.laid = '';
    }
    // A scroll lays out what comes into view (progressive-layout.ts), which must not be hidden then.
    addEventListener('scroll', showAll, { capture: true });
  });
  afterPaint(showAll);
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
