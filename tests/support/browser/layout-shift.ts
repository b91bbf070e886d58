/** Adds up how far elements move that the visitor has seen already. */
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Sum of layout shift scores. */
    layoutShift: number;
    /** Elements that have moved, with their classes. */
    movedElements: string[];
  }
}

export interface LayoutShift {
  /** Sum of layout shift scores since the page opened. */
  score: number;
  /** Elements that have moved, with their classes. */
  elements: string[];
}

/** Entry of the Layout Instability API, which TypeScript does not know. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  sources: readonly { node?: Node }[];
}

/**
 * Records layout shifts of the pages that are opened from now on.
 * @returns a function that returns those of the current page.
 */
export async function recordLayoutShift(page: Page): Promise<() => Promise<LayoutShift>> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    window.movedElements = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShiftEntry[]) {
        window.layoutShift += value;
        for (const { node } of sources)
          window.movedElements.push(
            node instanceof Element
              ? `${node.nodeName} ${node.getAttribute('class')}`
              : String(node?.nodeName),
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => ({ score: window.layoutShift, elements: window.movedElements }));
}
