import type { Page } from 'playwright/test';
import { serveDelayedPage } from '#tests/support/browser/delayed-page.ts';
import { countRestyledElements } from '#tests/support/browser/restyled-elements.ts';
import {
  clickByScript,
  expect,
  test,
  triggerHydration,
  triggerHydrationOnly,
  waitForFrame,
} from '#tests/support/browser/site.ts';

/** Selects the root element of a page whose layout has not finished. */
const unfinishedPage = 'html[data-laying]';

/** Returns the sections whose content the browser has skipped. */
const getSkippedSections = (page: Page): Promise<string[]> =>
  page.locator('[data-section] > *, footer > *').evaluateAll((elements) =>
    elements
      // An island has no box of its own.
      .map((element) => (element.matches('[data-island]') ? (element.firstElementChild ?? element) : element))
      // The disclosure of the capabilities has a box only on phones.
      .filter(
        (element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map((element) => element.closest<HTMLElement>('[data-section]')?.dataset.section ?? 'footer'),
  );

type WindowWithIdleTasks = Window & { allowIdle: () => void };

/** Makes the browser never idle until `allowIdle`. */
const preventIdle = (page: Page): Promise<unknown> => page.addInitScript(preventIdleNow);

/** Runs in the page. */
function preventIdleNow(): void {
  const { requestIdleCallback } = window;
  const tasks: IdleRequestCallback[] = [];
  window.requestIdleCallback = (task) => tasks.push(task);
  (window as unknown as WindowWithIdleTasks).allowIdle = () => {
    window.requestIdleCallback = requestIdleCallback;
    for (const task of tasks) requestIdleCallback(task);
  };
}

const allowIdle = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as WindowWithIdleTasks).allowIdle());

/** Sections and blocks that layout may skip. */
const skippableSelector = '#main :is([data-section] ~ [data-section], .progressive > :nth-child(n + 3))';

/** Returns the distance of each skippable section from the top of the view, and whether its content is skipped. */
const describeSections = (page: Page): Promise<{ top: number; isSkipped: boolean }[]> =>
  page.locator(skippableSelector).evaluateAll((sections) =>
    sections.flatMap((section) => {
      const isSkipped = section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false;
      return section.firstElementChild ? [{ top: section.getBoundingClientRect().top, isSkipped }] : [];
    }),
  );

test('a page that is opened at its top is laid out progressively to its end', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(unfinishedPage)).toHaveCount(0);
  expect(await getSkippedSections(page)).toEqual([]);
});

for (const path of ['/privacy-policy', '/app-development'])
  test(`a long text, ${path}, is laid out block by block`, async ({ page }) => {
    await preventIdle(page);
    await page.goto(path);
    const blocks = page.locator('main .progressive > *');
    const areLaidOut = () =>
      blocks.evaluateAll((elements) =>
        elements
          .filter((element) => element.firstElementChild)
          .map((element) =>
            (element.firstElementChild as Element).checkVisibility({ contentVisibilityAuto: true }),
          ),
      );
    const [first, ...others] = await areLaidOut();
    expect(first).toBe(true);
    expect(others.at(-1)).toBe(false);
    await allowIdle(page);
    await expect(page.locator(unfinishedPage)).toHaveCount(0);
    expect(await areLaidOut()).not.toContain(false);
  });

test('a page whose end has not arrived stays in progressive layout until it has', async ({
  page,
  baseURL,
}) => {
  await using delayedPage = await serveDelayedPage(baseURL, '/', /(?=id="services")/);
  const bootScript = page.waitForResponse(/\/boot-/);
  await page.goto(delayedPage.url, { waitUntil: 'commit' });
  await (await bootScript).finished();
  // A script that did not wait would have finished the layout within five idle frames.
  for (let count = 0; count < 5; count += 1)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
    );
  await expect(page.locator('html')).toHaveAttribute('data-laying');
  delayedPage.release();
  await expect(page.locator('footer')).toBeAttached();
  await expect(page.locator(unfinishedPage)).toHaveCount(0);
  expect(await getSkippedSections(page)).toEqual([]);
});

/** Lays out all sections without ending the layout, and waits until the lights that come on as the page opens are on. */
async function layOutSections(page: Page): Promise<void> {
  await expect(page.locator(unfinishedPage)).toHaveCount(1);
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) element.dataset.laid = '';
    document.body.getBoundingClientRect();
  }, '[data-section], .progressive > *, footer, [data-balls]');
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}

/** Expects the end of the layout to restyle less than a quarter of the page. */
async function expectFewRestyledElements(page: Page): Promise<void> {
  const limit = (await page.locator('body *').count()) / 4;
  // Motion that begins after the page is shown restyles elements of its own. Half the limit leaves room for what goes on.
  await expect.poll(() => countRestyledElements(page, () => Promise.resolve())).toBeLessThan(limit / 2);
  const restyled = await countRestyledElements(page, () =>
    page.evaluate(() => document.documentElement.removeAttribute('data-laying')),
  );
  expect(restyled).toBeLessThan(limit);
}

for (const path of ['/', '/privacy-policy', '/portfolio'])
  test(`the end of the layout of ${path} restyles a small part of it`, async ({ page }) => {
    await preventIdle(page);
    await page.goto(path);
    await layOutSections(page);
    await expectFewRestyledElements(page);
  });

test('the end of the layout of a page after client navigation restyles a small part of it', async ({
  page,
}) => {
  await preventIdle(page);
  await page.goto('/');
  await triggerHydrationOnly(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
  await layOutSections(page);
  await expectFewRestyledElements(page);
});

test('the application lays out the rest in few steps', async ({ page }) => {
  await preventIdle(page);
  await page.goto('/');
  const skipped = await getSkippedSections(page);
  expect(skipped).toContain('footer');
  expect(skipped).not.toContain('banner');
  await triggerHydrationOnly(page);
  const steps = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        const observer = new MutationObserver((records) => {
          if (records.some(({ attributeName }) => attributeName === 'data-laid')) count += 1;
          if (document.documentElement.dataset.laying === undefined) resolve(count);
        });
        observer.observe(document, { subtree: true, attributeFilter: ['data-laid', 'data-laying'] });
        (window as unknown as WindowWithIdleTasks).allowIdle();
      }),
  );
  expect(steps).toBeGreaterThan(1);
  expect(steps).toBeLessThanOrEqual(4);
  expect(await getSkippedSections(page)).toEqual([]);
});

test('a scroll lays out what is above and in view, and the page does not move', async ({ page }) => {
  await preventIdle(page);
  await page.goto('/');
  const top = await page.locator('#services').evaluate(async (section) => {
    section.scrollIntoView({ behavior: 'instant' });
    const { top } = section.getBoundingClientRect();
    // The event of a scroll comes with the next frame.
    for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame);
    return { before: top, after: section.getBoundingClientRect().top };
  });
  expect(top.after).toBeCloseTo(top.before, 0);
  const skipped = await getSkippedSections(page);
  expect(skipped).not.toContain('services');
  expect(skipped).toContain('footer');
  await allowIdle(page);
  await expect(page.locator(unfinishedPage)).toHaveCount(0);
  expect(await getSkippedSections(page)).toEqual([]);
});

test('the first frame of a followed link lays out the sections in view, and none below', async ({ page }) => {
  const viewHeight = 1400;
  await page.setViewportSize({ width: 1280, height: viewHeight });
  await preventIdle(page);
  await page.goto('/');
  await triggerHydrationOnly(page);
  const shown: { isBelow: boolean; isSkipped: boolean }[] = [];
  for (const path of ['/team', '/privacy-policy', '/careers']) {
    await clickByScript(page.locator(`a[href="${path}"]`).last());
    await expect(page).toHaveURL(path);
    await waitForFrame(page);
    for (const { top, isSkipped } of await describeSections(page))
      shown.push({ isBelow: top >= viewHeight, isSkipped });
  }
  expect(new Set(shown.map(({ isBelow }) => isBelow)).size).toBe(2);
  expect(shown.filter(({ isBelow, isSkipped }) => isBelow !== isSkipped)).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  // The event of a scroll comes with the next frame.
  for (let count = 0; count < 2; count += 1) await waitForFrame(page);
  const sections = await describeSections(page);
  expect(sections.some(({ top }) => top < 0)).toBe(true);
  expect(sections.filter(({ top, isSkipped }) => top < viewHeight && isSkipped)).toEqual([]);
  await allowIdle(page);
  await expect(page.locator(unfinishedPage)).toHaveCount(0);
  expect((await describeSections(page)).filter(({ isSkipped }) => isSkipped)).toEqual([]);
});

for (const path of ['/', '/team', '/privacy-policy'])
  test(`going back to ${path} restores its position before most of it is laid out, and nothing moves`, async ({
    page,
  }) => {
    await page.goto(path);
    await triggerHydration(page);
    const sections = page.locator(skippableSelector);
    const probe = sections.nth(Math.floor((await sections.count()) / 2));
    await probe.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await waitForFrame(page);
    const getTop = () => probe.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const top = await getTop();
    await clickByScript(page.locator('footer a[href="/careers"]').first());
    await expect(page).toHaveURL('/careers');
    await expect(page.locator(unfinishedPage)).toHaveCount(0);
    await page.evaluate(preventIdleNow);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(getTop).toBe(top);
    expect((await describeSections(page)).some(({ isSkipped }) => isSkipped)).toBe(true);
    await allowIdle(page);
    await expect(page.locator(unfinishedPage)).toHaveCount(0);
    expect(await getTop()).toBe(top);
    expect((await describeSections(page)).filter(({ isSkipped }) => isSkipped)).toEqual([]);
  });

test('going back after the window has another width restores the position of the page', async ({ page }) => {
  await page.goto('/team');
  await triggerHydration(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await waitForFrame(page);
  await clickByScript(page.locator('footer a[href="/careers"]').first());
  await expect(page).toHaveURL('/careers');
  await page.setViewportSize({ width: 800, height: 720 });
  await page.evaluate(preventIdleNow);
  await page.goBack();
  await expect(page).toHaveURL('/team');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  // Heights at the other width are unknown, so the page is laid out at once.
  expect((await describeSections(page)).filter(({ isSkipped }) => isSkipped)).toEqual([]);
});

test('motion measures nothing in sections that are not laid out', async ({ page }) => {
  await preventIdle(page);
  await page.addInitScript(() => {
    const { getBoundingClientRect } = Element.prototype;
    Element.prototype.getBoundingClientRect = function (this: Element) {
      if (!this.checkVisibility({ contentVisibilityAuto: true }))
        console.error(`measured although it is skipped: ${this.outerHTML.slice(0, 100)}`);
      return getBoundingClientRect.call(this);
    };
  });
  await page.goto('/sustainability');
  await triggerHydrationOnly(page);
  // The observers of motion have been called by the second frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
});

test('a page that is opened at an anchor is laid out at once, and so is a reloaded page', async ({
  page,
}) => {
  await preventIdle(page);
  await page.goto('/#blog');
  expect(await getSkippedSections(page)).toEqual([]);
  await expect(page.locator('#blog')).toBeInViewport();
  await page.goto('/team');
  await page.reload();
  await expect(page.locator(unfinishedPage)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing is skipped, including the lights', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-ball]').first()).toBeVisible();
    await expect(page.locator(unfinishedPage)).toHaveCount(0);
  });
});
