import { type RefObject, useEffect, useState } from 'react';
import type { Video } from '#content/videos.ts';
import type { Player } from './background.ts';

/** Milliseconds after which a player that was told to play and does not counts as lost. */
const patience = 20_000;

interface PlayerState {
  /** Whether there may be one at all. */
  allowed: boolean;
  /** Whether it is to play: wanted, and in view. */
  moving: boolean;
  sound: boolean;
  /** How much of the video has been, from 0 to 1. */
  onProgress: (share: number) => void;
  onFail: () => void;
}

/**
 * A provider's player in an element: fetched when it is to play for the first time, gone when it is not allowed.
 * The handlers must keep their identity.
 * @returns whether its picture shows.
 */
export function usePlayer(
  video: Video,
  stage: RefObject<HTMLElement | null>,
  { allowed, moving, sound, onProgress, onFail }: PlayerState,
): boolean {
  const [needed, setNeeded] = useState(false);
  const [player, setPlayer] = useState<Player>();
  const [started, setStarted] = useState(false);

  useEffect(() => {
    if (moving) setNeeded(true);
    if (!allowed) setNeeded(false);
  }, [moving, allowed]);

  useEffect(() => {
    const element = stage.current;
    if (!needed || !element) return;
    const life = new AbortController();
    const { signal } = life;
    const start = async () => {
      const { createPlayer } = await import('./background.ts');
      signal.throwIfAborted();
      const events = { onStart: () => setStarted(true), onProgress, onFail };
      const made = await createPlayer(element, video, events, signal);
      if (!signal.aborted) setPlayer(made);
    };
    start().catch(() => signal.aborted || onFail());
    return () => {
      life.abort();
      setPlayer(undefined);
      setStarted(false);
      onProgress(0);
    };
  }, [needed, video, stage, onProgress, onFail]);

  useEffect(() => player?.setSound(sound), [player, sound]);
  useEffect(() => (moving ? player?.play() : player?.pause()), [player, moving]);
  useEffect(() => {
    if (!moving || started) return;
    const timer = setTimeout(onFail, patience);
    return () => clearTimeout(timer);
  }, [moving, started, onFail]);
  return started;
}
