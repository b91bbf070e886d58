/** Chooses whether a page that is shown again, or in place of another one, is laid out progressively. */
import { findSkippable, layOutProgressively, sectionSelector } from '../entries/progressive-layout.ts';

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
