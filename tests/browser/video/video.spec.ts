/** A video's consent: nothing of the provider before the visitor's yes, and no more than its player after it. */
import { findViolations } from '#tests/support/browser/axe.ts';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';
import {
  band,
  button,
  consentBefore,
  frames,
  open,
  type Provider,
  play,
  plays,
  providers,
  thumbnail,
  videos,
} from '#tests/support/browser/video-page.ts';
import { standIn } from '#tests/support/browser/video-providers.ts';
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
  const { name, url, oembed } = videos[provider];

  test.describe(name, () => {
    test('nothing is asked of it before the visitor says yes, and the page says what a yes means', async ({
      page,
    }) => {
      const requested = await open(page, addressOf(provider));
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForLoadState('networkidle');
      expect(requested).toEqual([]);
      await expect(frames(page)).toHaveCount(0);
      await expect(band(page).getByRole('img')).toBeVisible();
      await expect(band(page)).toContainText(
        `It comes from ${name}, which then sets cookies and sees your IP address.`,
      );
      await expect(band(page).getByRole('link', { name: 'How we use cookies' })).toHaveAttribute(
        'href',
        '/cookie-policy',
      );
      await expect(band(page).getByRole('link', { name: `Watch it on ${name}` })).toBeHidden();
      await expect(band(page)).toHaveAccessibleName(/^Video: .+\.$/);
    });

    test('its picture is asked for by oEmbed, as wide as its place, and takes it', async ({ page }) => {
      const requested = await open(page, addressOf(provider));
      const width = await band(page)
        .getByRole('img')
        .evaluate((image) => image.clientWidth);
      await play(page).click();
      await expect(thumbnail(page)).toBeVisible();
      const asked = requested.filter((address) => address.startsWith(oembed)).map((each) => new URL(each));
      expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
        { url, width: String(width) },
      ]);
    });

    test('the yes is remembered, moves nothing, and can be taken back at the same place', async ({
      page,
    }) => {
      const requested = await open(page, addressOf(provider));
      const places = () =>
        page.locator('main :is(h1, h2, p, button)').evaluateAll((all) =>
          all.map((each) => {
            const { x, y } = each.getBoundingClientRect();
            return [x, y + window.scrollY];
          }),
        );
      const before = await places();
      await play(page).click();
      await plays(page);
      expect(await places()).toEqual(before);
      await page.reload();
      await triggerHydration(page);
      await plays(page);
      expect(await page.evaluate((key) => localStorage.getItem(key), `consent.${provider}`)).toBe('yes');

      await button(page, `Stop using ${name}`).click();
      await expect(frames(page)).toHaveCount(0);
      await expect(thumbnail(page)).toHaveCount(0);
      await expect(play(page)).toBeFocused();
      expect(await page.evaluate((key) => localStorage.getItem(key), `consent.${provider}`)).toBeNull();
      requested.splice(0);
      await page.reload();
      await triggerHydration(page);
      await page.waitForLoadState('networkidle');
      expect(requested).toEqual([]);
    });

    test('without script there is a link to it', async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(addressOf(provider));
      await expect(band(page).getByRole('link', { name: `Watch it on ${name}` })).toHaveAttribute(
        'href',
        url,
      );
      await expect(band(page).getByRole('button')).toHaveCount(0);
      await expect(band(page).getByRole('img')).toBeVisible();
      await page.close();
    });
  });
}

test('no more than 1920 pixels are asked for, however wide the window and dense its pixels', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 2400, height: 1200 }, deviceScaleFactor: 2 });
  const requested = await open(page, addressOf('youtube'));
  await play(page).click();
  await expect(thumbnail(page)).toBeVisible();
  const [asked] = requested.filter((address) => address.startsWith(videos.youtube.oembed));
  expect(new URL(asked ?? '').searchParams.get('width')).toBe('1920');
  await page.close();
});

test('the picture of the provider comes when it is decoded, not before', async ({ page }) => {
  await open(page, addressOf('youtube'));
  const waiting = Promise.withResolvers<() => Promise<void>>();
  await page.route('**/film.svg', (route) => waiting.resolve(() => route.fallback()));
  await play(page).click();
  const answer = await waiting.promise;
  await plays(page);
  await expect(thumbnail(page)).toHaveCount(0);
  await answer();
  await expect(thumbnail(page)).toHaveCount(1);
  expect(await thumbnail(page).evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
});

test('where the browser stores nothing, a yes holds for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  });
  await open(page, addressOf('vimeo'));
  await play(page).click();
  await plays(page);
  await button(page, 'Stop using Vimeo').click();
  await expect(frames(page)).toHaveCount(0);
});

test('a yes to one provider is none to the other, and it is taken back in all tabs', async ({ context }) => {
  const requested = await standIn(context);
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await page.goto(addressOf('youtube'));
    await triggerHydration(page);
  }
  await play(first).click();
  await plays(first);
  await expect(button(second, 'Stop using YouTube')).toBeVisible();
  await button(second, 'Stop using YouTube').click();
  await expect(frames(first)).toHaveCount(0);
  await play(first).click();
  requested.splice(0);
  await first.goto(addressOf('vimeo'));
  await triggerHydration(first);
  await expect(play(first)).toBeVisible();
  expect(requested.filter((address) => address.includes('vimeo'))).toEqual([]);
});

test('it comes and goes with its page, and stays out of the others', async ({ page }) => {
  await standIn(page);
  await consentBefore(page, 'youtube');
  await page.goto(`${site?.address}/`);
  await triggerHydration(page);
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const parts = /\/(?:video|provider)-[\w-]+\.chunk/;
  expect((await loaded()).filter((name) => parts.test(name))).toEqual([]);
  await page.goto(`${site?.address}/film`);
  await triggerHydration(page);
  await plays(page);
  await page.getByRole('link', { name: 'Cookie policy' }).first().click();
  await expect(page).toHaveURL(/\/cookie-policy$/);
  await expect(page.locator('iframe')).toHaveCount(0);
  await plays(page, false);
});

test('the policy names the providers on every page of a build that has their videos, and on no other', async ({
  request,
  baseURL,
}) => {
  const policyAt = async (address: string) =>
    Object.fromEntries(
      ((await request.get(address)).headers()['content-security-policy'] ?? '')
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );
  for (const path of ['/', '/film', '/no/team'])
    expect(await policyAt(`${site?.address}${path}`)).toMatchObject({
      'script-src': expect.arrayContaining([
        "'self'",
        'https://www.youtube.com/iframe_api',
        'https://www.youtube.com/s/player/',
        'https://player.vimeo.com/api/player.js',
      ]),
      'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
      'img-src': ["'self'", 'data:', 'https://i.ytimg.com', 'https://i.vimeocdn.com'],
      'connect-src': ["'self'", videos.youtube.oembed, videos.vimeo.oembed],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'youtube-widget-api'],
    });
  const without = await policyAt(`${baseURL}/team`);
  expect(without).toMatchObject({ 'trusted-types': ["'none'"], 'connect-src': ["'self'"] });
  expect(without).not.toHaveProperty('frame-src');
  expect(JSON.stringify(without)).not.toMatch(/youtube|vimeo/);
});

test.describe('what a script may be', () => {
  test.use({ toleratedErrors: /This document requires 'Trusted/ });
  test("Trusted Types let the players' scripts through, and nothing else", async ({ page }) => {
    await open(page, addressOf('youtube'));
    await play(page).click();
    await plays(page);
    const refused = (address: string) =>
      page.evaluate((src) => {
        try {
          document.createElement('script').src = src;
          return false;
        } catch {
          return true;
        }
      }, address);
    expect(await refused('https://www.youtube.com/s/player/1/base.js')).toBe(false);
    for (const address of [
      'https://www.youtube.com/s/player/../search',
      'https://www.youtube.com/iframe_api?callback=steal',
      'https://player.vimeo.com/api/other.js',
      '/static/js/other.js',
      'data:text/javascript,steal()',
    ])
      expect(await refused(address), address).toBe(true);
    expect(
      await page.evaluate(() => {
        try {
          document.createElement('div').innerHTML = '<p>';
          return false;
        } catch {
          return true;
        }
      }),
    ).toBe(true);
  });
});

for (const [scheme, width] of [
  ['light', 390],
  ['dark', 1280],
] as const)
  for (const path of ['/film', '/no/film', '/kiddy-app', '/no/kiddy-app'])
    test(`${path} hydrates as it was, fits, and has no axe violations before and after a yes: ${scheme}, ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await standIn(page);
      await page.goto(`${site?.address}${path}`);
      const text = await page.locator('#root').textContent();
      await triggerHydration(page);
      expect(await page.locator('#root').textContent()).toBe(text);
      for (const yes of [false, true]) {
        if (yes) await band(page).getByRole('button').first().click();
        if (yes) await plays(page);
        const violations = await findViolations(page, { selector: '[data-video]' });
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual(
          [],
        );
        await page.setViewportSize({ width: yes ? width : 320, height: 900 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    });
