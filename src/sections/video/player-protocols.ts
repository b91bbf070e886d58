/**
 * The messages that players in iframes exchange with the page through `postMessage`, as the providers' own scripts do:
 * https://developers.google.com/youtube/iframe_api_reference and https://github.com/vimeo/player.js.
 */
import { type Provider, providers } from '#content/videos.ts';

/** Content of a message from a player. Fields that the message lacks are undefined. */
export interface PlayerUpdate {
  /** The player accepts commands. */
  ready?: boolean | undefined;
  playing?: boolean | undefined;
  seconds?: number | undefined;
  durationSeconds?: number | undefined;
  failed?: boolean | undefined;
}

export interface PlayerProtocol {
  /** Origin of the player's frame. */
  origin: string;
  /** Returns the URL of a silent, looping player without controls. */
  getFrameUrl: (videoUrl: URL) => string;
  /** Message that is sent until the player is ready. */
  handshake: unknown;
  /** Messages that are sent once the player is ready. */
  subscriptions: unknown[];
  play: unknown[];
  pause: unknown[];
  mute: unknown[];
  /** Turns the sound on at volume 100. */
  unmute: unknown[];
  parseMessage: (data: unknown) => PlayerUpdate;
}

const createYoutubeCommand = (func: string, ...args: unknown[]) =>
  JSON.stringify({ event: 'command', func, args, id: 1, channel: 'widget' });

interface YoutubeMessage {
  event?: string;
  info?: { playerState?: number; currentTime?: number; duration?: number } | null;
}

/** Value of `playerState` while a video plays. */
const youtubePlayingState = 1;

const youtube: PlayerProtocol = {
  origin: providers.youtube.frame,
  getFrameUrl(videoUrl) {
    const id = videoUrl.searchParams.get('v') ?? '';
    const query = new URLSearchParams({
      enablejsapi: '1',
      origin: window.location.origin,
      mute: '1',
      controls: '0',
      disablekb: '1',
      playsinline: '1',
      rel: '0',
      iv_load_policy: '3',
      // A single video loops only as a playlist.
      loop: '1',
      playlist: id,
    });
    return `${this.origin}/embed/${id}?${query}`;
  },
  handshake: JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }),
  subscriptions: [createYoutubeCommand('addEventListener', 'onError')],
  play: [createYoutubeCommand('playVideo')],
  pause: [createYoutubeCommand('pauseVideo')],
  mute: [createYoutubeCommand('mute')],
  unmute: [createYoutubeCommand('unMute'), createYoutubeCommand('setVolume', 100)],
  parseMessage(data) {
    const { event, info } = parseJson(data) as YoutubeMessage;
    if (event === 'onError') return { failed: true };
    if (event === 'onReady') return { ready: true };
    if (event !== 'initialDelivery' && event !== 'infoDelivery') return {};
    const { playerState, currentTime, duration } = info ?? {};
    return {
      ready: true,
      playing: playerState === undefined ? undefined : playerState === youtubePlayingState,
      seconds: currentTime,
      durationSeconds: duration,
    };
  },
};

interface VimeoMessage {
  event?: string;
  /** The command that the message responds to. */
  method?: string;
  data?: { seconds?: number; duration?: number; method?: string };
}

const vimeo: PlayerProtocol = {
  origin: providers.vimeo.frame,
  getFrameUrl(videoUrl) {
    const [, id = '', key] = videoUrl.pathname.split('/');
    const query = new URLSearchParams({
      muted: '1',
      controls: '0',
      loop: '1',
      autopause: '0',
      dnt: '1',
      ...(key && { h: key }),
    });
    return `${this.origin}/video/${id}?${query}`;
  },
  handshake: { method: 'ping' },
  subscriptions: ['playing', 'pause', 'timeupdate', 'error'].map((value) => ({
    method: 'addEventListener',
    value,
  })),
  play: [{ method: 'play' }],
  pause: [{ method: 'pause' }],
  mute: [{ method: 'setMuted', value: true }],
  // The volume alone does not unmute a player that started muted.
  unmute: [
    { method: 'setMuted', value: false },
    { method: 'setVolume', value: 1 },
  ],
  parseMessage(data) {
    const { event, method, data: details } = parseJson(data) as VimeoMessage;
    if (event === 'ready' || method === 'ping') return { ready: true };
    if (event === 'playing') return { playing: true };
    if (event === 'pause') return { playing: false };
    if (event === 'timeupdate') return { seconds: details?.seconds, durationSeconds: details?.duration };
    // A browser may refuse sound. The video then plays without it.
    if (event === 'error') return { failed: !/^set(?:Muted|Volume)$/.test(details?.method ?? '') };
    return {};
  },
};

/** Parses a message, which is an object or JSON. Returns an empty object for anything else. */
function parseJson(data: unknown): object {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export const playerProtocols: Record<Provider, PlayerProtocol> = { youtube, vimeo };
