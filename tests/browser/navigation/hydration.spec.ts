/** What is done on a page while React takes it over. */
import { expect, test } from '#tests/support/browser/site.ts';

declare global {
  interface Window {
    clicked?: Promise<void>;
  }
}

test('answers a click while it is being hydrated', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...of) {
      listen.apply(this, of);
      // React listens from when it begins; it hydrates in tasks to come.
      if (this instanceof Element && this.id === 'root' && of[0] === 'click' && !window.clicked)
        window.clicked = Promise.resolve().then(() => {
          document.documentElement.dataset.marked = document.documentElement.dataset.app ?? 'not yet';
          document.querySelector<HTMLElement>('header a[href="/blog"]')?.click();
        });
    };
  });
  await page.goto('/team');
  await page.mouse.move(20, 20);
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the workshop');
  await expect(page.locator('html')).toHaveAttribute('data-marked', 'not yet');
});
