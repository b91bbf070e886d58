import type { Page } from 'playwright/test';
import {
  controlClock,
  openStage,
  scrollElementTo,
  spacer,
  viewHeight,
  waitForObservers,
} from '#tests/support/browser/motion-stage.ts';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

/** Share of the scroll distance that an element falls behind, from the specification. */
const speed = 0.2;
const height = 100;

/** One element in the first view, one below it. */
const html = `<p>Line</p><div data-parallax id="first">First</div>${spacer}<div data-parallax id="a">A</div>${spacer}${spacer}`;

/** Returns the distance from the top of the view to the middle of an element, in pixels. */
const getMiddle = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  });

/**
 * Scrolls the element's own position to a distance from the top of the view.
 * @returns the distance at which the element is drawn.
 */
async function getVisibleTop(page: Page, top: number): Promise<number> {
  await scrollElementTo(page, '#a', top);
  await page.clock.runFor(1000);
  return (await getMiddle(page, '#a')) - height / 2;
}

/** Expects the element to move a fifth slower than the page, measured from the middle of the view. */
async function expectParallax(page: Page) {
  const middle = (viewHeight - height) / 2;
  expect(await getVisibleTop(page, middle)).toBeCloseTo(middle, 0);
  for (const top of [viewHeight - 10, 500, 400, 100, 10 - height])
    expect(Math.abs((await getVisibleTop(page, top)) - (top - (top - middle) * speed))).toBeLessThan(1);
  await scrollElementTo(page, '#first', height);
  await page.clock.runFor(1000);
  expect(
    Math.abs((await getMiddle(page, '#first')) - height / 2 - (height - (height - middle) * speed)),
  ).toBeLessThan(1);
  // The element moves by 240 px while the page moves by 300.
  expect(Math.abs((await getVisibleTop(page, 500)) - (await getVisibleTop(page, 200)) - 240)).toBeLessThan(1);
}

test('an element moves a fifth slower than the page, and is at its own position in the middle of the view', async ({
  page,
}) => {
  await page.clock.install();
  await openStage(page, html);
  await expectParallax(page);
});

test('the light of a page moves by 240 px while the page moves by 300', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: viewHeight });
  for (const path of ['/trust-center', '/no/trust-center'])
    await test.step(path, async () => {
      await page.goto(path);
      const light = page.locator('[data-parallax]').first();
      const scrollBy = (distance: number) =>
        page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), distance);
      await scrollBy((await getMiddle(page, '[data-parallax]')) - viewHeight / 2 - 100);
      await waitForObservers(page);
      await expect(light).toBeInViewport();
      const before = {
        middle: await getMiddle(page, '[data-parallax]'),
        y: await page.evaluate(() => scrollY),
      };
      await scrollBy(-300);
      await waitForObservers(page);
      expect(await page.evaluate(() => scrollY)).toBe(before.y - 300);
      expect(Math.abs((await getMiddle(page, '[data-parallax]')) - before.middle - 240)).toBeLessThan(1);
    });
});

test('an element moves with the page under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openStage(page, html);
  await triggerHydration(page);
  for (const top of [600, 300, 0]) expect(await getVisibleTop(page, top)).toBeCloseTo(top, 0);
});

test('an element is at its own position in print', async ({ page }) => {
  await openStage(page, html);
  await scrollElementTo(page, '#a', 600);
  await expect(page.locator('#a')).not.toHaveCSS('translate', 'none');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#a')).toHaveCSS('translate', 'none');
});

test.describe('in a browser without view timelines', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS) as (...query: string[]) => boolean;
      CSS.supports = (...query: string[]) =>
        query.join(' ').includes('animation-timeline') ? false : supports(...query);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[data-parallax] { animation: none !important }');
      document.adoptedStyleSheets.push(sheet);
    });
  });

  test('an element moves in the same way by script', async ({ page }) => {
    const { stop } = await controlClock(page);
    await openStage(page, html);
    await stop();
    await triggerHydration(page);
    await expect(page.locator('#a')).toHaveAttribute('style', /transform/);
    await expectParallax(page);
  });

  test('an element returns to its own position when reduced motion is turned on', async ({ page }) => {
    const { stop } = await controlClock(page);
    await openStage(page, html);
    await stop();
    await triggerHydration(page);
    await expect(page.locator('#a')).toHaveAttribute('style', /transform/);
    expect(Math.abs((await getVisibleTop(page, 600)) - 600)).toBeGreaterThan(40);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('#a')).toHaveCSS('transform', 'none');
    for (const top of [600, 100]) expect(await getVisibleTop(page, top)).toBeCloseTo(top, 0);
  });
});
