/** The fixture's pages with a video, and what a visitor finds on them. */
import { expect, type Locator, type Page } from 'playwright/test';
import { triggerHydration } from './site.ts';
import { type Requested, type Standing, standIn, standing } from './video-providers.ts';

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

export const band = (page: Page): Locator => page.locator('[data-video]');
export const button = (page: Page, name: string): Locator => band(page).getByRole('button', { name });
export const play = (page: Page): Locator => button(page, 'Play the video');
export const pause = (page: Page): Locator => button(page, 'Pause the video');
/** The provider's picture, which says nothing that ours has not said. */
export const thumbnail = (page: Page): Locator => band(page).locator('img[alt=""]');
export const frames = (page: Page): Locator => band(page).locator('iframe');
/** The scripts of a provider's player. */
export const scripts: RegExp = /iframe_api|api\/player\.js/;

export const state = async <K extends keyof Standing>(page: Page, key: K): Promise<Standing[K] | undefined> =>
  (await standing(page))?.[key];
/** Waits until the player plays, or rests. */
export const plays = (page: Page, playing = true): Promise<void> =>
  expect.poll(() => state(page, 'playing')).toBe(playing);

/** A page with a video, taken over by React, with the providers played by the test. */
export async function open(page: Page, address: string): Promise<Requested> {
  const requested = await standIn(page);
  await page.goto(address);
  await triggerHydration(page);
  return requested;
}

/** Gives the consent of an earlier visit. */
export const consentBefore = (page: Page, provider: Provider): Promise<unknown> =>
  page.addInitScript((key) => {
    // Not in the player's frame.
    if (window.top === window) localStorage.setItem(key, 'yes');
  }, `consent.${provider}`);
