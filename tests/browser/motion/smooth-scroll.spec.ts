/** The wheel is smoothed, and nothing else that scrolls a page waits for it. */
import type { Page } from 'playwright/test';
import { expect, test, wake } from '#tests/support/browser/site.ts';

declare global {
  interface Window {
    framesAsked: number;
  }
}

/** Counts how often the wheel's code is asked for, from now on. */
function chunksAskedBy(page: Page): () => number {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return () => asked.filter((url) => /smooth-scroll-.*\.chunk\.js/.test(url)).length;
}

const yOf = (page: Page) => page.evaluate(() => scrollY);
const endOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

/** Opens a page whose clock stands, with the wheel smoothed. */
async function openPaused(page: Page, path: string, prepare?: () => void) {
  await page.clock.install();
  if (prepare) await page.addInitScript(prepare);
  await page.goto(path);
  await wake(page);
  await expect(page.locator('html')).toHaveClass(/\blenis\b/);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Turns the wheel over the middle of the page, and waits until the page has heard of it. */
async function turnWheel(page: Page, by: number) {
  await page.mouse.move(400, 400);
  const heard = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('wheel', () => resolve(), { once: true })),
  );
  await page.mouse.wheel(0, by);
  await heard;
}

test('the wheel moves the page over many frames, to where it was turned', async ({ page }) => {
  const asked = chunksAskedBy(page);
  await openPaused(page, '/');
  expect(asked()).toBe(1);
  await turnWheel(page, 600);
  await page.clock.runFor(100);
  const soon = await yOf(page);
  expect(soon).toBeGreaterThan(0);
  expect(soon).toBeLessThan(550);
  await page.clock.runFor(100);
  expect(await yOf(page)).toBeGreaterThan(soon);
  await page.clock.runFor(3000);
  expect(await yOf(page)).toBe(600);
});

test('a key wins at once, and what was under way is forgotten', async ({ page }) => {
  await openPaused(page, '/');
  await turnWheel(page, 600);
  await page.clock.runFor(50);
  const before = await yOf(page);
  await page.keyboard.press('End');
  // Each frame of ours stands against one of the browser's own way to the end.
  await expect
    .poll(async () => {
      await page.clock.runFor(16);
      return yOf(page);
    })
    .toBeGreaterThan(before + 800);
  await expect.poll(() => yOf(page)).toBeGreaterThan((await endOf(page)) - 2);
  await page.clock.runFor(3000);
  expect(await yOf(page)).toBeGreaterThan((await endOf(page)) - 2);
});

test('an anchor is where it says, also while the page is still moving', async ({ page }) => {
  await openPaused(page, '/privacy-policy');
  await turnWheel(page, 300);
  await page.clock.runFor(50);
  const link = page.locator('main nav a[href*="#"]').last();
  const target = page.locator((await link.getAttribute('href'))?.replace(/^.*#/, '#') ?? '');
  await link.evaluate((element: HTMLElement) => element.click());
  await page.clock.runFor(3000);
  await expect(target).toBeInViewport();
  const { y = -1 } = (await target.boundingBox()) ?? {};
  // Below the header, by scroll-padding.
  expect(y).toBeGreaterThan(60);
  expect(y).toBeLessThan(140);
});

test('a wheel sideways, and one in a page that is magnified, are the browser’s', async ({ page }) => {
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

test('an area that scrolls keeps its wheel, and a page that is held stands', async ({ page }) => {
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
  expect(await yOf(page)).toBe(0);

  await page.evaluate(() => {
    document.getElementById('area')?.remove();
    document.documentElement.style.overflow = 'hidden';
  });
  await turnWheel(page, 200);
  await page.clock.runFor(2000);
  expect(await yOf(page)).toBe(0);
});

test('a new page begins at its top, and the way back ends where it began', async ({ page }) => {
  await openPaused(page, '/');
  await turnWheel(page, 900);
  await page.clock.runFor(3000);
  const left = await yOf(page);
  await turnWheel(page, 400);
  await page.clock.runFor(50);
  await page
    .locator('header a[href="/portfolio"]')
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/\/portfolio$/);
  await page.clock.runFor(3000);
  expect(await yOf(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => yOf(page)).toBeGreaterThanOrEqual(left);
  const restored = await yOf(page);
  await page.clock.runFor(3000);
  expect(await yOf(page)).toBe(restored);
});

test('everything ticks in one frame loop, which ends with the movement', async ({ page }) => {
  await openPaused(page, '/', () => {
    window.framesAsked = 0;
    const real = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      window.framesAsked += 1;
      return real.call(window, callback);
    };
  });
  const asked = () => page.evaluate(() => window.framesAsked);
  await turnWheel(page, 3000);
  await page.clock.runFor(32);
  const before = await asked();
  await page.clock.runFor(320);
  expect((await asked()) - before).toBeLessThanOrEqual(21);
  expect((await asked()) - before).toBeGreaterThanOrEqual(19);
  await page.clock.runFor(10_000);
  const rested = await asked();
  await page.clock.runFor(2_000);
  expect(await asked()).toBe(rested);

  const there = await yOf(page);
  await turnWheel(page, 400);
  await page.clock.runFor(100);
  expect(await yOf(page)).toBeGreaterThan(there);
  await page.clock.runFor(3_000);
  expect(await yOf(page)).toBe(there + 400);
});

test.describe('a finger moves the page itself', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
  test('and nothing is loaded for a wheel', async ({ page }) => {
    const asked = chunksAskedBy(page);
    await page.goto('/');
    await page.touchscreen.tap(200, 300);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await page.waitForLoadState('networkidle');
    expect(asked()).toBe(0);
  });
});
