import type { Video } from '#content/videos.ts';
import { playerProtocols } from './player-protocols.ts';

const progressIntervalMs = 150;
/** The handshake is repeated, because a player ignores messages until its script has run. */
const handshakeIntervalMs = 250;

interface PlayerEvents {
  /** Called when the video plays. */
  onPlay: () => void;
  /** Receives the played share of the video, from 0 to 1, every 150 ms while it plays. */
  onProgress: (share: number) => void;
  /** Called when the player reports an error. */
  onFail: () => void;
}

export interface Player {
  play: () => void;
  pause: () => void;
  setSound: (on: boolean) => void;
  remove: () => void;
}

/**
 * Adds the provider's player to an element as a background: silent, looping, and inaccessible by keyboard and
 * assistive technology. Its methods may be called at once; the last calls take effect when the player is ready.
 */
export function createPlayer(
  container: HTMLElement,
  { provider, url }: Video,
  { onPlay, onProgress, onFail }: PlayerEvents,
): Player {
  const protocol = playerProtocols[provider];
  const frame = document.createElement('iframe');
  frame.src = protocol.getFrameUrl(new URL(url));
  frame.allow = 'autoplay';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');

  let isReady = false;
  let shouldPlay = false;
  let hasSound = false;
  let durationSeconds = 0;
  /** The last reported position and the time of the report. */
  let position = { seconds: 0, reportedAtMs: 0 };
  let progressTimer: ReturnType<typeof setInterval> | undefined;

  const send = (messages: unknown[]) => {
    for (const message of messages) frame.contentWindow?.postMessage(message, protocol.origin);
  };
  const stopProgress = () => {
    clearInterval(progressTimer);
    progressTimer = undefined;
  };
  const reportProgress = () => {
    const seconds = position.seconds + (performance.now() - position.reportedAtMs) / 1000;
    if (durationSeconds > 0) onProgress(Math.min(1, seconds / durationSeconds));
  };
  const setPlaying = (playing: boolean) => {
    if (!playing) return stopProgress();
    // The player may start after the command to pause.
    if (!shouldPlay) return send(protocol.pause);
    if (progressTimer !== undefined) return;
    position.reportedAtMs = performance.now();
    progressTimer = setInterval(reportProgress, progressIntervalMs);
    onPlay();
  };
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== protocol.origin) return;
    const update = protocol.parseMessage(data);
    if (update.failed) return onFail();
    if (update.ready && !isReady) {
      isReady = true;
      clearInterval(handshakeTimer);
      send(protocol.subscriptions);
      if (hasSound) send(protocol.unmute);
      if (shouldPlay) send(protocol.play);
    }
    durationSeconds = update.durationSeconds ?? durationSeconds;
    if (update.seconds !== undefined) position = { seconds: update.seconds, reportedAtMs: performance.now() };
    if (update.playing !== undefined) setPlaying(update.playing);
  };
  // The target origin is `*`, because the frame has the page's origin until it is loaded.
  const sendHandshake = () => frame.contentWindow?.postMessage(protocol.handshake, '*');
  const handshakeTimer = setInterval(sendHandshake, handshakeIntervalMs);
  window.addEventListener('message', onMessage);
  container.append(frame);

  return {
    play() {
      shouldPlay = true;
      if (isReady) send(protocol.play);
    },
    pause() {
      shouldPlay = false;
      stopProgress();
      if (isReady) send(protocol.pause);
    },
    setSound(on) {
      hasSound = on;
      if (isReady) send(on ? protocol.unmute : protocol.mute);
    },
    remove() {
      clearInterval(handshakeTimer);
      stopProgress();
      window.removeEventListener('message', onMessage);
      frame.remove();
    },
  };
}
