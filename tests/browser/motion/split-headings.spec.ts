/** Headings that appear letter by letter: their timing from the specification, and only visual effects. */
import type { Locator, Page } from 'playwright/test';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

/** A section with a heading of each style. */
const styles = [
  { style: '1', section: 'portfolio' },
  { style: '2', section: 'blog' },
  { style: '3', section: 'services' },
];
const frameMs = 1000 / 60;

const getHeading = (page: Page, section: string): Locator =>
  page.locator(`[data-section=${section}] [data-split-heading]`).first();

/** Scrolls until the element's top is at a share of the view's height. */
const scrollTopToShare = (heading: Locator, share: number) =>
  heading.evaluate((element, viewShare) => {
    const top = Math.round(innerHeight * viewShare);
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  }, share);

/** Returns the number of characters in the copy, 0 while it waits, or 'none' without a copy. */
const getCopyLength = (heading: Locator) =>
  heading.evaluate((element) => {
    const copy = element.shadowRoot?.querySelector('.copy');
    return copy ? copy.querySelectorAll(':scope > span > span').length : 'none';
  });

/** Opens a page with a stopped clock, and waits until its headings are ready to animate. */
async function openPaused(page: Page, path = '/', section = 'services') {
  await page.clock.install();
  await page.goto(path);
  await triggerHydration(page);
  const heading = getHeading(page, section);
  await expect.poll(() => getCopyLength(heading)).toBe(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return heading;
}

/** Waits for two real frames, in which intersection observers report. */
const waitForTwoFrames = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2])
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      });
  });

for (const { style, section } of styles)
  test(`characters of style ${style} take 1 s, 0.02 s apart, with a perspective of 400, from 90 % of the view`, async ({
    page,
  }) => {
    const heading = await openPaused(page, '/', section);
    await expect(heading).toHaveAttribute('data-split-heading', style);
    const count = ((await heading.textContent()) ?? '').replace(/\s/g, '').length;

    await scrollTopToShare(heading, 0.91);
    await waitForTwoFrames(page);
    expect(await getCopyLength(heading)).toBe(0);
    await scrollTopToShare(heading, 0.89);
    await expect.poll(() => getCopyLength(heading)).toBe(count);

    const getCharacterState = (position: number) =>
      heading.evaluate((element, index) => {
        const character = [
          ...(element.shadowRoot?.querySelectorAll<HTMLElement>('.copy > span > span') ?? []),
        ].at(index);
        if (!character) return undefined;
        const { transform, opacity } = character.style;
        // Style 2 moves all characters of a word at once, so only their opacity is staggered.
        return element.getAttribute('data-split-heading') === '2' ? opacity : `${transform} ${opacity}`;
      }, position);
    await page.clock.runFor(2 * frameMs);
    const transforms = await heading.evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.copy > span > span') ?? [])].map(
        ({ style: { transform } }) => transform,
      ),
    );
    expect(transforms.filter((transform) => !transform.startsWith('perspective(400px)'))).toEqual([]);
    const initialState = await getCharacterState(-1);
    const lastStart = (count - 1) * 20;
    await page.clock.runFor(lastStart - 4 * frameMs);
    expect(await getCharacterState(-1)).toBe(initialState);
    await page.clock.runFor(6 * frameMs);
    expect(await getCharacterState(-1)).not.toBe(initialState);
    await page.clock.runFor(1000 - 6 * frameMs);
    expect(await getCopyLength(heading)).toBe(count);
    await page.clock.runFor(5 * frameMs);
    expect(await getCopyLength(heading)).toBe('none');
  });

test('the heading itself does not change for screen readers, copying and translation', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const heading = getHeading(page, 'services');
  const getHeadingState = () =>
    heading.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      const selected = String(getSelection());
      getSelection()?.removeAllRanges();
      return { markup: element.outerHTML, read: element.textContent, selected };
    });
  const before = await getHeadingState();
  const accessibleHeading = page.getByRole('heading', { name: before.read, exact: true });
  await triggerHydration(page);
  await expect.poll(() => getCopyLength(heading)).toBe(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  expect(await getHeadingState()).toEqual(before);
  await expect(accessibleHeading).toHaveCount(1);
  await scrollTopToShare(heading, 0.5);
  await expect.poll(() => getCopyLength(heading)).toBeGreaterThan(5);
  await page.clock.runFor(500);
  expect(await getHeadingState()).toEqual(before);
  await expect(accessibleHeading).toHaveCount(1);
  await expect(heading.locator('.copy')).toHaveAttribute('aria-hidden', 'true');
  await page.clock.runFor(5000);
  expect(await getHeadingState()).toEqual(before);
});

for (const { width, path } of [
  { width: 320, path: '/no' },
  { width: 360, path: '/' },
  { width: 1440, path: '/no' },
])
  test.describe(`${path} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test('every glyph of the copy has the position of the original', async ({ page }) => {
      const heading = await openPaused(page, path);
      await scrollTopToShare(heading, 0.5);
      await expect.poll(() => getCopyLength(heading)).toBeGreaterThan(5);
      const misplaced = await heading.evaluate((element) => {
        const text = element.firstChild as Text;
        const glyphs = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.copy > span > span') ?? [])];
        const range = document.createRange();
        let index = -1;
        return glyphs.filter((glyph) => {
          glyph.style.transform = 'none';
          index = text.data.indexOf(glyph.textContent, index + 1);
          range.setStart(text, index);
          range.setEnd(text, index + glyph.textContent.length);
          const originalBox = range.getBoundingClientRect();
          range.selectNodeContents(glyph);
          const copyBox = range.getBoundingClientRect();
          return (
            Math.abs(originalBox.left - copyBox.left) > 0.6 || Math.abs(originalBox.top - copyBox.top) > 0.6
          );
        }).length;
      });
      expect(misplaced).toBe(0);
    });
  });

test('a heading that has been visible does not animate', async ({ page }) => {
  const overlaidTexts: string[] = [];
  await page.exposeFunction('reportOverlay', (text: string) => overlaidTexts.push(text));
  await page.addInitScript(() => {
    const attachShadow = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const { top, bottom } = this.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight)
        (window as unknown as { reportOverlay: (text: string) => void }).reportOverlay(
          this.textContent ?? '',
        );
      return attachShadow.call(this, init);
    };
  });
  await page.setViewportSize({ width: 1440, height: 2600 });
  await page.goto('/');
  await triggerHydration(page);
  await expect.poll(() => getCopyLength(getHeading(page, 'blog'))).toBe(0);
  expect(overlaidTexts).toEqual([]);
  expect(await getCopyLength(getHeading(page, 'about'))).toBe('none');
});

test('style 4 is never split', async ({ page }) => {
  await page.goto('/web-development');
  await triggerHydration(page);
  const staticHeading = page.locator('[data-split-heading="4"]').last();
  const animatedHeading = page.locator('[data-split-heading]:not([data-split-heading="4"])').last();
  await scrollTopToShare(animatedHeading, 1.5);
  await expect.poll(() => getCopyLength(animatedHeading)).toBe(0);
  await scrollTopToShare(staticHeading, 0.5);
  await waitForTwoFrames(page);
  expect(await getCopyLength(staticHeading)).toBe('none');
  expect(await staticHeading.evaluate(({ shadowRoot }) => shadowRoot)).toBeNull();
});

test('headings that a visitor has passed before gsap loaded do not animate', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/animate-*.chunk.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await triggerHydration(page);
  for (const section of ['services', 'portfolio', 'testimonials'])
    await scrollTopToShare(getHeading(page, section), 0.1);
  await scrollTopToShare(page.locator('[data-section=blog]'), 0.95);
  release();
  await expect.poll(() => getCopyLength(getHeading(page, 'blog'))).toBe(0);
  const animatedCount = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-split-heading], [data-reveal]')]
        .filter((element) => element.getBoundingClientRect().bottom < 0)
        .filter((element) => element.shadowRoot || element.matches('[data-reveal=waiting]')).length,
  );
  expect(animatedCount).toBe(0);
});

test('a link to the current page keeps the reveals that have played', async ({ page }) => {
  await page.goto('/');
  await triggerHydration(page);
  await expect.poll(() => getCopyLength(getHeading(page, 'blog'))).toBe(0);
  const firstReveal = page.locator('[data-section=portfolio] [data-reveal]').first();
  await scrollTopToShare(firstReveal, 0.2);
  await expect(firstReveal).toHaveAttribute('data-reveal', '');
  await page
    .locator('header a[href="/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await waitForTwoFrames(page);
  await expect(firstReveal).toHaveAttribute('data-reveal', '');
});

test('the text itself is shown at once after a change of width or a late font', async ({ page }) => {
  const heading = await openPaused(page);
  await scrollTopToShare(heading, 0.5);
  await expect.poll(() => getCopyLength(heading)).toBeGreaterThan(5);
  await page.setViewportSize({ width: 700, height: 700 });
  await expect.poll(() => getCopyLength(heading)).toBe('none');

  const laterHeading = getHeading(page, 'capabilities');
  await scrollTopToShare(laterHeading, 0.5);
  await expect.poll(() => getCopyLength(laterHeading)).toBeGreaterThan(5);
  await page.evaluate(() => document.fonts.dispatchEvent(new Event('loadingdone')));
  expect(await getCopyLength(laterHeading)).toBe('none');
});

test('a waiting heading is split for the width at which it comes into view', async ({ page }) => {
  const heading = await openPaused(page);
  await page.setViewportSize({ width: 200, height: 700 });
  await scrollTopToShare(heading, 0.5);
  await expect.poll(() => getCopyLength(heading)).toBeGreaterThan(5);
  const lineCounts = await heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild as Text);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return [tops.size, element.shadowRoot?.querySelectorAll('.copy > span').length];
  });
  expect(lineCounts[1]).toBe(lineCounts[0]);
  expect(lineCounts[0]).toBeGreaterThan(1);
});

test('headings animate again after client navigation and going back', async ({ page }) => {
  await page.goto('/no');
  await triggerHydration(page);
  const heading = getHeading(page, 'blog');
  await expect.poll(() => getCopyLength(heading)).toBe(0);
  await page.locator('header a[href="/no/contact"]').first().click();
  await expect(page).toHaveURL('/no/contact');
  await page.goBack();
  await expect(page).toHaveURL('/no');
  await expect.poll(() => getCopyLength(heading)).toBe(0);
  await scrollTopToShare(heading, 0.4);
  await expect.poll(() => getCopyLength(heading)).toBe('none');
});

test('the heading of the other language animates after a change of language', async ({ page }) => {
  await page.goto('/');
  await triggerHydration(page);
  await expect.poll(() => getCopyLength(getHeading(page, 'blog'))).toBe(0);
  await page.locator('header a[hreflang]').first().click();
  await expect(page).toHaveURL('/no');
  await triggerHydration(page);
  await expect.poll(() => getCopyLength(getHeading(page, 'blog'))).toBe(0);
  await scrollTopToShare(getHeading(page, 'blog'), 0.4);
  await expect.poll(() => getCopyLength(getHeading(page, 'blog'))).toBe('none');
  await expect(getHeading(page, 'blog')).toHaveText('Fra bloggen');
});
