/** Headings that come letter by letter: the specification's numbers, and that nobody but the eye notices. */
import type { Locator, Page } from 'playwright/test';
import { expect, test, wake } from '#tests/support/browser/site.ts';

/** Where each style is seen, and what its characters do at first. */
const styles = [
  { style: '1', section: 'portfolio' },
  { style: '2', section: 'blog' },
  { style: '3', section: 'services' },
];
const frame = 1000 / 60;

const headingOf = (page: Page, section: string): Locator =>
  page.locator(`[data-section=${section}] [data-split-heading]`).first();

/** Scrolls until the element's top is at a share of the view's height. */
const scrollToShare = (heading: Locator, share: number) =>
  heading.evaluate((element, at) => {
    const top = Math.round(innerHeight * at);
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  }, share);

/** How much of the copy there is: none, empty while it waits, or its characters. */
const copyOf = (heading: Locator) =>
  heading.evaluate((element) => {
    const copy = element.shadowRoot?.querySelector('.copy');
    return copy ? copy.querySelectorAll(':scope > span > span').length : 'none';
  });

/** Opens a page whose clock stands, with motion waiting for its headings. */
async function openPaused(page: Page, path = '/', section = 'services') {
  await page.clock.install();
  await page.goto(path);
  await wake(page);
  const heading = headingOf(page, section);
  await expect.poll(() => copyOf(heading)).toBe(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return heading;
}

/** Lets real frames pass, in which the browser tells what has come into view. */
const twoFrames = (page: Page) =>
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
  test(`style ${style}: characters take 1 s, 0.02 s apart, under a perspective of 400, from 90 % of the view`, async ({
    page,
  }) => {
    const heading = await openPaused(page, '/', section);
    await expect(heading).toHaveAttribute('data-split-heading', style);
    const count = ((await heading.textContent()) ?? '').replace(/\s/g, '').length;

    await scrollToShare(heading, 0.91);
    await twoFrames(page);
    expect(await copyOf(heading)).toBe(0);
    await scrollToShare(heading, 0.89);
    await expect.poll(() => copyOf(heading)).toBe(count);

    const stateOf = (at: number) =>
      heading.evaluate((element, index) => {
        const character = [
          ...(element.shadowRoot?.querySelectorAll<HTMLElement>('.copy > span > span') ?? []),
        ].at(index);
        if (!character) return undefined;
        const { transform, opacity } = character.style;
        // A word slides as one, from its first character's time.
        return element.getAttribute('data-split-heading') === '2' ? opacity : `${transform} ${opacity}`;
      }, at);
    await page.clock.runFor(2 * frame);
    const transforms = await heading.evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.copy > span > span') ?? [])].map(
        ({ style: { transform } }) => transform,
      ),
    );
    expect(transforms.filter((transform) => !transform.startsWith('perspective(400px)'))).toEqual([]);
    const waiting = await stateOf(-1);
    const lastStart = (count - 1) * 20;
    await page.clock.runFor(lastStart - 4 * frame);
    expect(await stateOf(-1)).toBe(waiting);
    await page.clock.runFor(6 * frame);
    expect(await stateOf(-1)).not.toBe(waiting);
    await page.clock.runFor(1000 - 6 * frame);
    expect(await copyOf(heading)).toBe(count);
    await page.clock.runFor(5 * frame);
    expect(await copyOf(heading)).toBe('none');
  });

test('the heading itself stays as it is, to a screen reader, to a copier and to a translator', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const heading = headingOf(page, 'services');
  const stateOf = () =>
    heading.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      const selected = String(getSelection());
      getSelection()?.removeAllRanges();
      return { markup: element.outerHTML, read: element.textContent, selected };
    });
  const before = await stateOf();
  const named = page.getByRole('heading', { name: before.read, exact: true });
  await wake(page);
  await expect.poll(() => copyOf(heading)).toBe(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  expect(await stateOf()).toEqual(before);
  await expect(named).toHaveCount(1);
  await scrollToShare(heading, 0.5);
  await expect.poll(() => copyOf(heading)).toBeGreaterThan(5);
  await page.clock.runFor(500);
  expect(await stateOf()).toEqual(before);
  await expect(named).toHaveCount(1);
  await expect(heading.locator('.copy')).toHaveAttribute('aria-hidden', 'true');
  await page.clock.runFor(5000);
  expect(await stateOf()).toEqual(before);
});

for (const { width, path } of [
  { width: 320, path: '/no' },
  { width: 360, path: '/' },
  { width: 1440, path: '/no' },
])
  test.describe(`${path} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test('a copy stands where the text stands, glyph by glyph', async ({ page }) => {
      const heading = await openPaused(page, path);
      await scrollToShare(heading, 0.5);
      await expect.poll(() => copyOf(heading)).toBeGreaterThan(5);
      const misplaced = await heading.evaluate((element) => {
        const text = element.firstChild as Text;
        const glyphs = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.copy > span > span') ?? [])];
        const range = document.createRange();
        let at = -1;
        return glyphs.filter((glyph) => {
          glyph.style.transform = 'none';
          at = text.data.indexOf(glyph.textContent, at + 1);
          range.setStart(text, at);
          range.setEnd(text, at + glyph.textContent.length);
          const own = range.getBoundingClientRect();
          range.selectNodeContents(glyph);
          const copied = range.getBoundingClientRect();
          return Math.abs(own.left - copied.left) > 0.6 || Math.abs(own.top - copied.top) > 0.6;
        }).length;
      });
      expect(misplaced).toBe(0);
    });
  });

test('a heading that has been painted stands still', async ({ page }) => {
  const hidden: string[] = [];
  await page.exposeFunction('noteVeil', (text: string) => hidden.push(text));
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const { top, bottom } = this.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight)
        (window as unknown as { noteVeil: (text: string) => void }).noteVeil(this.textContent ?? '');
      return attach.call(this, init);
    };
  });
  await page.setViewportSize({ width: 1440, height: 2600 });
  await page.goto('/');
  await wake(page);
  await expect.poll(() => copyOf(headingOf(page, 'blog'))).toBe(0);
  expect(hidden).toEqual([]);
  expect(await copyOf(headingOf(page, 'about'))).toBe('none');
});

test('style 4 is never split', async ({ page }) => {
  await page.goto('/sustainability');
  await wake(page);
  const steady = page.locator('[data-split-heading="4"]').last();
  const other = page.locator('[data-split-heading]:not([data-split-heading="4"])').last();
  await scrollToShare(other, 1.5);
  await expect.poll(() => copyOf(other)).toBe(0);
  await scrollToShare(steady, 0.5);
  await twoFrames(page);
  expect(await copyOf(steady)).toBe('none');
  expect(await steady.evaluate(({ shadowRoot }) => shadowRoot)).toBeNull();
});

test('what a visitor has passed before the animation came stands still', async ({ page }) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/animate-*.chunk.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/');
  await wake(page);
  for (const section of ['services', 'portfolio', 'testimonials'])
    await scrollToShare(headingOf(page, section), 0.1);
  await scrollToShare(page.locator('[data-section=blog]'), 0.95);
  release();
  await expect.poll(() => copyOf(headingOf(page, 'blog'))).toBe(0);
  const touched = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-split-heading], [data-reveal]')]
        .filter((element) => element.getBoundingClientRect().bottom < 0)
        .filter((element) => element.shadowRoot || element.matches('[data-reveal=waiting]')).length,
  );
  expect(touched).toBe(0);
});

test('a page that is asked for again keeps what has come into view', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await expect.poll(() => copyOf(headingOf(page, 'blog'))).toBe(0);
  const first = page.locator('[data-section=portfolio] [data-reveal]').first();
  await scrollToShare(first, 0.2);
  await expect(first).toHaveAttribute('data-reveal', '');
  await page
    .locator('header a[href="/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await twoFrames(page);
  await expect(first).toHaveAttribute('data-reveal', '');
});

test('at another width, or in a font that comes late, the text itself is shown at once', async ({ page }) => {
  const heading = await openPaused(page);
  await scrollToShare(heading, 0.5);
  await expect.poll(() => copyOf(heading)).toBeGreaterThan(5);
  await page.setViewportSize({ width: 700, height: 700 });
  await expect.poll(() => copyOf(heading)).toBe('none');

  const later = headingOf(page, 'capabilities');
  await scrollToShare(later, 0.5);
  await expect.poll(() => copyOf(later)).toBeGreaterThan(5);
  await page.evaluate(() => document.fonts.dispatchEvent(new Event('loadingdone')));
  expect(await copyOf(later)).toBe('none');
});

test('a heading that waits is split for the width at which it comes', async ({ page }) => {
  const heading = await openPaused(page);
  await page.setViewportSize({ width: 360, height: 700 });
  await scrollToShare(heading, 0.5);
  await expect.poll(() => copyOf(heading)).toBeGreaterThan(5);
  const lines = await heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild as Text);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return [tops.size, element.shadowRoot?.querySelectorAll('.copy > span').length];
  });
  expect(lines[1]).toBe(lines[0]);
  expect(lines[0]).toBeGreaterThan(1);
});

test('a page that comes without a load, and the one before it, begin anew', async ({ page }) => {
  await page.goto('/no');
  await wake(page);
  const heading = headingOf(page, 'blog');
  await expect.poll(() => copyOf(heading)).toBe(0);
  await page.locator('header a[href="/no/contact"]').first().click();
  await expect(page).toHaveURL('/no/contact');
  await page.goBack();
  await expect(page).toHaveURL('/no');
  await expect.poll(() => copyOf(heading)).toBe(0);
  await scrollToShare(heading, 0.4);
  await expect.poll(() => copyOf(heading)).toBe('none');
});

test('a change of language brings the other language’s heading', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await expect.poll(() => copyOf(headingOf(page, 'blog'))).toBe(0);
  await page.locator('header a[hreflang]').first().click();
  await expect(page).toHaveURL('/no');
  await wake(page);
  await expect.poll(() => copyOf(headingOf(page, 'blog'))).toBe(0);
  await scrollToShare(headingOf(page, 'blog'), 0.4);
  await expect.poll(() => copyOf(headingOf(page, 'blog'))).toBe('none');
  await expect(headingOf(page, 'blog')).toHaveText('Fra bloggen');
});
