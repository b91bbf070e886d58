/** Pages that script brings cross-fade, where the browser can and motion is wanted. */
import { expect, test, wake } from '#tests/support/browser/site.ts';

declare global {
  interface Window {
    transitions: { moving: number }[];
    /** Whether the next page was there as soon as the browser asked for it. */
    swapped: boolean[];
  }
}

/** Notes each transition, with how many animations it runs once it is ready. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.transitions = [];
    window.swapped = [];
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (this: Document, update) {
      const heading = document.querySelector('h1');
      const transition = start.call(this, () => {
        const done = (update as () => void)();
        window.swapped.push(document.querySelector('h1') !== heading);
        return done;
      });
      transition.ready.then(() => {
        const moving = document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
        window.transitions.push({ moving: moving.length });
      });
      return transition;
    };
  }),
);

test('a page that script brings', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await page.locator('header a[href="/portfolio"]').first().click();
  await expect(page).toHaveURL(/\/portfolio$/);
  await expect.poll(() => page.evaluate(() => window.transitions.length)).toBe(1);
  expect(await page.evaluate(() => window.transitions[0]?.moving)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.swapped)).toEqual([true]);
});

test('not under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await wake(page);
  await page.locator('header a[href="/portfolio"]').first().click();
  await expect(page).toHaveURL(/\/portfolio$/);
  await expect.poll(() => page.evaluate(() => window.transitions.map(({ moving }) => moving))).toEqual([0]);
});
