/** What holds for every mark of motion: all is there to be read whatever comes, or does not come, of its animation. */
import type { Page } from 'playwright/test';
import {
  hiddenMarks,
  readThrough,
  scrollTopTo,
  untilMotion,
  view,
} from '#tests/support/browser/motion-stage.ts';
import { expect, test, wake } from '#tests/support/browser/site.ts';

const addresses = ['/', '/team', '/web-development', '/sustainability', '/kiddy-app'];

/** The script that moves the marks. */
const library = /\/static\/js\/animate-/;

const waiting = (page: Page) => page.locator('[data-reveal="waiting"],[data-in-view="waiting"]');

/** Addresses of the scripts that hold the animation library, of those that the page asks for from now on. */
function animationAskedFor(page: Page): () => Promise<string[]> {
  const scripts: Promise<string | undefined>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.text().then((text) => (text.includes('GreenSock') ? response.url() : undefined)));
  });
  return async () => (await Promise.all(scripts)).filter((url) => url !== undefined);
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: view }));

test('the animation library is asked for at a sign of a person, not before', async ({ page }) => {
  const asked = animationAskedFor(page);
  await page.goto('/team', { waitUntil: 'networkidle' });
  expect(await asked()).toEqual([]);
  await wake(page);
  await untilMotion(page);
  expect(await asked()).toHaveLength(1);
});

for (const address of addresses) {
  test(`where less motion is wanted, all of ${address} is seen and nothing is loaded to move it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked = animationAskedFor(page);
    await page.goto(address);
    expect(await hiddenMarks(page)).toEqual([]);
    await wake(page);
    await readThrough(page);
    await page.waitForLoadState('networkidle');
    expect(await hiddenMarks(page)).toEqual([]);
    await expect(waiting(page)).toHaveCount(0);
    expect(await asked()).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test(`all of ${address} is seen`, async ({ page }) => {
      await page.goto(address);
      expect(await hiddenMarks(page)).toEqual([]);
    });
  });

  test.describe('without the animation library', () => {
    test.use({ tolerated: /ERR_FAILED/ });
    test(`all of ${address} is seen`, async ({ page }) => {
      await page.route(library, (route) => route.abort());
      await page.goto(address);
      const failed = page.waitForEvent('requestfailed', (request) => library.test(request.url()));
      await wake(page);
      await readThrough(page);
      await failed;
      await expect.poll(() => hiddenMarks(page)).toEqual([]);
    });
  });

  test(`who reads all of ${address} has seen every mark of it`, async ({ page }) => {
    await page.goto(address);
    const loaded = page.waitForResponse(library);
    await wake(page);
    await readThrough(page);
    await loaded;
    // Down and up again: what was passed before the library was there waits for the way back.
    await expect(async () => {
      await readThrough(page);
      await expect(waiting(page)).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await expect.poll(() => hiddenMarks(page)).toEqual([]);
  });
}

test('the marks of a page that comes by script work, and those of the page gone back to', async ({
  page,
}) => {
  const last = '[data-reveal="waiting"]:last-of-type';
  const comesIn = async () => {
    await untilMotion(page);
    const mark = page.locator(last).last();
    await mark.evaluate((element) => {
      element.id = 'mark';
    });
    await expect(page.locator('#mark')).toHaveCSS('opacity', '0');
    await scrollTopTo(page, '#mark', 300);
    await expect(page.locator('#mark')).toHaveAttribute('data-reveal', '');
    await expect(page.locator('#mark')).toHaveCSS('opacity', '1');
  };
  const title = page.locator('h1');
  await page.goto('/team');
  const first = (await title.textContent()) ?? '';
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'true';
  });
  await wake(page);
  await comesIn();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
  await expect(title).not.toHaveText(first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await comesIn();
  await page.goBack();
  await expect(page).toHaveURL('/team');
  await expect(title).toHaveText(first);
  await page.evaluate(() => window.scrollTo(0, 0));
  await comesIn();
  // By script all the way: no page was loaded.
  await expect(page.locator('html[data-marked]')).toHaveCount(1);
});

test('who asks for less motion during the visit sees all at once; who asks for it again gets it', async ({
  page,
}) => {
  await page.goto('/');
  await wake(page);
  await untilMotion(page);
  await expect.poll(async () => (await hiddenMarks(page)).some((mark) => mark.startsWith('SPAN'))).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => hiddenMarks(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await untilMotion(page);
});

test('what is on its way stops, and stands in its place, when less motion is wanted', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/team');
  await page.clock.pauseAt(3_600_000);
  await wake(page);
  await untilMotion(page);
  await page
    .locator('[data-reveal="waiting"]')
    .first()
    .evaluate((element) => {
      element.id = 'mark';
    });
  await scrollTopTo(page, '#mark', 300);
  await page.clock.runFor(300);
  const mark = page.locator('#mark');
  await expect(mark).toHaveAttribute('style', /opacity: 0\.\d/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(mark).toHaveAttribute('style', '');
  await page.clock.runFor(2000);
  await expect(mark).toHaveAttribute('style', '');
  expect(await hiddenMarks(page)).toEqual([]);
});
