/** A video's player: a quiet background that plays while it is seen, and leaves our picture when it cannot. */
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';
import {
  band,
  button,
  consentBefore,
  frames,
  open,
  type Provider,
  pause,
  play,
  plays,
  providers,
  scripts,
  state,
  thumbnail,
  videos,
} from '#tests/support/browser/video-page.ts';
import { standIn, standing } from '#tests/support/browser/video-providers.ts';
import { serveVideos, type VideoSite } from '#tests/support/browser/video-site.ts';

// One build for all of them.
test.describe.configure({ mode: 'default' });
let site: VideoSite | undefined;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await serveVideos();
});
test.afterAll(() => site?.[Symbol.asyncDispose]());
const addressOf = (provider: Provider): string => `${site?.address}${videos[provider].path}`;

for (const provider of providers) {
  const { name, oembed, frame } = videos[provider];

  test.describe(name, () => {
    test('starts without sound, is heard at 100, and falls silent again', async ({ page }) => {
      await open(page, addressOf(provider));
      await play(page).click();
      await plays(page);
      expect(await standing(page)).toMatchObject({ muted: true });
      await button(page, 'Turn the sound on').click();
      await expect.poll(() => standing(page)).toMatchObject({ muted: false, volume: 100 });
      await button(page, 'Turn the sound off').click();
      await expect.poll(() => state(page, 'muted')).toBe(true);
    });

    test('is a background: out of reach of pointer, keyboard and assistive technology', async ({ page }) => {
      await open(page, addressOf(provider));
      await play(page).click();
      await plays(page);
      await expect(frames(page)).toHaveAttribute('src', new RegExp(`^${frame}\\?.*controls=0`));
      await expect(frames(page)).toHaveAttribute('tabindex', '-1');
      await expect(frames(page)).toHaveAttribute('aria-hidden', 'true');
      expect(await frames(page).evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
      // The button that was pressed is still the one with the focus.
      await expect(pause(page)).toBeFocused();
      for (const next of ['Turn the sound on', `Stop using ${name}`]) {
        await page.keyboard.press('Tab');
        await expect(button(page, next)).toBeFocused();
      }
    });

    test('is asked every 150 ms how far it has come, and not while it rests', async ({ page }) => {
      await page.clock.install({ time: 0 });
      await consentBefore(page, provider);
      await open(page, addressOf(provider));
      await plays(page);
      await page.clock.pauseAt(3_600_000);
      const askedIn = async (milliseconds: number) => {
        const before = (await state(page, 'asked')) ?? 0;
        await page.clock.runFor(milliseconds);
        return ((await state(page, 'asked')) ?? 0) - before;
      };
      await askedIn(150);
      expect(await askedIn(1500)).toBe(10);
      const share = () =>
        band(page).evaluate((element) => {
          const line = element.querySelector<HTMLElement>('[style*="--progress"]');
          return Number(line?.style.getPropertyValue('--progress'));
        });
      // The clock has leapt by an hour: only a video that is set back all the time is still at its start.
      expect(await share()).toBe(1);
      await pause(page).click();
      await plays(page, false);
      expect(await askedIn(1500)).toBe(0);
    });

    test('rests out of view and in a hidden tab', async ({ page }) => {
      await page.setViewportSize({ width: 800, height: 400 });
      await consentBefore(page, provider);
      await open(page, addressOf(provider));
      await band(page).scrollIntoViewIfNeeded();
      await plays(page);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await plays(page, false);
      await expect(pause(page)).toBeAttached();
      await band(page).getByRole('img').first().scrollIntoViewIfNeeded();
      await plays(page);
      for (const visibility of ['hidden', 'visible']) {
        await page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, value });
          document.dispatchEvent(new Event('visibilitychange'));
        }, visibility);
        await plays(page, visibility === 'visible');
      }
    });

    test('under reduced motion it starts only for the button', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await consentBefore(page, provider);
      const requested = await open(page, addressOf(provider));
      await expect(thumbnail(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(requested.filter((address) => /iframe_api|player/.test(address))).toEqual([]);
      await play(page).click();
      await plays(page);
    });

    test.describe('that goes wrong', () => {
      test.use({ toleratedErrors: /Failed to load resource|ERR_FAILED|ERR_BLOCKED/ });

      test('leaves our picture where oEmbed fails, and plays all the same', async ({ page }) => {
        await standIn(page);
        await page.route(`${oembed}?*`, (route) =>
          route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } }),
        );
        await page.goto(addressOf(provider));
        await triggerHydration(page);
        await play(page).click();
        await plays(page);
        await expect(thumbnail(page)).toHaveCount(0);
      });

      test('leaves our picture, a sentence and a link where the script is refused, and tries again', async ({
        page,
      }) => {
        await open(page, addressOf(provider));
        await page.route(scripts, (route) => route.abort());
        await play(page).click();
        await expect(band(page).getByRole('status')).toHaveText(/cannot be played here just now/);
        await expect(band(page).getByRole('link', { name: `Watch it on ${name}` })).toBeVisible();
        await page.unroute(scripts);
        await play(page).click();
        await plays(page);
        await expect(band(page).getByRole('status')).toBeEmpty();
      });

      test('leaves our picture and a sentence where the player never answers', async ({ page }) => {
        await page.clock.install({ time: 0 });
        await open(page, addressOf(provider));
        await page.route(scripts, () => undefined);
        await play(page).click();
        await expect(pause(page)).toBeVisible();
        await page.clock.pauseAt(3_600_000);
        await expect(band(page).getByRole('status')).toHaveText(/cannot be played here just now/);
        await expect(play(page)).toBeVisible();
      });

      test('leaves our picture and a sentence where the player says no', async ({ page }) => {
        await open(page, addressOf(provider));
        await play(page).click();
        await plays(page);
        await page.evaluate(() => window.players.at(-1)?.fail());
        await expect(band(page).getByRole('status')).toHaveText(/cannot be played here just now/);
        await expect(frames(page)).toHaveCount(0);
      });
    });
  });
}
