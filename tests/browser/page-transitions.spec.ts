/** Pages that script brings cross-fade, where the browser can and motion is wanted. */
import { expect, test, wake } from './site.ts';

declare global {
  interface Window {
    transitions: { moving: number }[];
  }
}

/** Notes each transition, with how many animations it runs once it is ready. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.transitions = [];
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (this: Document, update) {
      const transition = start.call(this, update);
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
});

test('not under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await wake(page);
  await page.locator('header a[href="/portfolio"]').first().click();
  await expect(page).toHaveURL(/\/portfolio$/);
  await expect.poll(() => page.evaluate(() => window.transitions.map(({ moving }) => moving))).toEqual([0]);
});
