/** Adds up layout shift scores, and lists the elements that moved. */
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    layoutShift: LayoutShift;
  }
}

interface LayoutShift {
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
    window.layoutShift = { score: 0, elements: [] };
    const formatRect = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} (${width} x ${height})`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShiftEntry[]) {
        window.layoutShift.score += value;
        for (const { node, previousRect, currentRect } of sources) {
          const name =
            node instanceof Element ? `${node.nodeName} ${node.getAttribute('class')}` : node?.nodeName;
          window.layoutShift.elements.push(
            `${name} from ${formatRect(previousRect)} to ${formatRect(currentRect)}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.layoutShift);
}
