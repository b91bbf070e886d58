import { type TouchEvent, useRef, useState } from 'react';

/** Pixels that a finger has to travel. */
const threshold = 40;

/**
 * Follows a finger that moves sideways over an element, which needs `touch-action: pan-y pinch-zoom`; `--drag` on it
 * is how far the finger has come, and `data-dragged` that it has.
 * @param onSwipe takes 1 when the finger pulled in what follows, -1 for what went before.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const [touched, setTouched] = useState(false);
  const start = useRef<number>(undefined);
  const travelled = useRef(0);

  const travel = (element: HTMLElement, distance: number) => {
    travelled.current = distance;
    element.toggleAttribute('data-dragged', distance !== 0);
    element.style.setProperty('--drag', `${distance}px`);
  };
  const stop = ({ currentTarget }: TouchEvent<HTMLElement>) => {
    start.current = undefined;
    travel(currentTarget, 0);
    setTouched(false);
  };
  const handlers = {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      // A second finger means to zoom.
      if (event.touches.length > 1) return stop(event);
      start.current = event.touches[0]?.clientX;
      setTouched(true);
    },
    onTouchMove: ({ currentTarget, touches }: TouchEvent<HTMLElement>) => {
      const at = touches[0]?.clientX;
      if (at !== undefined && start.current !== undefined) travel(currentTarget, at - start.current);
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const distance = travelled.current;
      stop(event);
      if (Math.abs(distance) < threshold) return;
      const forward = distance < 0 === (document.documentElement.dir !== 'rtl');
      onSwipe(forward ? 1 : -1);
    },
    onTouchCancel: stop,
  };
  return { touched, handlers };
}
