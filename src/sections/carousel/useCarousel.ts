import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWatched } from '../useIsVisible.ts';
import { useReducedMotion } from '../usePrefersReducedMotion.ts';
import { useAttended } from './useIsHoveredOrFocused.ts';
import { useSwipe } from './useSwipe.ts';

/** Milliseconds that a slide stands before the next one comes by itself. */
const interval = 5000;
/** How much of the carousel has to be in view for it to move. */
const shareInView = 0.5;

/**
 * Slides of which one shows at a time. Until `ready` they are a row that the visitor scrolls.
 * `playing` is what the button says; `moving`, whether they do move: not while somebody reads or nobody sees them.
 */
export function useCarousel(count: number) {
  const stage = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [index, setIndex] = useState(0);
  const [turned, setTurned] = useState(false);
  const [choice, setChoice] = useState<boolean>();
  const reduced = useReducedMotion(false);
  const watched = useWatched(stage, { threshold: shareInView });
  const { attended, dismiss, handlers } = useAttended(stage);
  const turn = (by: 1 | -1) => {
    setIndex((index + by + count) % count);
    setTurned(true);
  };
  const swipe = useSwipe(turn);
  const playing = choice ?? !reduced;
  const moving = ready && playing && watched && !attended && !swipe.touched;

  // Before the paint: the slide that the visitor has scrolled to, or is in, stays.
  useLayoutEffect(() => {
    if (row.current) setIndex(shownIn(row.current));
    setReady(true);
  }, []);

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => {
      setIndex((index + 1) % count);
      setTurned(true);
    }, interval);
    return () => clearTimeout(timer);
  }, [moving, index, count]);

  const toggle = () => {
    setChoice(!playing);
    // Who presses Play wants to see it move, though the pointer is still on the button.
    if (!playing) dismiss();
  };
  return {
    ready,
    index,
    /** Has left its first slide: what comes and goes from then on may be seen to. */
    turned,
    playing,
    moving,
    turn,
    toggle,
    stage: { ref: stage, ...handlers },
    row: { ref: row, ...swipe.handlers },
  };
}

function shownIn(row: HTMLElement): number {
  const focused = [...row.children].findIndex((slide) => slide.contains(document.activeElement));
  return focused === -1 ? Math.round(Math.abs(row.scrollLeft) / row.clientWidth) || 0 : focused;
}
