/**
 * Helpers for tests of motion: a stage with the test's own elements on a page of the site, a clock that the test
 * controls, paused web animations, and the visible state of elements. Intersection observers still follow the browser's real frames.
 */
import type { Locator, Page } from 'playwright/test';
import { expect, triggerHydration } from './site.ts';

/** Height of the viewport in all tests of motion. */
export const viewHeight = 720;
/** Milliseconds between two animation frames while the test controls the clock. */
const frameMs = 5;

/** Path of a page without motion elements of its own. */
const stagePath = '/privacy-policy';

/** Space between elements on a stage, higher than the viewport. */
export const spacer = '<p data-gap></p>';

/** Change of an attribute that hides or moves an element, and the element's opacity at that time. */
export interface AttributeChange {
  id: string;
  attribute: string;
  value: string | null;
  opacity: string;
}

declare global {
  interface Window {
    attributeChanges: AttributeChange[];
  }
}

/**
 * Opens a page that starts or ends with the given elements. An element is 100 px high, a spacer 1000 px. The page is
 * not hydrated yet.
 */
export async function openStage(
  page: Page,
  html: string,
  { at = 'start', hash = '' }: { at?: 'start' | 'end'; hash?: string } = {},
): Promise<void> {
  await page.setViewportSize({ width: 1280, height: viewHeight });
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      [data-stage] > * { display: block; margin: 0; width: 400px; height: 100px }
      [data-stage] > [data-gap] { height: 1000px }
      [data-stage] > p > span { display: inline-block }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  await recordChanges(page);
  await page.route(`**${stagePath}`, async (route) => {
    const response = await route.fetch();
    const pageHtml = await response.text();
    const stage = `<div data-stage>${html}</div>`;
    const body =
      at === 'start'
        ? pageHtml.replace('<div id="root">', (root) => stage + root)
        : pageHtml.replace('</body>', (end) => stage + end);
    await route.fulfill({ response, body });
  });
  await page.goto(stagePath + hash);
}

/** Records every change that hides or moves an element, from before the page loads. */
export async function recordChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.attributeChanges = [];
    new MutationObserver((records) => {
      for (const { target, attributeName } of records) {
        const element = target as HTMLElement;
        const attribute = attributeName ?? '';
        if (!element.matches('[data-reveal],[data-in-view]')) continue;
        window.attributeChanges.push({
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

export const getChanges = (page: Page): Promise<AttributeChange[]> =>
  page.evaluate(() => window.attributeChanges);

/**
 * Puts the page's clock under the test's control. Call it before the page is opened, and `stop` after. Animation frames
 * run every 5 ms of that clock.
 */
export async function controlClock(page: Page): Promise<{ stop: () => Promise<void> }> {
  await page.clock.install({ time: 0 });
  await page.addInitScript((interval) => {
    window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), interval));
    window.cancelAnimationFrame = (id) => clearTimeout(id);
  }, frameMs);
  return { stop: () => page.clock.pauseAt(3_600_000) };
}

/** Opens a hydrated stage with a stopped clock. Every `[data-reveal]` below the view waits. */
export async function openHydratedStage(page: Page, html: string): Promise<void> {
  const { stop } = await controlClock(page);
  await openStage(page, html);
  await stop();
  await triggerHydration(page);
}

/** Waits until all intersection observers have reported the current scroll position. */
export async function waitForObservers(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // A new observer reports in the next frame, together with all others.
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
  );
}

/** Scrolls until an element's top is this many pixels below the top of the view. Offsets ignore transforms. */
export async function scrollElementTo(page: Page, selector: string, top: number): Promise<void> {
  await page.evaluate(
    ({ selector, top }) => {
      let offset = 0;
      let element = document.querySelector<HTMLElement>(selector);
      while (element) {
        offset += element.offsetTop;
        element = element.offsetParent as HTMLElement | null;
      }
      window.scrollTo({ top: offset - top, behavior: 'instant' });
    },
    { selector, top },
  );
  await waitForObservers(page);
}

/** Returns the opacity, vertical offset and inline style of an element, and the number of its animations. */
export const getVisibleState = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { opacity, translate } = getComputedStyle(element);
    return {
      opacity: Number(opacity),
      y: Number.parseFloat(translate.split(' ')[1] ?? '0'),
      style: element.getAttribute('style') ?? '',
      animations: element.getAnimations().length,
    };
  });

/** State of an element that is visible, and at rest. */
export const restingState = { opacity: 1, y: 0, style: '', animations: 0 };

/** Pauses each web animation at its start until the test sets its time. Call it before the page is opened. */
export const pauseAnimations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...args) {
      const animation = animate.apply(this, args);
      animation.pause();
      return animation;
    };
  });

/** Sets the time of the paused animations of an element, or of the copy in its shadow tree, in milliseconds, or ends them. */
export const setAnimationTime = (element: Locator, time: number | 'end'): Promise<void> =>
  element.evaluate((target, timeOrEnd) => {
    const copy = target.shadowRoot?.querySelector('.copy');
    for (const animation of (copy ?? target).getAnimations({ subtree: copy !== undefined }))
      if (timeOrEnd === 'end') animation.finish();
      else animation.currentTime = Number(timeOrEnd);
  }, time);

/** Returns tag and text of each motion element that is not visible. */
export const findHiddenElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isVisible = (motionElement: Element): boolean => {
      if (motionElement.shadowRoot?.querySelector('.copy')) return false;
      for (let element: Element | null = motionElement; element; element = element.parentElement) {
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
      .filter((motionElement) => !isVisible(motionElement))
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`);
  });

/** Scrolls through the whole page as a reader does, half a view at a time. */
export async function scrollThroughPage(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top <= height; top += viewHeight / 2) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
    await waitForObservers(page);
  }
}

/** Waits until animations have loaded and hidden the `[data-reveal]` elements below the view. */
export async function waitForReveals(page: Page): Promise<void> {
  await expect(page.locator('[data-reveal="waiting"]').last()).toBeAttached();
}
