/** Headings that appear letter by letter: their timing from the specification, and only visual effects. */
import type { Locator, Page } from 'playwright/test';
import { pauseAnimations, setAnimationTime } from '#tests/support/browser/motion-stage.ts';
import { clickByScript, expect, test, triggerHydration } from '#tests/support/browser/site.ts';

/** A section with a heading of each style. */
const styles = [
  { style: '1', section: 'portfolio' },
  { style: '2', section: 'blog' },
  { style: '3', section: 'services' },
];
/** Milliseconds of one character, and between two, from the specification. */
const durationMs = 1000;
const staggerMs = 20;

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

/** Opens a page whose animations are paused at their start, and waits until its headings are ready. */
async function openPaused(page: Page, path = '/', section = 'services') {
  await pauseAnimations(page);
  await page.goto(path);
  await triggerHydration(page);
  const heading = getHeading(page, section);
  await expect.poll(() => getCopyLength(heading)).toBe(0);
  return heading;
}

/** Returns what is visible of the last character. */
const getLastCharacter = (heading: Locator) =>
  heading.evaluate((element) => {
    const character = [...(element.shadowRoot?.querySelectorAll('.copy > span > span') ?? [])].at(-1);
    if (!character) return undefined;
    const { opacity, transform } = getComputedStyle(character);
    return `${opacity} ${transform}`;
  });

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

    const timings = await heading.evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll('.copy > span > span') ?? [])].map((character) => {
        // Style 2 moves all characters of a word at once with an animation of its own.
        const effect = character
          .getAnimations()
          .map((animation) => animation.effect as KeyframeEffect)
          .find((keyframeEffect) => keyframeEffect.getKeyframes().some((keyframe) => keyframe.transform));
        const { duration, delay, easing } = effect?.getTiming() ?? {};
        const functions = effect?.getKeyframes().map((keyframe) => `${keyframe.transform}`.split(' ')[0]);
        return { duration, delay, easing, functions };
      }),
    );
    const perspective = 'perspective(400px)';
    expect(timings).toEqual(
      Array.from({ length: count }, (_, index) => ({
        duration: durationMs,
        delay: index * staggerMs,
        easing: 'cubic-bezier(0.25, 1, 0.5, 1)',
        functions: [perspective, perspective],
      })),
    );

    const lastStart = (count - 1) * staggerMs;
    const initialState = await getLastCharacter(heading);
    await setAnimationTime(heading, lastStart);
    expect(await getLastCharacter(heading)).toBe(initialState);
    await setAnimationTime(heading, lastStart + 100);
    expect(await getLastCharacter(heading)).not.toBe(initialState);
    await setAnimationTime(heading, lastStart + durationMs - 1);
    await waitForTwoFrames(page);
    expect(await getCopyLength(heading)).toBe(count);
    await setAnimationTime(heading, 'end');
    await expect.poll(() => getCopyLength(heading)).toBe('none');
  });

test('the heading itself does not change for screen readers, copying and translation', async ({ page }) => {
  const heading = getHeading(page, 'services');
  const getHeadingState = () =>
    heading.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      const selected = String(getSelection());
      getSelection()?.removeAllRanges();
      return { markup: element.outerHTML, read: element.textContent, selected };
    });
  await page.goto('/');
  const before = await getHeadingState();
  const accessibleHeading = page.getByRole('heading', { name: before.read, exact: true });
  await openPaused(page);
  expect(await getHeadingState()).toEqual(before);
  await expect(accessibleHeading).toHaveCount(1);
  await scrollTopToShare(heading, 0.5);
  await expect.poll(() => getCopyLength(heading)).toBeGreaterThan(5);
  await setAnimationTime(heading, durationMs / 2);
  expect(await getHeadingState()).toEqual(before);
  await expect(accessibleHeading).toHaveCount(1);
  await expect(heading.locator('.copy')).toHaveAttribute('aria-hidden', 'true');
  await setAnimationTime(heading, 'end');
  await expect.poll(() => getCopyLength(heading)).toBe('none');
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
        for (const animation of element.shadowRoot
          ?.querySelector('.copy')
          ?.getAnimations({ subtree: true }) ?? [])
          animation.cancel();
        const glyphs = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.copy > span > span') ?? [])];
        const range = document.createRange();
        let index = -1;
        return glyphs.filter((glyph) => {
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

test('headings that a visitor has passed before animations loaded do not animate', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/animate-*.chunk.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await triggerHydration(page);
  for (const section of ['portfolio', 'services', 'testimonials'])
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
  await clickByScript(page.locator('header a[href="/"]').first());
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
