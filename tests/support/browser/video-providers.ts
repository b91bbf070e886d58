/**
 * Simulated YouTube and Vimeo: players in frames that speak the providers' `postMessage` protocols, thumbnails and
 * oEmbed. Requests to their hosts never leave the browser.
 */
import type { BrowserContext, Frame, Page } from 'playwright/test';

/** State of a simulated player. */
export interface PlayerState {
  playing: boolean;
  muted: boolean;
  volume: number;
}

declare global {
  interface Window {
    /** Set in the frame of a simulated player. */
    player: PlayerState & { fail: () => void };
  }
}

/** Longer than the clock of any test advances. */
const videoDurationSeconds = 10_000;

/** A player whose position follows the clock. `post` sends a message to the page. */
const commonScript = `
  let position = 0, startedAt = 0;
  const player = window.player = { playing: false, muted: true, volume: 40, fail() {} };
  const getSeconds = () => position + (player.playing ? (performance.now() - startedAt) / 1000 : 0);
  const setPlaying = (playing) => {
    position = getSeconds();
    startedAt = performance.now();
    player.playing = playing;
  };
  const post = (message) => parent.postMessage(message, '*');`;

const youtubeScript = `${commonScript}
  let listening = false;
  const events = new Set();
  const deliver = (event, info) => listening && post(JSON.stringify({ event, info, id: 1, channel: 'widget' }));
  const deliverState = () => {
    const info = { playerState: player.playing ? 1 : 2, currentTime: getSeconds(), duration: ${videoDurationSeconds} };
    deliver('infoDelivery', info);
    if (events.has('onStateChange')) deliver('onStateChange', info.playerState);
  };
  const commands = {
    addEventListener: (event) => events.add(event),
    playVideo: () => { setPlaying(true); deliverState(); },
    pauseVideo: () => { setPlaying(false); deliverState(); },
    mute: () => { player.muted = true; },
    unMute: () => { player.muted = false; },
    setVolume: (volume) => { player.volume = volume; },
  };
  player.fail = () => events.has('onError') && deliver('onError', 150);
  setInterval(() => player.playing && deliver('infoDelivery', { currentTime: getSeconds() }), 250);
  addEventListener('message', ({ data }) => {
    const { event, func, args } = JSON.parse(data);
    if (event === 'command') return commands[func](...args);
    if (event !== 'listening' || listening) return;
    listening = true;
    deliver('initialDelivery', { playerState: -1, currentTime: 0, duration: ${videoDurationSeconds} });
    deliver('onReady', null);
  });`;

const vimeoScript = `${commonScript}
  const events = new Set();
  const emit = (event, data) => events.has(event) && post({ event, data });
  const getTime = () => ({ seconds: getSeconds(), duration: ${videoDurationSeconds} });
  const methods = {
    ping: () => undefined,
    addEventListener: (event) => events.add(event),
    play: () => { setPlaying(true); emit('playing', getTime()); },
    pause: () => { setPlaying(false); emit('pause', getTime()); },
    setMuted: (muted) => { player.muted = muted; },
    setVolume: (volume) => { player.volume = volume * 100; },
  };
  player.fail = () => emit('error', { name: 'Error', message: 'The video could not be played.' });
  setInterval(() => player.playing && emit('timeupdate', getTime()), 250);
  addEventListener('message', ({ data: { method, value } }) => {
    methods[method](value);
    post({ method, value });
  });
  post({ event: 'ready' });`;

const createFrame = (script: string): string =>
  `<!doctype html><title>A film</title><body style="margin:0;background:#246"><button>Like</button><script>${script}</script>`;
const thumbnailSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#864"/></svg>';
const providerHosts = /^https:\/\/(?:[\w-]+\.)*(?:youtube|youtube-nocookie|ytimg|vimeo|vimeocdn)\.com\//;
const frameUrls = /^https:\/\/(?:www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\//;

/** URLs of the requests to the providers, in order. The list grows with each request. */
export type RequestedUrls = string[];

/** Simulates both providers. Routes that a test adds later have priority. */
export async function simulateProviders(target: Page | BrowserContext): Promise<RequestedUrls> {
  const requestedUrls: RequestedUrls = [];
  await target.route(providerHosts, (route) => {
    const { hostname, pathname, href } = new URL(route.request().url());
    requestedUrls.push(href);
    if (/^\/(?:oembed|api\/oembed\.json)$/.test(pathname))
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: {
          thumbnail_url: `https://${hostname === 'vimeo.com' ? 'i.vimeocdn' : 'i.ytimg'}.com/film.svg`,
        },
      });
    if (pathname === '/film.svg') return route.fulfill({ contentType: 'image/svg+xml', body: thumbnailSvg });
    if (!frameUrls.test(href)) return route.fulfill({ status: 404 });
    const script = hostname === 'player.vimeo.com' ? vimeoScript : youtubeScript;
    return route.fulfill({ contentType: 'text/html', body: createFrame(script) });
  });
  return requestedUrls;
}

const findPlayerFrame = (page: Page): Frame | undefined =>
  page.frames().find((frame) => frameUrls.test(frame.url()));

/** Returns the state of the page's player, or undefined if there is none. */
export const getPlayerState = async (page: Page): Promise<PlayerState | undefined> =>
  findPlayerFrame(page)?.evaluate(() => {
    const { playing, muted, volume } = window.player;
    return { playing, muted, volume };
  });

/** Makes the page's player report an error. */
export const failPlayer = async (page: Page): Promise<void> =>
  findPlayerFrame(page)?.evaluate(() => window.player.fail());

/** Makes the frames of players load forever. @returns a function that undoes it. */
export async function stallPlayerFrames(page: Page): Promise<() => Promise<void>> {
  await page.route(frameUrls, () => undefined);
  return () => page.unroute(frameUrls);
}
