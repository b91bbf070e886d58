import type { Page } from 'playwright/test';
import { expect, test, wake } from '#tests/support/browser/site.ts';

const interval = 5000;

/** The carousel of the home page, in view, with the clock in the test's hand: it stands until a test lets it run. */
async function open(page: Page, address = '/') {
  await page.clock.install({ time: 0 });
  await page.goto(address);
  await wake(page);
  await page.clock.pauseAt(3_600_000);
  const carousel = page.locator('[data-carousel]');
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  const slides = carousel.locator('[aria-roledescription="slide"]');
  const stage = slides.first().locator('..');
  return { carousel, slides, stage, total: await slides.count() };
}

const button = (page: Page, name: string | RegExp) =>
  page.locator('[data-carousel]').getByRole('button', { name });
/** The one that is not inert: one that has just left can still be seen while it fades. */
async function shows(page: Page, position: string) {
  const slide = page.locator('[data-carousel] [aria-roledescription="slide"]:not([inert])');
  await expect(slide).toHaveAccessibleName(position);
  await expect(slide).toBeVisible();
}
const wait = (page: Page, milliseconds: number) => page.clock.runFor(milliseconds);
/** Playing is what makes it silent. */
const moves = (page: Page) =>
  expect(page.locator('[data-carousel] [aria-live]')).toHaveAttribute('aria-live', 'off');
const stands = (page: Page) =>
  expect(page.locator('[data-carousel] [aria-live]')).toHaveAttribute('aria-live', 'polite');

test('shows one slide at a time, and moves on every five seconds', async ({ page }) => {
  const { carousel, slides, total } = await open(page);
  expect(total).toBeGreaterThanOrEqual(3);
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  await moves(page);
  await shows(page, `1 of ${total}`);
  await expect(slides.nth(1)).toHaveAttribute('inert');
  await wait(page, interval - 500);
  await shows(page, `1 of ${total}`);
  await wait(page, 1000);
  await shows(page, `2 of ${total}`);
  await expect(slides.nth(0)).toHaveAttribute('inert');
  await expect(slides.nth(0)).toBeHidden();
  for (let slide = 2; slide <= total; slide += 1) await wait(page, interval);
  await shows(page, `1 of ${total}`);
});

test('stops for the pause button, and plays again', async ({ page }) => {
  const { total } = await open(page);
  await button(page, 'Pause').click();
  await expect(button(page, 'Play')).toBeVisible();
  await page.mouse.move(2, 2);
  await stands(page);
  await wait(page, 3 * interval);
  await shows(page, `1 of ${total}`);
  await button(page, 'Play').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await moves(page);
  await wait(page, interval + 500);
  await shows(page, `2 of ${total}`);
});

test('stands still under the pointer, and with the focus inside', async ({ page }) => {
  const { carousel, total } = await open(page);
  await moves(page);
  await carousel.hover();
  await stands(page);
  await wait(page, 2 * interval);
  await shows(page, `1 of ${total}`);
  await page.mouse.move(2, 2);
  await moves(page);
  await button(page, 'Next').focus();
  await stands(page);
  await wait(page, 2 * interval);
  await shows(page, `1 of ${total}`);
  await page.locator('main').focus();
  await moves(page);
});

test('stands still in a hidden tab and out of view', async ({ page }) => {
  const { carousel } = await open(page);
  const turnTab = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await moves(page);
  await turnTab('hidden');
  await stands(page);
  await turnTab('visible');
  await moves(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await stands(page);
  await carousel.scrollIntoViewIfNeeded();
  await moves(page);
});

test('is worked by keyboard, the pause button first', async ({ page }) => {
  const { slides, total } = await open(page);
  await button(page, 'Pause').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Previous')).toBeFocused();
  await page.keyboard.press('Enter');
  await shows(page, `${total} of ${total}`);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Next')).toBeFocused();
  await page.keyboard.press('Space');
  await shows(page, `1 of ${total}`);
  await page.keyboard.press('Tab');
  await expect(slides.first().getByRole('link')).toBeFocused();
  // What is not on show is not in the way.
  await page.keyboard.press('Tab');
  expect(await slides.evaluateAll((all) => all.some((slide) => slide.contains(document.activeElement)))).toBe(
    false,
  );
});

test('stays put when its button is pressed with the keyboard', async ({ page }) => {
  const { total } = await open(page);
  await button(page, 'Pause').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Play')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Pause')).toBeFocused();
  // Asked for: the focus on the button does not hold it.
  await moves(page);
  await wait(page, interval + 500);
  await shows(page, `2 of ${total}`);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true });

  const swipe = async (page: Page, distance: number) => {
    const box = await page.locator('[data-carousel] [aria-live]').boundingBox();
    if (!box) throw new Error('The carousel is not there.');
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    await touch('touchStart', x);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + distance * part);
    await touch('touchEnd');
    await session.detach();
  };

  test('turns at forty pixels, and not before', async ({ page }) => {
    const { total } = await open(page);
    await swipe(page, -36);
    await shows(page, `1 of ${total}`);
    await swipe(page, -48);
    await shows(page, `2 of ${total}`);
    await swipe(page, 48);
    await shows(page, `1 of ${total}`);
  });
});

test.describe('for visitors who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('never moves by itself, but plays when asked to', async ({ page }) => {
    const { total } = await open(page);
    await expect(button(page, 'Play')).toBeVisible();
    await wait(page, 3 * interval);
    await shows(page, `1 of ${total}`);
    await button(page, 'Play').click();
    await moves(page);
    await wait(page, interval + 500);
    await shows(page, `2 of ${total}`);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a row of all the slides, without buttons', async ({ page }) => {
    await page.goto('/');
    const slides = page.locator('[data-carousel] [aria-roledescription="slide"]');
    expect(await slides.count()).toBeGreaterThanOrEqual(3);
    for (const slide of await slides.all()) {
      await slide.scrollIntoViewIfNeeded();
      await expect(slide.getByRole('link')).toBeInViewport();
    }
    await expect(page.locator('[data-carousel]').getByRole('button')).toHaveCount(0);
  });
});

test('changes nothing in the place of things when it comes to life', async ({ page }) => {
  const { hold, release } = gate();
  await page.route(/\/static\/js\/client-/, async (route) => {
    await hold;
    await route.continue();
  });
  await page.goto('/');
  const carousel = page.locator('[data-carousel]');
  await carousel.scrollIntoViewIfNeeded();
  const places = () =>
    carousel.evaluate((section) =>
      [section, ...section.querySelectorAll('h2, [aria-label^="1 "], [aria-label^="1 "] figcaption')].map(
        (element) => JSON.stringify(element.getBoundingClientRect()),
      ),
    );
  const before = await places();
  release();
  await wake(page);
  await expect(button(page, 'Pause')).toBeVisible();
  expect(await places()).toEqual(before);
});

test('keeps the slide that the visitor had scrolled to', async ({ page }) => {
  const { hold, release } = gate();
  await page.route(/\/static\/js\/client-/, async (route) => {
    await hold;
    await route.continue();
  });
  await page.goto('/');
  const slide = page.locator('[data-carousel] [aria-roledescription="slide"]').nth(1);
  await slide.scrollIntoViewIfNeeded();
  await slide.evaluate((element) => {
    const row = element.parentElement as HTMLElement;
    row.scrollTo({ left: row.clientWidth, behavior: 'instant' });
  });
  release();
  await wake(page);
  await expect(slide).toBeVisible();
  await expect(slide).not.toHaveAttribute('inert');
});

test('speaks Norwegian', async ({ page }) => {
  const { carousel, total } = await open(page, '/no');
  await expect(carousel).toHaveAttribute('aria-roledescription', 'karusell');
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(button(page, 'Forrige')).toBeVisible();
  await button(page, 'Neste').click();
  await shows(page, `2 av ${total}`);
});

function gate() {
  const { promise: hold, resolve: release } = Promise.withResolvers<void>();
  return { hold, release };
}
