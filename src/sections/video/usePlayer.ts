import { type RefObject, useEffect, useState } from 'react';
import type { Video } from '#content/videos.ts';
import { createPlayer, type Player } from './player.ts';

/** After this time, a player that has not started has failed. */
const startTimeoutMs = 20_000;

interface PlayerOptions {
  /** False removes the player. */
  allowed: boolean;
  /** The player is loaded when this is true for the first time. */
  playing: boolean;
  hasSound: boolean;
  /** Receives the played share of the video, from 0 to 1. Must be memoized, because a new one reloads the player. */
  onProgress: (share: number) => void;
  /** Called when the player fails or does not start in time. Must be memoized, too. */
  onFail: () => void;
}

/**
 * Loads and controls the provider's player in an element.
 * @returns whether the video has started and can be shown.
 */
export function usePlayer(
  video: Video,
  container: RefObject<HTMLElement | null>,
  { allowed, playing, hasSound, onProgress, onFail }: PlayerOptions,
): boolean {
  const [needed, setNeeded] = useState(false);
  const [player, setPlayer] = useState<Player>();
  const [started, setStarted] = useState(false);

  useEffect(() => {
    if (playing) setNeeded(true);
    if (!allowed) setNeeded(false);
  }, [playing, allowed]);

  useEffect(() => {
    if (!needed || !container.current) return;
    const created = createPlayer(container.current, video, {
      onPlay: () => setStarted(true),
      onProgress,
      onFail,
    });
    setPlayer(created);
    return () => {
      created.remove();
      setPlayer(undefined);
      setStarted(false);
      onProgress(0);
    };
  }, [needed, video, container, onProgress, onFail]);

  useEffect(() => player?.setSound(hasSound), [player, hasSound]);
  useEffect(() => (playing ? player?.play() : player?.pause()), [player, playing]);
  useEffect(() => {
    if (!playing || started) return;
    const timer = setTimeout(onFail, startTimeoutMs);
    return () => clearTimeout(timer);
  }, [playing, started, onFail]);
  return started;
}
