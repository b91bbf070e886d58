import type { Page } from 'playwright/test';
import { gap, holdClock, openStage, scrollTopTo, settle, view } from '#tests/support/browser/motion-stage.ts';
import { expect, test, wake } from '#tests/support/browser/site.ts';

/** From the specification: the share of the page's way that a mark stays behind. */
const speed = 0.2;
const height = 100;

/** One in the first view, one below it. */
const marks = `<p>Line</p><div data-parallax id="first">First</div>${gap}<div data-parallax id="a">A</div>${gap}${gap}`;

/** Where a mark is seen: the middle of it, in pixels from the top of the view. */
const middleOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((mark) => {
    const { top, height } = mark.getBoundingClientRect();
    return top + height / 2;
  });

/** Where the mark of the stage is seen with its own place this far below the top of the view. */
async function seenAt(page: Page, top: number): Promise<number> {
  await scrollTopTo(page, '#a', top);
  await page.clock.runFor(1000);
  return (await middleOf(page, '#a')) - height / 2;
}

/** The same with its place: a fifth of its way from the middle of the view is missing. */
async function expectFifthBehind(page: Page) {
  const middle = (view - height) / 2;
  expect(await seenAt(page, middle)).toBeCloseTo(middle, 0);
  for (const top of [view - 10, 500, 400, 100, 10 - height])
    expect(Math.abs((await seenAt(page, top)) - (top - (top - middle) * speed))).toBeLessThan(1);
  await scrollTopTo(page, '#first', height);
  await page.clock.runFor(1000);
  expect(
    Math.abs((await middleOf(page, '#first')) - height / 2 - (height - (height - middle) * speed)),
  ).toBeLessThan(1);
  // What the reader sees of it: 240 px of 300.
  expect(Math.abs((await seenAt(page, 500)) - (await seenAt(page, 200)) - 240)).toBeLessThan(1);
}

test('travels a fifth slower than the page, and stands in its place in the middle of the view', async ({
  page,
}) => {
  await page.clock.install();
  await openStage(page, marks);
  await expectFifthBehind(page);
});

for (const address of ['/team', '/sustainability', '/kiddy-app', '/web-development', '/no/portfolio'])
  test(`on ${address} the light moves by 240 px while the page moves by 300`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: view });
    await page.goto(address);
    const light = page.locator('[data-parallax]').first();
    const scroll = (by: number) => page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
    await scroll((await middleOf(page, '[data-parallax]')) - view / 2 - 100);
    await settle(page);
    await expect(light).toBeInViewport();
    const before = { at: await middleOf(page, '[data-parallax]'), y: await page.evaluate(() => scrollY) };
    await scroll(-300);
    await settle(page);
    expect(await page.evaluate(() => scrollY)).toBe(before.y - 300);
    expect(Math.abs((await middleOf(page, '[data-parallax]')) - before.at - 240)).toBeLessThan(1);
  });

test('stands still where less motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openStage(page, marks);
  await wake(page);
  for (const top of [600, 300, 0]) expect(await seenAt(page, top)).toBeCloseTo(top, 0);
});

test('stands in its place on paper', async ({ page }) => {
  await openStage(page, marks);
  await scrollTopTo(page, '#a', 600);
  await expect(page.locator('#a')).not.toHaveCSS('translate', 'none');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#a')).toHaveCSS('translate', 'none');
});

test.describe('in a browser that knows no view timelines', () => {
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

  test('travels the same way by script', async ({ page }) => {
    const { stop } = await holdClock(page);
    await openStage(page, marks);
    await stop();
    await wake(page);
    await expect(page.locator('#a')).toHaveAttribute('style', /transform/);
    await expectFifthBehind(page);
  });

  test('goes back to its place when less motion is wanted', async ({ page }) => {
    const { stop } = await holdClock(page);
    await openStage(page, marks);
    await stop();
    await wake(page);
    await expect(page.locator('#a')).toHaveAttribute('style', /transform/);
    expect(Math.abs((await seenAt(page, 600)) - 600)).toBeGreaterThan(40);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('#a')).toHaveCSS('transform', 'none');
    for (const top of [600, 100]) expect(await seenAt(page, top)).toBeCloseTo(top, 0);
  });
});
