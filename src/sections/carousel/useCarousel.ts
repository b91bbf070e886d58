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
  const [hasChangedSlide, setHasChangedSlide] = useState(false);
  const [userChoice, setUserChoice] = useState<boolean>();
  const prefersReducedMotion = usePrefersReducedMotion(false);
  const isVisible = useIsVisible(stage, { threshold: visibleThreshold });
  const { isHoveredOrFocused, reset, handlers } = useIsHoveredOrFocused(stage);
  const changeSlide = (step: 1 | -1) => {
    setIndex((index + step + slideCount) % slideCount);
    setHasChangedSlide(true);
  };
  const swipe = useSwipe(changeSlide);
  const playing = userChoice ?? !prefersReducedMotion;
  const moving = ready && playing && isVisible && !isHoveredOrFocused && !swipe.isTouching;

  // A layout effect, so that the slide that the visitor scrolled to or focused stays in place.
  useLayoutEffect(() => {
    if (row.current) setIndex(findVisibleSlide(row.current));
    setReady(true);
  }, []);

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => {
      setIndex((index + 1) % slideCount);
      setHasChangedSlide(true);
    }, slideIntervalMs);
    return () => clearTimeout(timer);
  }, [moving, index, slideCount]);

  const toggle = () => {
    setUserChoice(!playing);
    // Starts at once, although the pointer is still on the button.
    if (!playing) reset();
  };
  return {
    ready,
    index,
    /** False until the slide changes for the first time. Transitions run only from then on. */
    hasChangedSlide,
    playing,
    moving,
    changeSlide,
    toggle,
    /** Props of the element around slides and controls. */
    stage: { ref: stage, ...handlers },
    /** Props of the element around the slides. */
    row: { ref: row, ...swipe.handlers },
  };
}

/** Returns the index of the slide that has the focus, else of the one that is scrolled into view. */
function findVisibleSlide(row: HTMLElement): number {
  const focused = [...row.children].findIndex((slide) => slide.contains(document.activeElement));
  return focused === -1 ? Math.round(Math.abs(row.scrollLeft) / row.clientWidth) || 0 : focused;
}
