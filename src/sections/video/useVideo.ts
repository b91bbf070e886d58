import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Video } from '#content/videos.ts';
import { useWatched } from '../useIsVisible.ts';
import { useReducedMotion } from '../usePrefersReducedMotion.ts';
import { setConsent, useConsent } from './consent.ts';
import { usePlayer } from './usePlayer.ts';
import { useThumbnail } from './useThumbnail.ts';

/** What the middle of the window touches is in view: a share of the video would not do, it may be higher than a phone's window. */
const middle = '-25% 0px';

/**
 * A video behind a picture of our own. Until `ready` there is a link to it; until `allowed` nothing of it is fetched.
 * `playing` is what the button says; the player also rests while nobody sees it.
 */
export function useVideo(video: Video) {
  const place = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const reduced = useReducedMotion(true);
  const [choice, setChoice] = useState<boolean>();
  const [sound, setSound] = useState(false);
  const [failed, setFailed] = useState(false);
  const allowed = useConsent(video.provider);
  const playing = allowed && !failed && (choice ?? !reduced);
  const watched = useWatched(place, { wanted: playing, rootMargin: middle });

  useLayoutEffect(() => setReady(true), []);
  // Taken back, perhaps in another tab: the next yes begins anew.
  useEffect(() => {
    if (allowed) return;
    setChoice(undefined);
    setSound(false);
    setFailed(false);
  }, [allowed]);

  const onProgress = useCallback(
    (share: number) => line.current?.style.setProperty('--progress', String(share)),
    [],
  );
  const onFail = useCallback(() => setFailed(true), []);
  const thumbnail = useThumbnail(video, place, allowed);
  const started = usePlayer(video, stage, {
    allowed: allowed && !failed,
    moving: playing && watched,
    sound,
    onProgress,
    onFail,
  });

  return {
    place,
    stage,
    line,
    ready,
    allowed,
    playing,
    sound,
    failed,
    started,
    thumbnail,
    toggle: () => {
      setConsent(video.provider, true);
      setFailed(false);
      setChoice(!playing);
    },
    toggleSound: () => setSound(!sound),
    withdraw: () => setConsent(video.provider, false),
  };
}
