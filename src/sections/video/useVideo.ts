import { useCallback, useEffect, useRef, useState } from 'react';
import type { Video } from '#content/videos.ts';
import { setChoice, useChoice } from '../consent/consent.ts';
import { useIsVisible } from '../useIsVisible.ts';
import { usePrefersReducedMotion } from '../usePrefersReducedMotion.ts';
import { usePlayer } from './usePlayer.ts';
import { useThumbnail } from './useThumbnail.ts';

/**
 * With this root margin, a video is in view while it touches the middle half of the window. A share of the video would
 * not work, because the video may be taller than the window of a phone.
 */
const middleOfWindowMargin = '-25% 0px';

/**
 * State of a video behind its cover. Nothing is loaded from the provider without consent.
 * @returns refs, state and actions. `playing` is the state that the play button shows. The player also pauses while the
 * video is out of view.
 */
export function useVideo(video: Video) {
  const frame = useRef<HTMLDivElement>(null);
  const playerContainer = useRef<HTMLDivElement>(null);
  const progressBar = useRef<HTMLDivElement>(null);
  const prefersReducedMotion = usePrefersReducedMotion(true);
  const [userChoice, setUserChoice] = useState<boolean>();
  const [hasSound, setHasSound] = useState(false);
  const [failed, setFailed] = useState(false);
  const choice = useChoice(video.provider);
  const hasConsent = choice === 'yes';
  const playing = hasConsent && !failed && (userChoice ?? !prefersReducedMotion);
  const isVisible = useIsVisible(frame, { enabled: playing, rootMargin: middleOfWindowMargin });

  // Resets the state when consent is withdrawn, here or in another tab.
  useEffect(() => {
    if (hasConsent) return;
    setUserChoice(undefined);
    setHasSound(false);
    setFailed(false);
  }, [hasConsent]);

  const onProgress = useCallback(
    (share: number) => progressBar.current?.style.setProperty('--progress', String(share)),
    [],
  );
  const onFail = useCallback(() => setFailed(true), []);
  const thumbnail = useThumbnail(video, frame, hasConsent);
  const started = usePlayer(video, playerContainer, {
    allowed: hasConsent && !failed,
    playing: playing && isVisible,
    hasSound,
    onProgress,
    onFail,
  });

  return {
    frame,
    playerContainer,
    progressBar,
    choice,
    playing,
    hasSound,
    failed,
    started,
    thumbnail,
    togglePlaying: () => {
      setChoice(video.provider, 'yes');
      setFailed(false);
      setUserChoice(!playing);
    },
    toggleSound: () => setHasSound(!hasSound),
    refuseConsent: () => setChoice(video.provider, 'no'),
    withdrawConsent: () => setChoice(video.provider, undefined),
  };
}
