/** The wheel is smoothed, and all other ways of scrolling stay native. */
import type { Page } from 'playwright/test';
import { clickByScript, expect, test, triggerHydration } from '#tests/support/browser/site.ts';

declare global {
  interface Window {
    requestedFrames: number;
    wheelEvent: Promise<Event>;
  }
}

/** Counts the requests for the chunk that smooths the wheel, from now on. */
function countChunkRequests(page: Page): () => number {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return () => urls.filter((url) => /smooth-scroll-.*\.chunk\.js/.test(url)).length;
}

const getScrollY = (page: Page) => page.evaluate(() => scrollY);
const getMaxScrollY = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

/** Opens a page with a stopped clock and a smoothed wheel. */
async function openPaused(page: Page, path: string, prepare?: () => void) {
  await page.clock.install();
  if (prepare) await page.addInitScript(prepare);
  await page.goto(path);
  await triggerHydration(page);
  await expect(page.locator('html')).toHaveClass(/\blenis\b/);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Turns the wheel over the middle of the page, and waits for the event. */
async function turnWheel(page: Page, deltaY: number) {
  await page.mouse.move(400, 400);
  await page.evaluate(() => {
    window.wheelEvent = new Promise((resolve) => addEventListener('wheel', resolve, { once: true }));
  });
  await page.mouse.wheel(0, deltaY);
  await page.evaluate(async () => void (await window.wheelEvent));
}

test('the wheel moves the page to its target over many frames', async ({ page }) => {
  const getRequestCount = countChunkRequests(page);
  await openPaused(page, '/');
  expect(getRequestCount()).toBe(1);
  await turnWheel(page, 600);
  await page.clock.runFor(100);
  const early = await getScrollY(page);
  expect(early).toBeGreaterThan(0);
  expect(early).toBeLessThan(550);
  await page.clock.runFor(100);
  expect(await getScrollY(page)).toBeGreaterThan(early);
  await page.clock.runFor(3000);
  expect(await getScrollY(page)).toBe(600);
});

test('scrolling changes no class of the root element, because that would style every link again', async ({
  page,
}) => {
  await openPaused(page, '/');
  await page.evaluate(() => {
    const { documentElement } = document;
    new MutationObserver(() => {
      documentElement.dataset.changed = '';
    }).observe(documentElement, { attributeFilter: ['class'] });
  });
  await turnWheel(page, 600);
  await page.clock.runFor(3000);
  expect(await getScrollY(page)).toBe(600);
  await expect(page.locator('html')).not.toHaveAttribute('data-changed');
});

test('a key takes precedence at once, and ends the smooth movement', async ({ page }) => {
  await openPaused(page, '/');
  await turnWheel(page, 600);
  await page.clock.runFor(50);
  const before = await getScrollY(page);
  await page.keyboard.press('End');
  // A smoothed frame would compete with one of the browser's own movement.
  await expect
    .poll(async () => {
      await page.clock.runFor(16);
      return getScrollY(page);
    })
    .toBeGreaterThan(before + 800);
  await expect.poll(() => getScrollY(page)).toBeGreaterThan((await getMaxScrollY(page)) - 2);
  await page.clock.runFor(3000);
  expect(await getScrollY(page)).toBeGreaterThan((await getMaxScrollY(page)) - 2);
});

test('an anchor is reached, also while the page is still moving', async ({ page }) => {
  await openPaused(page, '/privacy-policy');
  await turnWheel(page, 300);
  await page.clock.runFor(50);
  const link = page.locator('main nav a[href*="#"]').last();
  const target = page.locator((await link.getAttribute('href'))?.replace(/^.*#/, '#') ?? '');
  await clickByScript(link);
  await page.clock.runFor(3000);
  await expect(target).toBeInViewport();
  const { y = -1 } = (await target.boundingBox()) ?? {};
  // Scroll padding keeps the target below the header.
  expect(y).toBeGreaterThan(60);
  expect(y).toBeLessThan(140);
});

test('a sideways wheel, and the wheel of a zoomed page, are native', async ({ page }) => {
  await openPaused(page, '/');
  await page.keyboard.down('Shift');
  await turnWheel(page, 300);
  await page.keyboard.up('Shift');
  await expect(page.locator('html')).not.toHaveClass(/lenis-smooth/);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await turnWheel(page, 300);
  await expect(page.locator('html')).not.toHaveClass(/lenis-smooth/);
});

test('an area that scrolls by itself keeps its native wheel, and a locked page does not move', async ({
  page,
}) => {
  await openPaused(page, '/');
  await page.evaluate(() => {
    const area = document.createElement('div');
    const filler = document.createElement('div');
    Object.assign(area.style, { position: 'fixed', inset: '100px', overflow: 'auto', zIndex: '99' });
    filler.style.height = '5000px';
    area.id = 'area';
    area.append(filler);
    document.body.append(area);
  });
  await turnWheel(page, 200);
  await expect.poll(() => page.locator('#area').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  await page.clock.runFor(2000);
  expect(await getScrollY(page)).toBe(0);

  await page.evaluate(() => {
    document.getElementById('area')?.remove();
    document.documentElement.style.overflow = 'hidden';
  });
  await turnWheel(page, 200);
  await page.clock.runFor(2000);
  expect(await getScrollY(page)).toBe(0);
});

test('a new page starts at its top, and going back restores the scroll position', async ({ page }) => {
  await openPaused(page, '/');
  await turnWheel(page, 900);
  await page.clock.runFor(3000);
  const positionBefore = await getScrollY(page);
  await turnWheel(page, 400);
  await page.clock.runFor(50);
  await clickByScript(page.locator('header a[href="/portfolio"]').first());
  await expect(page).toHaveURL(/\/portfolio$/);
  await page.clock.runFor(3000);
  expect(await getScrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => getScrollY(page)).toBeGreaterThanOrEqual(positionBefore);
  const restored = await getScrollY(page);
  await page.clock.runFor(3000);
  expect(await getScrollY(page)).toBe(restored);
});

test('there is one animation frame loop, which ends with the movement', async ({ page }) => {
  await openPaused(page, '/', () => {
    window.requestedFrames = 0;
    const original = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      window.requestedFrames += 1;
      return original.call(window, callback);
    };
  });
  const getFrameCount = () => page.evaluate(() => window.requestedFrames);
  await turnWheel(page, 3000);
  await page.clock.runFor(32);
  const before = await getFrameCount();
  await page.clock.runFor(320);
  // A second loop would request 20 more. Hydration near the view may request a few.
  expect((await getFrameCount()) - before).toBeLessThanOrEqual(25);
  expect((await getFrameCount()) - before).toBeGreaterThanOrEqual(19);
  // Elements that came into view may still be animated, because their observers do not follow the stopped clock.
  await expect
    .poll(async () => {
      const count = await getFrameCount();
      await page.clock.runFor(2_000);
      return (await getFrameCount()) - count;
    })
    .toBe(0);

  const position = await getScrollY(page);
  await turnWheel(page, 400);
  await page.clock.runFor(100);
  expect(await getScrollY(page)).toBeGreaterThan(position);
  await page.clock.runFor(3_000);
  expect(await getScrollY(page)).toBe(position + 400);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
  test('the chunk that smooths the wheel is not loaded', async ({ page }) => {
    const getRequestCount = countChunkRequests(page);
    await page.goto('/');
    await page.touchscreen.tap(200, 300);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await page.waitForLoadState('networkidle');
    expect(getRequestCount()).toBe(0);
  });
});
