/** Pages of a client navigation cross-fade, if the browser supports it and the visitor allows motion. */
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

declare global {
  interface Window {
    /** Number of animations of each transition. */
    transitions: { animations: number }[];
    /** True for each transition whose callback rendered the next page synchronously. */
    renderedSynchronously: boolean[];
  }
}

/** Records each view transition. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.transitions = [];
    window.renderedSynchronously = [];
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (this: Document, update) {
      const heading = document.querySelector('h1');
      const transition = start.call(this, () => {
        const result = (update as () => void)();
        window.renderedSynchronously.push(document.querySelector('h1') !== heading);
        return result;
      });
      transition.ready.then(() => {
        const animations = document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
        window.transitions.push({ animations: animations.length });
      });
      return transition;
    };
  }),
);

test('a client navigation cross-fades', async ({ page }) => {
  await page.goto('/');
  await triggerHydration(page);
  await page.locator('header a[href="/portfolio"]').first().click();
  await expect(page).toHaveURL(/\/portfolio$/);
  await expect.poll(() => page.evaluate(() => window.transitions.length)).toBe(1);
  expect(await page.evaluate(() => window.transitions[0]?.animations)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.renderedSynchronously)).toEqual([true]);
});

test('a client navigation does not cross-fade under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await triggerHydration(page);
  await page.locator('header a[href="/portfolio"]').first().click();
  await expect(page).toHaveURL(/\/portfolio$/);
  await expect
    .poll(() => page.evaluate(() => window.transitions.map(({ animations }) => animations)))
    .toEqual([0]);
});
