/** YouTube and Vimeo as far as a page knows them: their scripts, frames, pictures and oEmbed, answered by the test. */
import type { BrowserContext, Page } from 'playwright/test';

/** Seconds that every video lasts. */
const duration = 60;

/** What a stand-in's player was told, and where it stands. */
export interface Standing {
  playing: boolean;
  muted: boolean;
  volume: number;
  /** How often it was asked where it stands. */
  asked: number;
}

declare global {
  interface Window {
    players: (Standing & { fail: () => void })[];
  }
}

/** What both have in common: a clock that runs while it plays. */
const common = `
  window.players ??= [];
  window.makeStanding = () => {
    let since = 0, before = 0;
    const standing = {
      playing: false, muted: false, volume: 40, asked: 0, fail() {},
      position: () => before + (standing.playing ? (performance.now() - since) / 1000 : 0),
      seek(seconds) { before = seconds; since = performance.now(); },
      set(playing) { before = standing.position(); since = performance.now(); standing.playing = playing; },
    };
    window.players.push(standing);
    return standing;
  };`;

const youtubeLoader = `
  var address = 'https://www.youtube.com/s/player/1a2b3c4d/www-widgetapi.vflset/www-widgetapi.js';
  try {
    var policy = window.trustedTypes.createPolicy('youtube-widget-api', { createScriptURL: (url) => url });
    address = policy.createScriptURL(address);
  } catch (error) {}
  var YT; if (!window.YT) YT = { loading: 0, loaded: 0 };
  const script = document.createElement('script');
  script.src = address;
  document.head.append(script);`;

const youtubePlayer = `${common}
  YT.PlayerState = { UNSTARTED: -1, ENDED: 0, PLAYING: 1, PAUSED: 2 };
  YT.Player = class {
    constructor(id, { host, videoId, playerVars, events }) {
      const frame = document.createElement('iframe');
      frame.id = id;
      frame.title = 'A film';
      frame.src = host + '/embed/' + videoId + '?' + new URLSearchParams(playerVars);
      document.getElementById(id).replaceWith(frame);
      const standing = this.standing = window.makeStanding();
      const event = (data) => ({ target: this, data });
      const turn = (playing) => {
        standing.set(playing);
        events.onStateChange(event(playing ? 1 : 2));
      };
      standing.fail = () => events.onError(event(150));
      frame.addEventListener('load', () => {
        Object.assign(this, {
          playVideo: () => turn(true),
          pauseVideo: () => turn(false),
          mute: () => { standing.muted = true; },
          unMute: () => { standing.muted = false; },
        });
        events.onReady(event());
      }, { once: true });
    }
    getPlayerState() { return this.standing.playing ? 1 : 2; }
    getCurrentTime() { this.standing.asked++; return this.standing.position(); }
    seekTo(seconds) { this.standing.seek(seconds); }
    /** Not known before it has played. */
    getDuration() { return this.standing.position() > 0 ? ${duration} : 0; }
    getVolume() { return this.standing.volume; }
    setVolume(volume) { this.standing.volume = volume; }
    isMuted() { return this.standing.muted; }
    destroy() { this.standing.playing = false; }
  };
  YT.loaded = 1;
  window.onYouTubeIframeAPIReady();`;

const vimeoPlayer = `${common}
  window.Vimeo = { Player: class {
    constructor(frame) {
      this.handlers = {};
      this.standing = window.makeStanding();
      this.standing.muted = new URL(frame.src).searchParams.get('muted') === '1';
      this.standing.fail = () => this.tell('error');
    }
    tell(name) { for (const handler of this.handlers[name] ?? []) handler({ seconds: this.standing.position() }); }
    on(name, handler) { (this.handlers[name] ??= []).push(handler); }
    async turn(playing) { this.standing.set(playing); this.tell(playing ? 'play' : 'pause'); }
    play() { return this.turn(true); }
    pause() { return this.turn(false); }
    async getPaused() { return !this.standing.playing; }
    async getCurrentTime() { this.standing.asked++; return this.standing.position(); }
    async setCurrentTime(seconds) { this.standing.seek(seconds); }
    async getDuration() { return ${duration}; }
    async getVideoWidth() { return 1280; }
    async getVideoHeight() { return 720; }
    async getVolume() { return this.standing.volume / 100; }
    async setVolume(volume) { this.standing.volume = volume * 100; if (volume === 0) this.standing.muted = true; }
    async setMuted(muted) { this.standing.muted = muted; }
    async destroy() { this.standing.playing = false; }
  } };`;

const frame =
  '<!doctype html><title>A film</title><body style="margin:0;background:#246"><button>Like</button>';
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#864"/></svg>';
const hosts = /^https:\/\/(?:[\w-]+\.)*(?:youtube|youtube-nocookie|ytimg|vimeo|vimeocdn)\.com\//;

/** Requests to the providers, in their order: addresses that fill as they come. */
export type Requested = string[];

/** Answers for both providers, and says what was asked of them. A route that a test adds later goes first. */
export async function standIn(target: Page | BrowserContext): Promise<Requested> {
  const requested: Requested = [];
  await target.route(hosts, (route) => {
    const { hostname, pathname, href } = new URL(route.request().url());
    requested.push(href);
    const script = (body: string) => route.fulfill({ contentType: 'text/javascript', body });
    if (pathname === '/iframe_api') return script(youtubeLoader);
    if (pathname.startsWith('/s/player/')) return script(youtubePlayer);
    if (pathname === '/api/player.js') return script(vimeoPlayer);
    if (/^\/(?:oembed|api\/oembed\.json)$/.test(pathname))
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: {
          thumbnail_url: `https://${hostname === 'vimeo.com' ? 'i.vimeocdn' : 'i.ytimg'}.com/film.svg`,
        },
      });
    if (pathname === '/film.svg') return route.fulfill({ contentType: 'image/svg+xml', body: picture });
    return route.fulfill({ contentType: 'text/html', body: frame });
  });
  return requested;
}

/** The player that was made last. */
export const standing = (page: Page): Promise<Standing | undefined> =>
  page.evaluate(() => {
    const { playing, muted, volume, asked } = window.players?.at(-1) ?? {};
    return playing === undefined ? undefined : ({ playing, muted, volume, asked } as Standing);
  });
