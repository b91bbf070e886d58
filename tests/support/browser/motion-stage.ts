/**
 * What the tests of the marks of motion share: a bare stage on a page of the site, a clock that stands until a test
 * lets it run, and what can be seen of a mark. What comes into view is told by the browser's own frames, which go on.
 */
import type { Page } from 'playwright/test';
import { expect, wake } from './site.ts';

/** The height of the view in every test of marks. */
export const view = 720;
/** Milliseconds between two frames of the animation library, where the clock is held. */
const frame = 5;

/** A page that has no mark of its own. */
const stageAddress = '/privacy-policy';

/** Room between marks on a stage: more than a view. */
export const gap = '<p data-gap></p>';

/** A change of what hides or moves a mark, and what could be seen of it then. */
export interface Change {
  id: string;
  attribute: string;
  value: string | null;
  opacity: string;
}

declare global {
  interface Window {
    changes: Change[];
  }
}

/**
 * Opens a page that begins, or ends, with marks of a test's own. A mark is 100 px high, a gap 1000 px. Nothing has
 * been touched yet.
 */
export async function openStage(
  page: Page,
  marks: string,
  { at = 'start', hash = '' }: { at?: 'start' | 'end'; hash?: string } = {},
): Promise<void> {
  await page.setViewportSize({ width: 1280, height: view });
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      [data-stage] > * { display: block; margin: 0; width: 400px; height: 100px }
      [data-stage] > [data-gap] { height: 1000px }
      [data-stage] > p > span { display: inline-block }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  await logChanges(page);
  await page.route(`**${stageAddress}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const stage = `<div data-stage>${marks}</div>`;
    const body =
      at === 'start'
        ? html.replace('<div id="root">', (root) => stage + root)
        : html.replace('</body>', (end) => stage + end);
    await route.fulfill({ response, body });
  });
  await page.goto(stageAddress + hash);
}

/** Keeps, from before the page is there, every change of what hides or moves a mark. */
export async function logChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.changes = [];
    new MutationObserver((records) => {
      for (const { target, attributeName } of records) {
        const element = target as HTMLElement;
        const attribute = attributeName ?? '';
        if (!element.matches('[data-reveal],[data-in-view]')) continue;
        window.changes.push({
          id: element.id,
          attribute,
          value: element.getAttribute(attribute),
          opacity: getComputedStyle(element).opacity,
        });
      }
    }).observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: ['data-reveal', 'data-in-view', 'style'],
    });
  });
}

export const changesOf = (page: Page): Promise<Change[]> => page.evaluate(() => window.changes);

/**
 * Takes the page's clock into the test's hand: call it before the page is opened, and `stop` when it is there. Frames
 * that scripts ask for come every 5 ms of that clock.
 */
export async function holdClock(page: Page): Promise<{ stop: () => Promise<void> }> {
  await page.clock.install({ time: 0 });
  await page.addInitScript((interval) => {
    window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), interval));
    window.cancelAnimationFrame = (id) => clearTimeout(id);
  }, frame);
  return { stop: () => page.clock.pauseAt(3_600_000) };
}

/** Opens a stage whose clock stands, and wakes motion: every `[data-reveal]` below the view waits. */
export async function openWoken(page: Page, marks: string): Promise<void> {
  const { stop } = await holdClock(page);
  await openStage(page, marks);
  await stop();
  await wake(page);
}

/** Waits until every observer has told what is in view as the page lies now. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // A new observer tells of its element in the next frame, with what the others have to tell.
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
  );
}

/** Scrolls until an element lies with its top this many pixels below the view's, motion left aside. */
export async function scrollTopTo(page: Page, selector: string, top: number): Promise<void> {
  await page.evaluate(
    ({ selector, top }) => {
      let at = 0;
      // Offsets know nothing of transforms.
      let element = document.querySelector<HTMLElement>(selector);
      while (element) {
        at += element.offsetTop;
        element = element.offsetParent as HTMLElement | null;
      }
      window.scrollTo({ top: at - top, behavior: 'instant' });
    },
    { selector, top },
  );
  await settle(page);
}

/** What can be seen of a mark. */
export const lookAt = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { opacity, transform } = getComputedStyle(element);
    return {
      opacity: Number(opacity),
      y: new DOMMatrix(transform).m42,
      style: element.getAttribute('style') ?? '',
    };
  });

/** Marks that cannot be seen where they stand: each as its tag and text. */
export const hiddenMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (mark: Element): boolean => {
      if (mark.shadowRoot?.querySelector('.copy')) return false;
      for (let element: Element | null = mark; element; element = element.parentElement) {
        const { opacity, visibility } = getComputedStyle(element);
        if (opacity !== '1' || visibility !== 'visible') return false;
      }
      return true;
    };
    return [
      ...document.querySelectorAll(
        '[data-reveal],[data-in-view],[data-counter],[data-parallax],[data-split-heading]',
      ),
    ]
      .filter((mark) => !isShown(mark))
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`);
  });

/** Scrolls through the whole page as a reader does, a view at a time. */
export async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top <= height; top += view / 2) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
    await settle(page);
  }
}

/** Waits until the animation library has taken over the reveals of the page: those below the view wait. */
export async function untilMotion(page: Page): Promise<void> {
  await expect(page.locator('[data-reveal="waiting"]').last()).toBeAttached();
}
