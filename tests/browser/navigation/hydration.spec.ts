/** Interactions during hydration. */
import { expect, test } from '#tests/support/browser/site.ts';

declare global {
  interface Window {
    clicked?: Promise<void>;
  }
}

test('a page follows a click during its hydration', async ({ page }) => {
  await page.addInitScript(() => {
    const addListener = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args) {
      addListener.apply(this, args);
      // React adds its listeners to an island when its hydration starts, and hydrates it in later tasks.
      if (this instanceof Element && this.matches('[data-island]') && args[0] === 'click' && !window.clicked)
        window.clicked = Promise.resolve().then(() => {
          document.documentElement.dataset.marked = document.documentElement.dataset.app ?? 'not yet';
          document.querySelector<HTMLElement>('header a[href="/blog"]')?.click();
        });
    };
  });
  await page.goto('/contact');
  await page.mouse.move(20, 20);
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advice on apps and websites');
  await expect(page.locator('html')).toHaveAttribute('data-marked', 'not yet');
});
