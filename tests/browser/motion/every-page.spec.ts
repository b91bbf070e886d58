/** All motion elements of a page are visible in the end, whether or not their animation loads and runs. */
import type { Page } from 'playwright/test';
import {
  findHiddenElements,
  getVisibleState,
  pauseAnimations,
  restingState,
  scrollElementTo,
  scrollThroughPage,
  setAnimationTime,
  viewHeight,
  waitForObservers,
  waitForReveals,
} from '#tests/support/browser/motion-stage.ts';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

/** Pages with elements that wait for animations to load. */
const animatedPaths = ['/', '/team', '/web-development', '/sustainability', '/portfolio'];
/** A case study fades elements in with CSS alone. */
const paths = [...animatedPaths, '/kiddy-app'];

/** URL of the chunk with the animations. */
const animateChunk = /\/static\/js\/animate-/;

const getWaitingElements = (page: Page) => page.locator('[data-reveal="waiting"],[data-in-view="waiting"]');

/** Records requests from now on. @returns a function that returns the URLs of scripts that contain gsap. */
function recordGsapScripts(page: Page): () => Promise<string[]> {
  const scripts: Promise<string | undefined>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.text().then((text) => (text.includes('GreenSock') ? response.url() : undefined)));
  });
  return async () => (await Promise.all(scripts)).filter((url) => url !== undefined);
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: viewHeight }));

test('gsap is loaded at the first interaction, not before', async ({ page }) => {
  const getGsapScripts = recordGsapScripts(page);
  await page.goto('/team', { waitUntil: 'networkidle' });
  expect(await getGsapScripts()).toEqual([]);
  await triggerHydration(page);
  await expect.poll(getGsapScripts).toHaveLength(1);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('a page without figures that count is animated without gsap', async ({ page }) => {
    const getGsapScripts = recordGsapScripts(page);
    await page.goto('/team', { waitUntil: 'networkidle' });
    await triggerHydration(page);
    await waitForReveals(page);
    await scrollThroughPage(page);
    await expect(getWaitingElements(page)).toHaveCount(0);
    expect(await getGsapScripts()).toEqual([]);
  });
});

test('under reduced motion, all elements are visible and gsap is not loaded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const getGsapScripts = recordGsapScripts(page);
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      expect(await findHiddenElements(page)).toEqual([]);
      await triggerHydration(page);
      await scrollThroughPage(page);
      await page.waitForLoadState('networkidle');
      expect(await findHiddenElements(page)).toEqual([]);
      await expect(getWaitingElements(page)).toHaveCount(0);
      expect(await getGsapScripts()).toEqual([]);
    });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('all elements are visible', async ({ page }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path);
        expect(await findHiddenElements(page)).toEqual([]);
      });
  });
});

test.describe('without the animate chunk', () => {
  test.use({ toleratedErrors: /ERR_FAILED/ });
  for (const path of animatedPaths)
    test(`all elements of ${path} are visible`, async ({ page }) => {
      await page.route(animateChunk, (route) => route.abort());
      await page.goto(path);
      const failed = page.waitForEvent('requestfailed', (request) => animateChunk.test(request.url()));
      await triggerHydration(page);
      await scrollThroughPage(page);
      await failed;
      await expect.poll(() => findHiddenElements(page)).toEqual([]);
    });
});

for (const path of paths)
  test(`all elements of ${path} are visible after scrolling through the page`, async ({ page }) => {
    await page.goto(path);
    const loaded = animatedPaths.includes(path) ? page.waitForResponse(animateChunk) : undefined;
    await triggerHydration(page);
    await scrollThroughPage(page);
    await loaded;
    // Scrolling reveals elements that animations have hidden since the page loaded.
    await expect(async () => {
      await scrollThroughPage(page);
      await expect(getWaitingElements(page)).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await expect.poll(() => findHiddenElements(page)).toEqual([]);
  });

test('elements that were passed before animations have loaded are not hidden', async ({ page }) => {
  const { promise: chunkReleased, resolve: releaseChunk } = Promise.withResolvers<void>();
  await page.route(animateChunk, async (route) => {
    await chunkReleased;
    await route.continue();
  });
  await page.goto('/team');
  const requested = page.waitForRequest(animateChunk);
  await page.waitForLoadState('networkidle');
  // This scroll is the interaction that enables animations.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const url = (await requested).url();
  await page.evaluate(() => window.scrollTo(0, 0));
  releaseChunk();
  // The page has started its animations once the same import resolves here.
  await page.evaluate((url) => import(url), url);
  await waitForObservers(page);
  await expect(getWaitingElements(page)).toHaveCount(0);
  expect(await findHiddenElements(page)).toEqual([]);
});

test('animations work after client navigation, and after going back', async ({ page }) => {
  // The page of a hovered link waits outside the shown content.
  const lastWaiting = '#main [data-reveal="waiting"]:last-of-type';
  const expectReveal = async () => {
    await waitForReveals(page);
    const element = page.locator(lastWaiting).last();
    await element.evaluate((node) => {
      node.id = 'mark';
    });
    await expect(page.locator('#mark')).toHaveCSS('opacity', '0');
    await scrollElementTo(page, '#mark', 300);
    await expect(page.locator('#mark')).toHaveAttribute('data-reveal', '');
    await expect(page.locator('#mark')).toHaveCSS('opacity', '1');
  };
  const title = page.locator('h1');
  await page.goto('/team');
  const firstTitle = (await title.textContent()) ?? '';
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'true';
  });
  await triggerHydration(page);
  await expectReveal();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
  await expect(title).not.toHaveText(firstTitle);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expectReveal();
  await page.goBack();
  await expect(page).toHaveURL('/team');
  await expect(title).toHaveText(firstTitle);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectReveal();
  // Both navigations were client navigations.
  await expect(page.locator('html[data-marked]')).toHaveCount(1);
});

test('all elements become visible when reduced motion is turned on during the visit, and animate again when it is turned off', async ({
  page,
}) => {
  await page.goto('/');
  await triggerHydration(page);
  await waitForReveals(page);
  await expect
    .poll(async () => (await findHiddenElements(page)).some((description) => description.startsWith('SPAN')))
    .toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => findHiddenElements(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await waitForReveals(page);
});

test('a running animation ends in its final state when reduced motion is turned on', async ({ page }) => {
  await pauseAnimations(page);
  await page.goto('/team');
  await triggerHydration(page);
  await waitForReveals(page);
  await page
    .locator('[data-reveal="waiting"]')
    .first()
    .evaluate((element) => {
      element.id = 'mark';
    });
  await scrollElementTo(page, '#mark', 300);
  await expect(page.locator('#mark')).toHaveAttribute('data-reveal', '');
  await setAnimationTime(page.locator('#mark'), 300);
  const running = await getVisibleState(page, '#mark');
  expect(running.animations).toBe(1);
  expect(running.opacity).toBeGreaterThan(0);
  expect(running.opacity).toBeLessThan(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => getVisibleState(page, '#mark')).toEqual(restingState);
  expect(await findHiddenElements(page)).toEqual([]);
});
