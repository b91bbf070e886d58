/** Pages request nothing from a video provider before the visitor consents, then only its player and thumbnail. */
import { findViolations } from '#tests/support/browser/axe.ts';
import { expect, triggerHydration } from '#tests/support/browser/site.ts';
import {
  expectPlaying,
  getButton,
  getFrames,
  getPlayButton,
  getThumbnail,
  getVideo,
  openVideoPage,
  providers,
  storeConsent,
  test,
  videos,
} from '#tests/support/browser/video-page.ts';
import { simulateProviders } from '#tests/support/browser/video-providers.ts';

// All tests run in one worker, because each worker builds the site.
test.describe.configure({ mode: 'default' });

for (const provider of providers) {
  const { name, url, oembed } = videos[provider];

  test.describe(name, () => {
    test('is not requested before consent, and the page explains what consent means', async ({ page }) => {
      const requestedUrls = await openVideoPage(page, videos[provider].path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForLoadState('networkidle');
      expect(requestedUrls).toEqual([]);
      await expect(getFrames(page)).toHaveCount(0);
      await expect(getVideo(page).getByRole('img')).toBeVisible();
      await expect(getVideo(page)).toContainText(
        `It comes from ${name}, which sets cookies and sees your IP address when you play it.`,
      );
      await expect(getVideo(page).getByRole('link', { name: 'About cookies' })).toHaveAttribute(
        'href',
        '/cookie-policy#privacy-choices',
      );
      await expect(getVideo(page).getByRole('link', { name: `Watch it on ${name}` })).toBeHidden();
      await expect(getVideo(page)).toHaveAccessibleName(/^Video: .+\.$/);
    });

    test('has its thumbnail requested by oEmbed in the width of the frame', async ({ page }) => {
      const requestedUrls = await openVideoPage(page, videos[provider].path);
      const width = await getVideo(page)
        .getByRole('img')
        .evaluate((image) => image.clientWidth);
      await getPlayButton(page).click();
      await expect(getThumbnail(page)).toBeVisible();
      const oembedUrls = requestedUrls
        .filter((requestedUrl) => requestedUrl.startsWith(oembed))
        .map((requestedUrl) => new URL(requestedUrl));
      expect(oembedUrls.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
        { url, width: String(width) },
      ]);
    });

    test('has its consent stored until it is withdrawn, and nothing on the page moves', async ({ page }) => {
      const requestedUrls = await openVideoPage(page, videos[provider].path);
      const getPositions = () =>
        page.locator('main :is(h1, h2, p, button)').evaluateAll((elements) =>
          elements.map((element) => {
            const { x, y } = element.getBoundingClientRect();
            return [x, y + window.scrollY];
          }),
        );
      const positions = await getPositions();
      await getPlayButton(page).click();
      await expectPlaying(page);
      expect(await getPositions()).toEqual(positions);
      await page.reload();
      await triggerHydration(page);
      await expectPlaying(page);
      expect(await page.evaluate((key) => localStorage.getItem(key), `consent.${provider}`)).toBe('yes');

      await getButton(page, `Stop using ${name}`).click();
      await expect(getFrames(page)).toHaveCount(0);
      await expect(getThumbnail(page)).toHaveCount(0);
      await expect(getPlayButton(page)).toBeFocused();
      expect(await page.evaluate((key) => localStorage.getItem(key), `consent.${provider}`)).toBeNull();
      requestedUrls.splice(0);
      await page.reload();
      await triggerHydration(page);
      await page.waitForLoadState('networkidle');
      expect(requestedUrls).toEqual([]);
    });

    test('is a link without script', async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(videos[provider].path);
      await expect(getVideo(page).getByRole('link', { name: `Watch it on ${name}` })).toHaveAttribute(
        'href',
        url,
      );
      await expect(getVideo(page).getByRole('button')).toHaveCount(0);
      await expect(getVideo(page).getByRole('img')).toBeVisible();
      await page.close();
    });
  });
}

test('a thumbnail is requested in a width of at most 1920 pixels', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 2400, height: 1200 }, deviceScaleFactor: 2 });
  const requestedUrls = await openVideoPage(page, videos.youtube.path);
  await getPlayButton(page).click();
  await expect(getThumbnail(page)).toBeVisible();
  const oembedUrl = requestedUrls.find((url) => url.startsWith(videos.youtube.oembed));
  expect(new URL(oembedUrl ?? '').searchParams.get('width')).toBe('1920');
  await page.close();
});

test('a thumbnail is shown when it is decoded, not before', async ({ page }) => {
  await openVideoPage(page, videos.youtube.path);
  const pendingThumbnail = Promise.withResolvers<() => Promise<void>>();
  await page.route('**/film.svg', (route) => pendingThumbnail.resolve(() => route.fallback()));
  await getPlayButton(page).click();
  const sendThumbnail = await pendingThumbnail.promise;
  await expectPlaying(page);
  await expect(getThumbnail(page)).toHaveCount(0);
  await sendThumbnail();
  await expect(getThumbnail(page)).toHaveCount(1);
  expect(await getThumbnail(page).evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
});

test('consent is valid for the visit if the browser refuses to store it', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  });
  await openVideoPage(page, videos.vimeo.path);
  await getPlayButton(page).click();
  await expectPlaying(page);
  await getButton(page, 'Stop using Vimeo').click();
  await expect(getFrames(page)).toHaveCount(0);
});

test('consent is for one provider, and is withdrawn in all tabs', async ({ context }) => {
  const requestedUrls = await simulateProviders(context);
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await page.goto(videos.youtube.path);
    await triggerHydration(page);
  }
  await getPlayButton(first).click();
  await expectPlaying(first);
  await expect(getButton(second, 'Stop using YouTube')).toBeVisible();
  await getButton(second, 'Stop using YouTube').click();
  await expect(getFrames(first)).toHaveCount(0);
  await getPlayButton(first).click();
  requestedUrls.splice(0);
  await first.goto(videos.vimeo.path);
  await triggerHydration(first);
  await expect(getPlayButton(first)).toBeVisible();
  expect(requestedUrls.filter((url) => url.includes('vimeo'))).toEqual([]);
});

test('the video code and the player are loaded only on pages with a video', async ({ page }) => {
  await simulateProviders(page);
  await storeConsent(page, 'youtube');
  await page.goto('/');
  await triggerHydration(page);
  const getLoadedPaths = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const videoChunk = /\/video-[\w-]+\.chunk/;
  expect((await getLoadedPaths()).filter((path) => videoChunk.test(path))).toEqual([]);
  await page.goto('/film');
  await triggerHydration(page);
  await expectPlaying(page);
  await page.getByRole('link', { name: 'Cookie policy' }).first().click();
  await expect(page).toHaveURL(/\/cookie-policy$/);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectPlaying(page, false);
});

test('the content security policy allows the providers on every page of a build with their videos, and on no other', async ({
  request,
}, { project }) => {
  const getPolicy = async (url: string): Promise<Record<string, string[]>> =>
    Object.fromEntries(
      ((await request.get(url)).headers()['content-security-policy'] ?? '')
        .split('; ')
        .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
    );
  for (const path of ['/', '/film', '/no/team']) {
    const policy = await getPolicy(path);
    expect(policy['script-src']?.join()).not.toMatch(/youtube|vimeo/);
    expect(policy).toMatchObject({
      'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
      'img-src': ["'self'", 'data:', 'https://i.ytimg.com', 'https://i.vimeocdn.com'],
      'connect-src': ["'self'", videos.youtube.oembed, videos.vimeo.oembed],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['page'],
    });
  }
  const policyWithoutVideos = await getPolicy(`${project.use.baseURL}/team`);
  expect(policyWithoutVideos).toMatchObject({ 'trusted-types': ['page'], 'connect-src': ["'self'"] });
  expect(policyWithoutVideos).not.toHaveProperty('frame-src');
  expect(JSON.stringify(policyWithoutVideos)).not.toMatch(/youtube|vimeo/);
});

for (const [scheme, width] of [
  ['light', 390],
  ['dark', 1280],
] as const)
  for (const path of ['/film', '/no/film', '/kiddy-app', '/no/kiddy-app'])
    test(`${path} hydrates unchanged, fits the window, and has no axe violations before and after consent: ${scheme}, ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await simulateProviders(page);
      await page.goto(path);
      const text = await page.locator('#root').textContent();
      await triggerHydration(page);
      expect(await page.locator('#root').textContent()).toBe(text);
      for (const hasConsent of [false, true]) {
        if (hasConsent) await getVideo(page).getByRole('button').first().click();
        if (hasConsent) await expectPlaying(page);
        const violations = await findViolations(page, { selector: '[data-video]' });
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual(
          [],
        );
        await page.setViewportSize({ width: hasConsent ? width : 320, height: 900 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    });
