/** `test` whose pages are those of the fixture `videos`, and locators of their videos. */
import { expect, type Locator, type Page } from 'playwright/test';
import { test as base, triggerHydration } from './site.ts';
import { getPlayerState, type RequestedUrls, simulateProviders } from './video-providers.ts';
import { serveVideos } from './video-site.ts';

export const videos = {
  youtube: {
    path: '/film',
    name: 'YouTube',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    oembed: 'https://www.youtube.com/oembed',
    frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  },
  vimeo: {
    path: '/kiddy-app',
    name: 'Vimeo',
    url: 'https://vimeo.com/76979871/8272103f6e',
    oembed: 'https://vimeo.com/api/oembed.json',
    frame: 'https://player.vimeo.com/video/76979871',
  },
} as const;
export type Provider = keyof typeof videos;
export const providers = Object.keys(videos) as Provider[];

export const test = base.extend<object, { videoOrigin: string }>({
  // One build for all tests of a worker.
  videoOrigin: [
    // Playwright requires that the first parameter is a pattern.
    async ({ browserName: _ }, use) => {
      await using site = await serveVideos();
      await use(site.origin);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ videoOrigin }, use) => use(videoOrigin),
});

export const getVideo = (page: Page): Locator => page.locator('[data-video]');
export const getButton = (page: Page, name: string): Locator => getVideo(page).getByRole('button', { name });
export const getPlayButton = (page: Page): Locator => getButton(page, 'Play the video');
export const getPauseButton = (page: Page): Locator => getButton(page, 'Pause the video');
/** The provider's thumbnail, whose alt text is empty because the cover below it has one. */
export const getThumbnail = (page: Page): Locator => getVideo(page).locator('img[alt=""]');
export const getFrames = (page: Page): Locator => getVideo(page).locator('iframe');

/** Waits until the player plays, or with `isPlaying` false, until it is paused or removed. */
export const expectPlaying = (page: Page, isPlaying = true): Promise<void> =>
  expect.poll(async () => (await getPlayerState(page))?.playing ?? false).toBe(isPlaying);

/** Opens and hydrates a page with simulated providers. */
export async function openVideoPage(page: Page, path: string): Promise<RequestedUrls> {
  const requestedUrls = await simulateProviders(page);
  await page.goto(path);
  await triggerHydration(page);
  return requestedUrls;
}

/** Stores consent before the page is opened. */
export const storeConsent = (page: Page, provider: Provider): Promise<unknown> =>
  page.addInitScript((key) => {
    // Init scripts run also in the player's frame.
    if (window.top === window) localStorage.setItem(key, 'yes');
  }, `consent.${provider}`);
