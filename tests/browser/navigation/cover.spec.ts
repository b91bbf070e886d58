import type { Page } from 'playwright/test';
import { clickByScript, expect, test, triggerHydration } from '#tests/support/browser/site.ts';

/** Records the animations of large covers that start from now on: their duration and their first keyframe's transform. */
const recordAnimations = (page: Page) =>
  page.evaluate(() => {
    const started: { duration: unknown; transform: unknown }[] = [];
    Object.assign(window, { started });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, keyframes, options) {
      if (this.matches('[data-cover="large"]'))
        started.push({
          duration: (options as KeyframeAnimationOptions).duration,
          transform: (keyframes as Keyframe[])[0]?.transform,
        });
      return animate.call(this, keyframes, options);
    };
  });
const getAnimations = (page: Page) =>
  page.evaluate(() => (window as unknown as { started: { duration: number; transform: string }[] }).started);
/** Finds the link of the case study below its cover. The list of icons has another one. */
const getCaseLink = (page: Page) => page.locator('[data-case]').getByRole('link', { name: 'Kiddy' });
const getHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Kiddy' });

test.describe('the cover of a case study', () => {
  for (const device of ['pointer', 'keyboard'] as const)
    test(`grows from the cover in the link that the ${device} follows`, async ({ page }) => {
      await page.goto('/portfolio');
      await triggerHydration(page);
      await recordAnimations(page);
      const link = getCaseLink(page);
      if (device === 'pointer') await link.click();
      else await link.press('Enter');
      await expect(getHeading(page)).toBeVisible();
      await expect
        .poll(() => getAnimations(page))
        .toEqual([{ duration: 350, transform: expect.stringMatching(/^translate\(.+\) scale\(0?\.\d+\)$/) }]);
    });

  test('is still when a link without a cover is followed', async ({ page }) => {
    await page.goto('/portfolio');
    await triggerHydration(page);
    await recordAnimations(page);
    await page.getByRole('main').evaluate((main) => {
      const link = document.createElement('a');
      link.href = '/kiddy-app';
      link.textContent = 'In a sentence';
      main.prepend(link);
    });
    // The navigation is above the night that the page begins with.
    await clickByScript(page.getByRole('link', { name: 'In a sentence' }));
    await expect(getHeading(page)).toBeVisible();
    expect(await getAnimations(page)).toEqual([]);
  });

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('is still', async ({ page }) => {
      await page.goto('/portfolio');
      await triggerHydration(page);
      await recordAnimations(page);
      await getCaseLink(page).click();
      await expect(getHeading(page)).toBeVisible();
      expect(await getAnimations(page)).toEqual([]);
    });
  });
});

test.describe('a cover under the mouse', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  test('parts its device from its light', async ({ page }) => {
    await page.goto('/portfolio');
    await getCaseLink(page).hover();
    const images = page.locator('[data-case]').first().locator('[data-cover] img');
    await expect(images.first()).toHaveCSS('translate', '0px -4px');
    await expect(images.last()).toHaveCSS('translate', '6px -12px');
  });
});

test.describe('a case study', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  test('shows the facts of the project in one line above its overview', async ({ page }) => {
    await page.goto('/kiddy-app');
    const facts = await page.locator('main dl').boundingBox();
    const tops = await page
      .locator('main dl > div')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
    const overview = await page.getByRole('region', { name: 'Overview' }).boundingBox();
    if (!facts || !overview) throw new Error('The page lacks its facts or its overview.');
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
    expect(facts.y + facts.height).toBeLessThan(overview.y);
  });

  test('sets the heading of its features beside their list, or above it, as its presentation says', async ({
    page,
  }) => {
    const measureFeatures = async (path: string) => {
      await page.goto(path);
      const section = page.getByRole('region', { name: 'Key features' });
      const heading = await section.getByRole('heading', { level: 2 }).boundingBox();
      const list = await section.getByRole('list').boundingBox();
      if (!heading || !list) throw new Error('The page lacks its features.');
      return { heading, list };
    };
    const beside = await measureFeatures('/inkludMI-app');
    expect(beside.heading.x + beside.heading.width).toBeLessThanOrEqual(beside.list.x);
    expect(beside.heading.y).toBeLessThan(beside.list.y + beside.list.height / 2);
    const above = await measureFeatures('/vibori-app');
    expect(above.heading.y + above.heading.height).toBeLessThanOrEqual(above.list.y);
    expect(above.list.width).toBeGreaterThan(beside.list.width);
  });

  test('has its cover behind its heading, as wide as the page', async ({ page }) => {
    await page.goto('/kiddy-app');
    const cover = await page.locator('[data-cover="large"]').boundingBox();
    expect(cover).toMatchObject({ x: 0, y: 0, width: await page.evaluate(() => document.body.clientWidth) });
  });

  test('shows its screens on a band as wide as the page', async ({ page }) => {
    await page.goto('/kiddy-app');
    const band = await page.locator('[data-screens="pair"]').boundingBox();
    expect(band).toMatchObject({ x: 0, width: await page.evaluate(() => document.body.clientWidth) });
  });
});
