import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsVisible } from '../useIsVisible.ts';
import { usePrefersReducedMotion } from '../usePrefersReducedMotion.ts';
import { useIsHoveredOrFocused } from './useIsHoveredOrFocused.ts';
import { useSwipe } from './useSwipe.ts';

const slideIntervalMs = 5000;
/** Share of the carousel that must be in view for it to move. */
const visibleThreshold = 0.5;

/**
 * State of a carousel that shows one slide at a time.
 * @returns `playing`, which the pause button shows, and `moving`, which is false also while the visitor hovers, focuses
 * or touches the carousel, or while it is out of view. Until `ready` the slides are a row that the visitor scrolls.
 */
export function useCarousel(slideCount: number) {
  const stage = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [index, setIndex] = useState(0);
  const [hasTurned, setHasTurned] = useState(false);
  const [userChoice, setUserChoice] = useState<boolean>();
  const prefersReducedMotion = usePrefersReducedMotion(false);
  const isVisible = useIsVisible(stage, { threshold: visibleThreshold });
  const { isHoveredOrFocused, dismiss, handlers } = useIsHoveredOrFocused(stage);
  const turn = (step: 1 | -1) => {
    setIndex((index + step + slideCount) % slideCount);
    setHasTurned(true);
  };
  const swipe = useSwipe(turn);
  const playing = userChoice ?? !prefersReducedMotion;
  const moving = ready && playing && isVisible && !isHoveredOrFocused && !swipe.isTouching;

  // A layout effect, so that the slide that the visitor scrolled to or focused stays in place.
  useLayoutEffect(() => {
    if (row.current) setIndex(findShownSlide(row.current));
    setReady(true);
  }, []);

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => {
      setIndex((index + 1) % slideCount);
      setHasTurned(true);
    }, slideIntervalMs);
    return () => clearTimeout(timer);
  }, [moving, index, slideCount]);

  const toggle = () => {
    setUserChoice(!playing);
    // Play starts at once, although the pointer is still on the button.
    if (!playing) dismiss();
  };
  return {
    ready,
    index,
    /** True once the carousel has left its first slide. Transitions run only from then on. */
    hasTurned,
    playing,
    moving,
    turn,
    toggle,
    stage: { ref: stage, ...handlers },
    row: { ref: row, ...swipe.handlers },
  };
}

function findShownSlide(row: HTMLElement): number {
  const focused = [...row.children].findIndex((slide) => slide.contains(document.activeElement));
  return focused === -1 ? Math.round(Math.abs(row.scrollLeft) / row.clientWidth) || 0 : focused;
}
