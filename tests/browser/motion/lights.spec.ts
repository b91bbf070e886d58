import type { Locator, Page } from 'playwright/test';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

declare global {
  interface Window {
    /** Sections whose `data-paused` has changed. */
    pauseChanges: (string | undefined)[];
  }
}

const sections = ['banner', 'testimonials'] as const;
const getLights = (page: Page, section: string): Locator =>
  page.locator(`[data-section="${section}"] [data-balls]`);
/** Times of the animations. None is a multiple of another. */
const timesMs = [0, 3_100, 7_300, 12_700, 19_900, 31_700];

/** Opens the home page, and waits until progressive layout has finished. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-laying');
}

/** Returns the play states of the drifting lights, except those that the browser skips far outside the view. */
const getPlayStates = (lights: Locator): Promise<string[]> =>
  lights.locator('[data-ball]').evaluateAll((balls) => [
    ...new Set(
      balls
        .filter((ball) => ball.checkVisibility({ contentVisibilityAuto: true }))
        .flatMap((ball) => ball.getAnimations())
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
        .map(({ playState }) => playState),
    ),
  ]);
const setVisibilityState = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

for (const section of sections)
  test.describe(`the lights of ${section}`, () => {
    test.beforeEach(async ({ page }) => {
      await openHome(page);
      // Lights far outside the view are not laid out.
      await getLights(page, section).scrollIntoViewIfNeeded();
      await expect.poll(() => getPlayStates(getLights(page, section))).toEqual(['running']);
    });

    test('are thirty, hidden from assistive technology, and move on paths that all differ', async ({
      page,
    }) => {
      const lights = getLights(page, section);
      await expect(lights).toHaveAttribute('aria-hidden', 'true');
      await expect(lights.locator('[data-ball]')).toHaveCount(30);
      const paths = await lights.evaluate((container, animationTimes) => {
        const animations = container.getAnimations({ subtree: true });
        const balls = [...container.querySelectorAll('[data-ball]')];
        for (const animation of animations) animation.pause();
        const positionsByTime = animationTimes.map((time) => {
          for (const animation of animations) animation.currentTime = time;
          return balls.map((ball) => {
            const { translate, transform } = getComputedStyle(ball);
            return `${translate} ${transform}`;
          });
        });
        return balls.map((_, index) => positionsByTime.map((positions) => positions[index]));
      }, timesMs);
      for (const path of paths) expect(new Set(path).size).toBe(timesMs.length);
      expect(new Set(paths.map((path) => JSON.stringify(path))).size).toBe(30);
    });

    test('move twelve times a second, all at the same moments', async ({ page }) => {
      const motions = await getLights(page, section).evaluate((container) =>
        container
          .getAnimations({ subtree: true })
          .map(({ effect }) => ({
            timing: effect?.getTiming(),
            keyframes: (effect as KeyframeEffect).getKeyframes(),
          }))
          .filter(({ timing }) => timing?.iterations === Number.POSITIVE_INFINITY)
          .map(({ timing, keyframes }) => {
            const steps = Number(keyframes[0]?.easing.match(/^steps\((\d+)\)$/)?.[1]);
            const stepMs = Number(timing?.duration) / steps;
            return { stepsPerSecond: 1000 / stepMs, offsetInSteps: Number(timing?.delay) / stepMs };
          }),
      );
      expect(motions.length).toBeGreaterThan(0);
      for (const { stepsPerSecond, offsetInSteps } of motions) {
        expect(stepsPerSecond).toBeCloseTo(12);
        expect(offsetInSteps).toBeCloseTo(Math.round(offsetInSteps));
      }
    });

    test('animate only properties that the compositor can animate', async ({ page }) => {
      const properties = await getLights(page, section).evaluate((container) => [
        ...new Set(
          container
            .getAnimations({ subtree: true })
            .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
            .flatMap((frame) => Object.keys(frame)),
        ),
      ]);
      const keyframeFields = ['offset', 'computedOffset', 'easing', 'composite'];
      expect(properties).toContain('transform');
      expect(
        properties.filter((name) => ![...keyframeFields, 'opacity', 'transform', 'translate'].includes(name)),
      ).toEqual([]);
    });

    test('never drift over text', async ({ page }) => {
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of [
        [360, 800],
        [768, 1024],
        [1440, 900],
        [1920, 1080],
      ] as const)
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height });
          const overlaps = await getLights(page, section).evaluate((container, animationTimes) => {
            const texts: { text: string; box: DOMRect }[] = [];
            const range = document.createRange();
            const walker = document.createTreeWalker(
              container.parentElement as Element,
              NodeFilter.SHOW_TEXT,
            );
            while (walker.nextNode()) {
              const { currentNode: node } = walker;
              range.selectNodeContents(node);
              // The slides after the first are clipped by the carousel.
              if (node.parentElement?.closest('[aria-roledescription="slide"] ~ *')) continue;
              if (node.parentElement?.checkVisibility({ visibilityProperty: true }))
                for (const box of range.getClientRects()) texts.push({ text: node.textContent ?? '', box });
            }
            const animations = container.getAnimations({ subtree: true });
            for (const animation of animations) animation.pause();
            return animationTimes.flatMap((time) => {
              for (const animation of animations) animation.currentTime = time;
              return [...container.querySelectorAll('[data-ball]')].flatMap((ball, index) => {
                const { left, top, width, height } = ball.getBoundingClientRect();
                const [x, y] = [left + width / 2, top + height / 2];
                // The padding contains the glow.
                const size = Number.parseFloat(getComputedStyle(ball).width);
                return texts.flatMap(({ text, box }) => {
                  const across = x - Math.min(Math.max(x, box.left), box.right);
                  const along = y - Math.min(Math.max(y, box.top), box.bottom);
                  return Math.hypot(across, along) < size / 2
                    ? [`${index + 1} over “${text}” at ${time}`]
                    : [];
                });
              });
            });
          }, timesMs);
          expect(overlaps).toEqual([]);
        });
    });
  });

for (const path of ['/', '/no'])
  test(`the large lights of the banner of ${path} are 64 px clear of the heading on wide screens`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const [width, height] of [
      [1600, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      const gap = await page.locator('[data-section=banner]').evaluate((banner) => {
        const heading = document.createRange();
        heading.selectNodeContents(banner.querySelector('h1') as Element);
        const headingEnd = Math.max(...[...heading.getClientRects()].map(({ right }) => right));
        const starts = [...banner.querySelectorAll('[data-ball]')].slice(0, 3).map((ball) => {
          const { left, width: outerWidth } = ball.getBoundingClientRect();
          // The padding contains the glow.
          return left + (outerWidth - Number.parseFloat(getComputedStyle(ball).width)) / 2;
        });
        return Math.min(...starts) - headingEnd;
      });
      expect(gap, `${width} px`).toBeGreaterThanOrEqual(64);
    }
  });

test('the first frame shows the large lights, and the others follow', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  const balls = getLights(page, 'banner').locator('[data-ball]');
  await expect(balls.filter({ visible: true })).toHaveCount(3);
  expect(await balls.nth(0).evaluate((ball) => getComputedStyle(ball).opacity)).toBe('1');
});

for (const section of sections)
  test.describe(`the lights of ${section} under reduced motion`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('do not move', async ({ page }) => {
      await openHome(page);
      const lights = getLights(page, section);
      await lights.scrollIntoViewIfNeeded();
      expect(await lights.evaluate((container) => container.getAnimations({ subtree: true }).length)).toBe(0);
      await expect(lights.locator('[data-ball]').first()).toBeVisible();
    });
  });

test('lights pause outside the view and in a hidden tab, and continue from where they were', async ({
  page,
}) => {
  await openHome(page);
  const [banner, testimonials] = [getLights(page, 'banner'), getLights(page, 'testimonials')];
  // The testimonials have not been in view, so they are not laid out.
  expect(await getPlayStates(testimonials)).toEqual([]);
  expect(await getPlayStates(banner)).toEqual(['running']);

  const animations = await banner.evaluateHandle((container) =>
    container.getAnimations({ subtree: true }).map((animation) => ({ animation, pausedAt: 0 })),
  );
  // The observer reports in the first frame, in which the animations are still at their start.
  await expect
    .poll(() =>
      animations.evaluate((entries) => entries.every(({ animation }) => Number(animation.currentTime) > 0)),
    )
    .toBe(true);
  await setVisibilityState(page, 'hidden');
  expect(await getPlayStates(banner)).toEqual(['paused']);
  await animations.evaluate((entries) => {
    for (const entry of entries) entry.pausedAt = Number(entry.animation.currentTime);
  });
  await setVisibilityState(page, 'visible');
  // The page is painted first.
  expect(await getPlayStates(banner)).toEqual(['paused']);
  await expect.poll(() => getPlayStates(banner)).toEqual(['running']);
  await setVisibilityState(page, 'hidden');
  const restarted = await animations.evaluate((entries) => {
    const running = new Set(document.getAnimations());
    return entries.filter(({ animation, pausedAt }) => {
      const endless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return (
        endless && (!running.has(animation) || pausedAt <= 0 || Number(animation.currentTime) < pausedAt)
      );
    }).length;
  });
  expect(restarted).toBe(0);
  await setVisibilityState(page, 'visible');

  await testimonials.scrollIntoViewIfNeeded();
  await expect.poll(() => getPlayStates(testimonials)).toEqual(['running']);
  await expect.poll(() => getPlayStates(banner)).not.toContain('running');
  await expect(page.locator('[data-section="banner"]')).toHaveAttribute('data-paused');
});

test('lights rest before a press that is foreseen and after it, and move again', async ({ page }) => {
  await openHome(page);
  // The start of animations, with hydration, restarts all motion.
  await triggerHydration(page);
  const banner = getLights(page, 'banner');
  await expect.poll(() => getPlayStates(banner)).toEqual(['running']);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.keyboard.press('Tab');
  await expect.poll(() => getPlayStates(banner)).toEqual(['paused']);
  await page.clock.runFor(2000);
  await expect.poll(() => getPlayStates(banner)).toEqual(['running']);
  await page.locator('header a[href="/portfolio"]').filter({ visible: true }).hover();
  await expect.poll(() => getPlayStates(banner)).toEqual(['paused']);
  await page.clock.runFor(900);
  await page.mouse.down();
  await page.clock.runFor(900);
  await expect.poll(() => getPlayStates(banner)).toEqual(['paused']);
  await page.clock.runFor(2000);
  await expect.poll(() => getPlayStates(banner)).toEqual(['running']);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true });

  test('lights move on, because pausing them would delay the effect of the tap', async ({ page }) => {
    await openHome(page);
    const banner = getLights(page, 'banner');
    await expect.poll(() => getPlayStates(banner)).toEqual(['running']);
    await page.locator('header summary').filter({ visible: true }).first().tap();
    expect(await getPlayStates(banner)).toEqual(['running']);
  });

  test('lights rest while the page of a tapped link is loading', async ({ page }) => {
    await openHome(page);
    const banner = getLights(page, 'banner');
    await expect.poll(() => getPlayStates(banner)).toEqual(['running']);
    // Otherwise the page is gone before its lights can be looked at.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.locator('header a[href="/portfolio"]').filter({ visible: true }).tap();
    await expect.poll(() => getPlayStates(banner)).toEqual(['paused']);
  });
});

test('lights stand still on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  for (const section of sections) {
    const lights = getLights(page, section);
    await lights.scrollIntoViewIfNeeded();
    await expect(lights.locator('[data-ball]').last()).toBeVisible();
    expect(await getPlayStates(lights)).toEqual([]);
  }
});

test('lights keep moving without IntersectionObserver', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await openHome(page);
  await setVisibilityState(page, 'hidden');
  for (const section of sections) {
    await getLights(page, section).scrollIntoViewIfNeeded();
    await expect.poll(() => getPlayStates(getLights(page, section))).toEqual(['running']);
  }
});

test('lights of the first screen appear within 1.3 seconds, and stay visible', async ({ page }) => {
  // Pausing lights before they are laid out, and resuming them, would style each of them three times.
  await page.addInitScript(() => {
    window.pauseChanges = [];
    new MutationObserver((records) => {
      for (const { target } of records)
        window.pauseChanges.push((target as Element).closest<HTMLElement>('[data-section]')?.dataset.section);
    }).observe(document, { subtree: true, attributeFilter: ['data-paused'] });
  });
  await openHome(page);
  const balls = getLights(page, 'banner').locator('[data-ball]');
  const lastEndSeconds = await balls.evaluateAll((elements) =>
    Math.max(
      ...elements.flatMap((ball) => {
        const style = getComputedStyle(ball);
        const [counts, delays, durations] = [
          style.animationIterationCount,
          style.animationDelay,
          style.animationDuration,
        ].map((list) => list.split(', ').map((item) => Number.parseFloat(item)));
        // `infinite` parses as NaN.
        return counts?.flatMap((count, index) =>
          count === 1 ? [Number(delays?.[index]) + Number(durations?.[index])] : [],
        ) as number[];
      }),
    ),
  );
  expect(lastEndSeconds).toBeGreaterThan(0.5);
  expect(lastEndSeconds).toBeLessThanOrEqual(1.3);
  await expect
    .poll(() =>
      balls.evaluateAll(
        (elements) => elements.filter((ball) => Number(getComputedStyle(ball).opacity) < 0.5).length,
      ),
    )
    .toBe(0);
  expect(await page.evaluate(() => window.pauseChanges)).toEqual(['testimonials']);
});
