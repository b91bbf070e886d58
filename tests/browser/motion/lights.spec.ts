import type { Locator, Page } from 'playwright/test';
import { expect, test } from '#tests/support/browser/site.ts';

declare global {
  interface Window {
    /** The sections whose lights have begun or ended to rest. */
    rested: (string | undefined)[];
  }
}

const sections = ['banner', 'testimonials'] as const;
const lightsOf = (page: Page, section: string): Locator =>
  page.locator(`[data-section="${section}"] [data-balls]`);
/** Moments of the animations' own clock, in milliseconds: none is a multiple of another. */
const moments = [0, 3_100, 7_300, 12_700, 19_900, 31_700];

/** Opens the home page, and waits until all of it has been laid out. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-laying');
}

/** How they drift: nothing is known of those that are so far away that the browser leaves them out. */
const playing = (lights: Locator): Promise<string[]> =>
  lights.locator('[data-ball]').evaluateAll((balls) => [
    ...new Set(
      balls
        .filter((ball) => ball.checkVisibility({ contentVisibilityAuto: true }))
        .flatMap((ball) => ball.getAnimations())
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
        .map(({ playState }) => playState),
    ),
  ]);
const turnTab = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

for (const section of sections)
  test.describe(`the lights of ${section}`, () => {
    test.beforeEach(async ({ page }) => {
      await openHome(page);
      // Far from the view, they are not laid out.
      await lightsOf(page, section).scrollIntoViewIfNeeded();
      await expect.poll(() => playing(lightsOf(page, section))).toEqual(['running']);
    });

    test('are thirty, and nothing to assistive technology', async ({ page }) => {
      const lights = lightsOf(page, section);
      await expect(lights).toHaveAttribute('aria-hidden', 'true');
      await expect(lights.locator('[data-ball]')).toHaveCount(30);
    });

    test('go each its own way', async ({ page }) => {
      const paths = await lightsOf(page, section).evaluate((picture, times) => {
        const animations = picture.getAnimations({ subtree: true });
        const balls = [...picture.querySelectorAll('[data-ball]')];
        for (const animation of animations) animation.pause();
        const places = times.map((time) => {
          for (const animation of animations) animation.currentTime = time;
          return balls.map((ball) => {
            const { translate, transform } = getComputedStyle(ball);
            return `${translate} ${transform}`;
          });
        });
        return balls.map((_, ball) => places.map((at) => at[ball]));
      }, moments);
      for (const path of paths) expect(new Set(path).size).toBe(moments.length);
      expect(new Set(paths.map((path) => JSON.stringify(path))).size).toBe(30);
    });

    test('are moved by the compositor alone', async ({ page }) => {
      const properties = await lightsOf(page, section).evaluate((picture) => [
        ...new Set(
          picture
            .getAnimations({ subtree: true })
            .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
            .flatMap((frame) => Object.keys(frame)),
        ),
      ]);
      const described = ['offset', 'computedOffset', 'easing', 'composite'];
      expect(properties).toContain('transform');
      expect(
        properties.filter((name) => ![...described, 'opacity', 'transform', 'translate'].includes(name)),
      ).toEqual([]);
    });

    for (const [width, height] of [
      [360, 800],
      [768, 1024],
      [1440, 900],
    ] as const)
      test(`never drift over text, ${width} pixels wide`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => document.fonts.ready);
        const covered = await lightsOf(page, section).evaluate((picture, times) => {
          const texts: { text: string; box: DOMRect }[] = [];
          const range = document.createRange();
          const walker = document.createTreeWalker(picture.parentElement as Element, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const { currentNode: node } = walker;
            range.selectNodeContents(node);
            // The slides after the first lie beside it, cut off by their row.
            if (node.parentElement?.closest('[aria-roledescription="slide"] ~ *')) continue;
            if (node.parentElement?.checkVisibility({ visibilityProperty: true }))
              for (const box of range.getClientRects()) texts.push({ text: node.textContent ?? '', box });
          }
          const animations = picture.getAnimations({ subtree: true });
          for (const animation of animations) animation.pause();
          return times.flatMap((time) => {
            for (const animation of animations) animation.currentTime = time;
            return [...picture.querySelectorAll('[data-ball]')].flatMap((ball, place) => {
              const { left, top, width, height } = ball.getBoundingClientRect();
              const [x, y] = [left + width / 2, top + height / 2];
              // Its glow lies in its padding.
              const size = Number.parseFloat(getComputedStyle(ball).width);
              return texts.flatMap(({ text, box }) => {
                const across = x - Math.min(Math.max(x, box.left), box.right);
                const along = y - Math.min(Math.max(y, box.top), box.bottom);
                return Math.hypot(across, along) < size / 2 ? [`${place + 1} over “${text}” at ${time}`] : [];
              });
            });
          });
        }, moments);
        expect(covered).toEqual([]);
      });
  });

for (const section of sections)
  test.describe(`the lights of ${section}, for visitors who want less motion`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('stand still', async ({ page }) => {
      await openHome(page);
      const lights = lightsOf(page, section);
      await lights.scrollIntoViewIfNeeded();
      expect(await lights.evaluate((picture) => picture.getAnimations({ subtree: true }).length)).toBe(0);
      await expect(lights.locator('[data-ball]').first()).toBeVisible();
    });
  });

test('rest out of view and in a hidden tab, and go on from where they were', async ({ page }) => {
  await openHome(page);
  const [banner, testimonials] = [lightsOf(page, 'banner'), lightsOf(page, 'testimonials')];
  // They have never been seen: nothing is laid out.
  expect(await playing(testimonials)).toEqual([]);
  expect(await playing(banner)).toEqual(['running']);

  const held = await banner.evaluateHandle((picture) =>
    picture.getAnimations({ subtree: true }).map((animation) => ({ animation, at: 0 })),
  );
  // The first frame tells what is in view, and is the first of the animations too: until the next they are where they began.
  await expect
    .poll(() => held.evaluate((all) => all.every(({ animation }) => Number(animation.currentTime) > 0)))
    .toBe(true);
  await turnTab(page, 'hidden');
  expect(await playing(banner)).toEqual(['paused']);
  await held.evaluate((all) => {
    for (const each of all) each.at = Number(each.animation.currentTime);
  });
  await turnTab(page, 'visible');
  expect(await playing(banner)).toEqual(['running']);
  await turnTab(page, 'hidden');
  const jumped = await held.evaluate((all) => {
    const still = new Set(document.getAnimations());
    return all.filter(({ animation, at }) => {
      const endless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return endless && (!still.has(animation) || at <= 0 || Number(animation.currentTime) < at);
    }).length;
  });
  expect(jumped).toBe(0);
  await turnTab(page, 'visible');

  await testimonials.scrollIntoViewIfNeeded();
  await expect.poll(() => playing(testimonials)).toEqual(['running']);
  await expect.poll(() => playing(banner)).not.toContain('running');
  await expect(page.locator('[data-section="banner"]')).toHaveAttribute('data-paused');
});

test('drift on where nothing tells what is in view', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await openHome(page);
  await turnTab(page, 'hidden');
  for (const section of sections) {
    await lightsOf(page, section).scrollIntoViewIfNeeded();
    await expect.poll(() => playing(lightsOf(page, section))).toEqual(['running']);
  }
});

test('light up within 1.3 seconds on the first screen, and stay lit', async ({ page }) => {
  // To rest before they are laid out, and go on, would style each of them thrice.
  await page.addInitScript(() => {
    window.rested = [];
    new MutationObserver((records) => {
      for (const { target } of records)
        window.rested.push((target as Element).closest<HTMLElement>('[data-section]')?.dataset.section);
    }).observe(document, { subtree: true, attributeFilter: ['data-paused'] });
  });
  await openHome(page);
  const balls = lightsOf(page, 'banner').locator('[data-ball]');
  const latest = await balls.evaluateAll((all) =>
    Math.max(
      ...all.flatMap((ball) => {
        const style = getComputedStyle(ball);
        const [counts, delays, durations] = [
          style.animationIterationCount,
          style.animationDelay,
          style.animationDuration,
        ].map((list) => list.split(', ').map((item) => Number.parseFloat(item)));
        // Not a number where it never ends.
        return counts?.flatMap((count, at) =>
          count === 1 ? [Number(delays?.[at]) + Number(durations?.[at])] : [],
        ) as number[];
      }),
    ),
  );
  expect(latest).toBeGreaterThan(0.5);
  expect(latest).toBeLessThanOrEqual(1.3);
  await expect
    .poll(() =>
      balls.evaluateAll((all) => all.filter((ball) => Number(getComputedStyle(ball).opacity) < 0.5).length),
    )
    .toBe(0);
  expect(await page.evaluate(() => window.rested)).toEqual(['testimonials']);
});
