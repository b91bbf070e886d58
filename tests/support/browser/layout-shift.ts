/** Adds up how far elements move that the visitor has seen already. */
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Sum of layout shift scores. */
    layoutShift: number;
    /** Elements that have moved, with their classes and boxes. */
    movedElements: string[];
  }
}

export interface LayoutShift {
  /** Sum of layout shift scores since the page opened. */
  score: number;
  /** Elements that have moved, with their classes and boxes. */
  elements: string[];
}

/** Entry of the Layout Instability API, which TypeScript does not know. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Records layout shifts of the pages that are opened from now on.
 * @returns a function that returns those of the current page.
 */
export async function recordLayoutShift(page: Page): Promise<() => Promise<LayoutShift>> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    window.movedElements = [];
    const printRect = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} (${width} x ${height})`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShiftEntry[]) {
        window.layoutShift += value;
        for (const { node, previousRect, currentRect } of sources) {
          const name =
            node instanceof Element ? `${node.nodeName} ${node.getAttribute('class')}` : node?.nodeName;
          window.movedElements.push(`${name} from ${printRect(previousRect)} to ${printRect(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => ({ score: window.layoutShift, elements: window.movedElements }));
}
