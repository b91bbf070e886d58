/** The video player is a background that plays while it is in view. The cover remains if the player fails. */
import { expect, triggerHydration } from '#tests/support/browser/site.ts';
import {
  expectPlaying,
  getButton,
  getFrames,
  getPauseButton,
  getPlayButton,
  getThumbnail,
  getVideo,
  openVideoPage,
  providers,
  storeConsent,
  test,
  videos,
} from '#tests/support/browser/video-page.ts';
import {
  failPlayer,
  getPlayerState,
  simulateProviders,
  stallPlayerFrames,
} from '#tests/support/browser/video-providers.ts';

// All tests run in one worker, because each worker builds the site.
test.describe.configure({ mode: 'default' });

for (const provider of providers) {
  const { name, oembed, frame } = videos[provider];

  test.describe(`the ${name} player`, () => {
    test('starts muted, plays sound at volume 100, and is muted again', async ({ page }) => {
      await openVideoPage(page, videos[provider].path);
      await getPlayButton(page).click();
      await expectPlaying(page);
      expect(await getPlayerState(page)).toMatchObject({ muted: true });
      await getButton(page, 'Turn the sound on').click();
      await expect.poll(() => getPlayerState(page)).toMatchObject({ muted: false, volume: 100 });
      await getButton(page, 'Turn the sound off').click();
      await expect.poll(() => getPlayerState(page)).toMatchObject({ muted: true });
    });

    test('is not reachable by pointer, keyboard or assistive technology', async ({ page }) => {
      await openVideoPage(page, videos[provider].path);
      await getPlayButton(page).click();
      await expectPlaying(page);
      await expect(getFrames(page)).toHaveAttribute('src', new RegExp(`^${frame}\\?.*controls=0`));
      await expect(getFrames(page)).toHaveAttribute('tabindex', '-1');
      await expect(getFrames(page)).toHaveAttribute('aria-hidden', 'true');
      expect(await getFrames(page).evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
      // The pressed button keeps the focus.
      await expect(getPauseButton(page)).toBeFocused();
      for (const label of ['Turn the sound on', `Stop using ${name}`]) {
        await page.keyboard.press('Tab');
        await expect(getButton(page, label)).toBeFocused();
      }
    });

    test('reports its progress every 150 ms while it plays', async ({ page }) => {
      await page.clock.install({ time: 0 });
      await storeConsent(page, provider);
      await openVideoPage(page, videos[provider].path);
      await expectPlaying(page);
      await page.clock.pauseAt(3_600_000);
      const progressBar = getVideo(page).locator('[style*="--progress"]');
      const getShare = () =>
        progressBar.evaluate((element) => Number(element.style.getPropertyValue('--progress')));
      // The clocks of the page and the player advance one after the other. The player's next message corrects the
      // difference.
      const readShare = async () => {
        await page.clock.runFor(300);
        return getShare();
      };
      await expect.poll(readShare).toBeCloseTo(0.36, 1);
      await progressBar.evaluate((element) => {
        window.progressUpdates = 0;
        new MutationObserver((mutations) => {
          window.progressUpdates += mutations.length;
        }).observe(element, { attributeFilter: ['style'] });
      });
      const countUpdates = async (milliseconds: number) => {
        const startCount = await page.evaluate(() => window.progressUpdates);
        await page.clock.runFor(milliseconds);
        return (await page.evaluate(() => window.progressUpdates)) - startCount;
      };
      const share = await getShare();
      expect(await countUpdates(1500)).toBe(10);
      expect(await getShare()).toBeGreaterThan(share);
      await getPauseButton(page).click();
      await expectPlaying(page, false);
      expect(await countUpdates(1500)).toBe(0);
    });

    test('pauses out of view and in a hidden tab', async ({ page }) => {
      await page.setViewportSize({ width: 800, height: 400 });
      await storeConsent(page, provider);
      await openVideoPage(page, videos[provider].path);
      await getVideo(page).scrollIntoViewIfNeeded();
      await expectPlaying(page);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expectPlaying(page, false);
      await expect(getPauseButton(page)).toBeAttached();
      await getVideo(page).getByRole('img').first().scrollIntoViewIfNeeded();
      await expectPlaying(page);
      for (const visibility of ['hidden', 'visible']) {
        await page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, value });
          document.dispatchEvent(new Event('visibilitychange'));
        }, visibility);
        await expectPlaying(page, visibility === 'visible');
      }
    });

    test('loads only after a click under reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await storeConsent(page, provider);
      await openVideoPage(page, videos[provider].path);
      await expect(getThumbnail(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(getFrames(page)).toHaveCount(0);
      await getPlayButton(page).click();
      await expectPlaying(page);
    });

    test.describe('with failing requests', () => {
      test.use({ toleratedErrors: /Failed to load resource|ERR_FAILED|ERR_BLOCKED/ });
      const failureText = /cannot be played here just now/;

      test('plays without a thumbnail if oEmbed fails', async ({ page }) => {
        await simulateProviders(page);
        await page.route(`${oembed}?*`, (route) =>
          route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } }),
        );
        await page.goto(videos[provider].path);
        await triggerHydration(page);
        await getPlayButton(page).click();
        await expectPlaying(page);
        await expect(getThumbnail(page)).toHaveCount(0);
      });

      test('shows a message and a link if it does not start within 20 s, and can be retried', async ({
        page,
      }) => {
        await page.clock.install({ time: 0 });
        await openVideoPage(page, videos[provider].path);
        const restorePlayerFrames = await stallPlayerFrames(page);
        await getPlayButton(page).click();
        // The timeout starts in the effects that add the player, after the buttons have changed.
        await expect(getFrames(page)).toBeAttached();
        await page.clock.fastForward(20_000);
        await expect(getVideo(page).getByRole('status')).toHaveText(failureText);
        await expect(getVideo(page).getByRole('link', { name: `Watch it on ${name}` })).toBeVisible();
        await restorePlayerFrames();
        await getPlayButton(page).click();
        await expectPlaying(page);
        await expect(getVideo(page).getByRole('status')).toBeEmpty();
      });

      test('shows a message if the provider reports an error', async ({ page }) => {
        await openVideoPage(page, videos[provider].path);
        await getPlayButton(page).click();
        await expectPlaying(page);
        await failPlayer(page);
        await expect(getVideo(page).getByRole('status')).toHaveText(failureText);
        await expect(getFrames(page)).toHaveCount(0);
      });
    });
  });
}

declare global {
  interface Window {
    /** Number of changes of the progress bar. */
    progressUpdates: number;
  }
}
