import type { Page } from 'playwright/test';
import { countRestyledElements } from '#tests/support/browser/restyled-elements.ts';
import {
  appliedStylesheetSelector,
  delayHydration,
  expect,
  test,
  triggerHydration,
} from '#tests/support/browser/site.ts';

const intervalMs = 5000;

/** Opens a page with a stopped clock, and scrolls its carousel into view. */
async function openCarousel(page: Page, path = '/') {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await triggerHydration(page);
  await page.clock.pauseAt(3_600_000);
  const carousel = page.locator('[data-carousel]');
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  const slides = carousel.locator('[aria-roledescription="slide"]');
  const stage = slides.first().locator('..');
  return { carousel, slides, stage, total: await slides.count() };
}

const getButton = (page: Page, name: string | RegExp) =>
  page.locator('[data-carousel]').getByRole('button', { name });
/** Expects the position of the slide that is not inert. The slide before stays visible while it fades. */
async function expectSlide(page: Page, position: string) {
  const slide = page.locator('[data-carousel] [aria-roledescription="slide"]:not([inert])');
  await expect(slide).toHaveAccessibleName(position);
  await expect(slide).toBeVisible();
}
const runClock = (page: Page, milliseconds: number) => page.clock.runFor(milliseconds);
/** Expects a playing carousel, which is not announced. */
const expectPlaying = (page: Page) =>
  expect(page.locator('[data-carousel] [aria-live]')).toHaveAttribute('aria-live', 'off');
const expectPaused = (page: Page) =>
  expect(page.locator('[data-carousel] [aria-live]')).toHaveAttribute('aria-live', 'polite');

test('the carousel shows one slide at a time, and advances every five seconds', async ({ page }) => {
  const { carousel, slides, total } = await openCarousel(page);
  expect(total).toBeGreaterThanOrEqual(3);
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  await expectPlaying(page);
  await expectSlide(page, `1 of ${total}`);
  await expect(slides.nth(1)).toHaveAttribute('inert');
  await runClock(page, intervalMs - 500);
  await expectSlide(page, `1 of ${total}`);
  await runClock(page, 1000);
  await expectSlide(page, `2 of ${total}`);
  await expect(slides.nth(0)).toHaveAttribute('inert');
  await expect(slides.nth(0)).toBeHidden();
  for (let slide = 2; slide <= total; slide += 1) await runClock(page, intervalMs);
  await expectSlide(page, `1 of ${total}`);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the carousel works with the styles of the page, so that the first tap does not style the page again', async ({
    page,
  }) => {
    await page.goto('/');
    const getClasses = () =>
      page
        .locator('[data-carousel] [data-island]')
        .evaluate((island) => [
          ...new Set([...island.querySelectorAll('*')].flatMap(({ classList }) => [...classList])),
        ]);
    const pageClasses = await getClasses();
    // `triggerHydration` moves a mouse. A phone sends a tap.
    await page.locator('h1').tap();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await page.locator('[data-carousel]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-carousel] [data-island]')).toHaveAttribute('data-hydrated');
    await getButton(page, 'Next').tap();
    await expect(page.locator('[data-carousel] [aria-roledescription="slide"]').first()).toBeHidden();
    expect(pageClasses).toEqual(expect.arrayContaining(await getClasses()));
    await expect(page.locator(appliedStylesheetSelector)).toHaveCount(0);
  });
});

test('a change of the slide restyles only what changes, so that a tap is answered at once', async ({
  page,
}) => {
  // Lights, which browsers restyle with everything else, do not move on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await triggerHydration(page);
  // The carousel does not move under the pointer.
  await getButton(page, 'Next').hover();
  // The section has animated in.
  await expect.poll(() => countRestyledElements(page, async () => {})).toBeLessThan(1);
  const slides = page.locator('[data-carousel] [aria-roledescription="slide"]');
  const restyled = await countRestyledElements(page, async () => {
    await getButton(page, 'Next').click();
    await expect(slides.first()).toBeHidden();
  });
  const changed = await slides.evaluateAll(
    ([first, second]) => [first, second].flatMap((slide) => [...(slide?.querySelectorAll('*') ?? [])]).length,
  );
  expect(restyled).toBeGreaterThan(0);
  expect(restyled).toBeLessThan(changed * 2);
});

test('the carousel stops at the pause button, and plays again', async ({ page }) => {
  const { total } = await openCarousel(page);
  await getButton(page, 'Pause').click();
  await expect(getButton(page, 'Play')).toBeVisible();
  await page.mouse.move(2, 2);
  await expectPaused(page);
  await runClock(page, 3 * intervalMs);
  await expectSlide(page, `1 of ${total}`);
  await getButton(page, 'Play').click();
  await expect(getButton(page, 'Pause')).toBeVisible();
  await expectPlaying(page);
  await runClock(page, intervalMs + 500);
  await expectSlide(page, `2 of ${total}`);
});

test('the carousel pauses under the pointer, and with the focus inside', async ({ page }) => {
  const { carousel, total } = await openCarousel(page);
  await expectPlaying(page);
  await carousel.hover();
  await expectPaused(page);
  await runClock(page, 2 * intervalMs);
  await expectSlide(page, `1 of ${total}`);
  await page.mouse.move(2, 2);
  await expectPlaying(page);
  await getButton(page, 'Next').focus();
  await expectPaused(page);
  await runClock(page, 2 * intervalMs);
  await expectSlide(page, `1 of ${total}`);
  await page.locator('main').focus();
  await expectPlaying(page);
});

test('the carousel pauses in a hidden tab and outside the view', async ({ page }) => {
  const { carousel } = await openCarousel(page);
  const setVisibilityState = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await expectPlaying(page);
  await setVisibilityState('hidden');
  await expectPaused(page);
  await setVisibilityState('visible');
  await expectPlaying(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectPaused(page);
  await carousel.scrollIntoViewIfNeeded();
  await expectPlaying(page);
});

test('the carousel is operable by keyboard, with the pause button first', async ({ page }) => {
  const { slides, total } = await openCarousel(page);
  await getButton(page, 'Pause').focus();
  await page.keyboard.press('Tab');
  await expect(getButton(page, 'Previous')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSlide(page, `${total} of ${total}`);
  await page.keyboard.press('Tab');
  await expect(getButton(page, 'Next')).toBeFocused();
  await page.keyboard.press('Space');
  await expectSlide(page, `1 of ${total}`);
  await page.keyboard.press('Tab');
  await expect(slides.first().getByRole('button', { name: 'Sample' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slides.first().getByRole('link')).toBeFocused();
  // Hidden slides are not in the tab order.
  await page.keyboard.press('Tab');
  expect(
    await slides.evaluateAll((elements) => elements.some((slide) => slide.contains(document.activeElement))),
  ).toBe(false);
});

test('the pause button keeps the focus when it is pressed with the keyboard', async ({ page }) => {
  const { total } = await openCarousel(page);
  await getButton(page, 'Pause').focus();
  await page.keyboard.press('Enter');
  await expect(getButton(page, 'Play')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getButton(page, 'Pause')).toBeFocused();
  // The focus on the button does not pause a carousel that was started with it.
  await expectPlaying(page);
  await runClock(page, intervalMs + 500);
  await expectSlide(page, `2 of ${total}`);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  const swipe = async (page: Page, distance: number) => {
    const box = await page.locator('[data-carousel] [aria-live]').boundingBox();
    if (!box) throw new Error('The carousel is missing.');
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchX?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: touchX === undefined ? [] : [{ x: touchX, y }],
      });
    await touch('touchStart', x);
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + distance * share);
    await touch('touchEnd');
    await session.detach();
  };

  test('the carousel advances after a swipe of forty pixels, and not before', async ({ page }) => {
    const { total } = await openCarousel(page);
    await swipe(page, -36);
    await expectSlide(page, `1 of ${total}`);
    await swipe(page, -48);
    await expectSlide(page, `2 of ${total}`);
    await swipe(page, 48);
    await expectSlide(page, `1 of ${total}`);
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the carousel does not move by itself, but plays at the play button', async ({ page }) => {
    const { total } = await openCarousel(page);
    await expect(getButton(page, 'Play')).toBeVisible();
    await runClock(page, 3 * intervalMs);
    await expectSlide(page, `1 of ${total}`);
    await getButton(page, 'Play').click();
    await expectPlaying(page);
    await runClock(page, intervalMs + 500);
    await expectSlide(page, `2 of ${total}`);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the carousel is a row of all slides, without buttons', async ({ page }) => {
    await page.goto('/');
    const slides = page.locator('[data-carousel] [aria-roledescription="slide"]');
    expect(await slides.count()).toBeGreaterThanOrEqual(3);
    for (const slide of await slides.all()) {
      await slide.scrollIntoViewIfNeeded();
      await expect(slide.getByRole('link')).toBeInViewport();
    }
    for (const name of ['Pause', 'Previous', 'Next']) await expect(getButton(page, name)).toHaveCount(0);
  });
});

test('the carousel does not move its content when it is hydrated', async ({ page }) => {
  const release = await delayHydration(page);
  await page.goto('/');
  const carousel = page.locator('[data-carousel]');
  await carousel.scrollIntoViewIfNeeded();
  // The layout of the sections above may still move the carousel.
  await expect(page.locator('html')).not.toHaveAttribute('data-laying');
  const getBoxes = () =>
    carousel.evaluate((section) =>
      [section, ...section.querySelectorAll('h2, [aria-label^="1 "], [aria-label^="1 "] figcaption')].map(
        (element) => JSON.stringify(element.getBoundingClientRect()),
      ),
    );
  const before = await getBoxes();
  release();
  await triggerHydration(page);
  await expect(getButton(page, 'Pause')).toBeVisible();
  expect(await getBoxes()).toEqual(before);
});

test('the carousel keeps the slide that the visitor has scrolled to before hydration', async ({ page }) => {
  const release = await delayHydration(page);
  await page.goto('/');
  const slide = page.locator('[data-carousel] [aria-roledescription="slide"]').nth(1);
  await slide.scrollIntoViewIfNeeded();
  await slide.evaluate((element) => {
    const row = element.parentElement as HTMLElement;
    row.scrollTo({ left: row.clientWidth, behavior: 'instant' });
  });
  release();
  await triggerHydration(page);
  await expect(slide).toBeVisible();
  await expect(slide).not.toHaveAttribute('inert');
});

test('the carousel answers its buttons before hydration, and remembers the pause button', async ({
  page,
}) => {
  const release = await delayHydration(page);
  await page.goto('/');
  // The boot script has run.
  await expect(page.locator('html')).not.toHaveAttribute('data-laying');
  const slides = page.locator('[data-carousel] [aria-roledescription="slide"]');
  const total = await slides.count();
  await getButton(page, 'Next').click();
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
  await getButton(page, 'Previous').click();
  await expect(slides.nth(0)).toBeInViewport({ ratio: 0.9 });
  await getButton(page, 'Previous').click();
  await expect(slides.nth(total - 1)).toBeInViewport({ ratio: 0.9 });
  await getButton(page, 'Pause').click();
  await getButton(page, 'Pause').click();
  release();
  await expect(page.locator('[data-carousel] [data-island]')).toHaveAttribute('data-hydrated');
  await expectSlide(page, `${total} of ${total}`);
  await expect(getButton(page, 'Play')).toBeVisible();
});

test('the carousel has Norwegian labels', async ({ page }) => {
  const { carousel, total } = await openCarousel(page, '/no');
  await expect(carousel).toHaveAttribute('aria-roledescription', 'karusell');
  await expect(getButton(page, 'Pause')).toBeVisible();
  await expect(getButton(page, 'Forrige')).toBeVisible();
  await getButton(page, 'Neste').click();
  await expectSlide(page, `2 av ${total}`);
});
