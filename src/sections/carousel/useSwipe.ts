import { type TouchEvent, useRef, useState } from 'react';

const swipeThresholdPx = 40;

/**
 * Detects horizontal swipes on an element, which needs `touch-action: pan-y pinch-zoom`. During a swipe the element has
 * the attribute `data-dragged` and its distance as the custom property `--drag`.
 * @param onSwipe receives 1 for a swipe to the next slide, -1 for a swipe to the previous one.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const [isTouching, setIsTouching] = useState(false);
  const startX = useRef<number>(undefined);
  const distance = useRef(0);

  const drag = (element: HTMLElement, distancePx: number) => {
    distance.current = distancePx;
    element.toggleAttribute('data-dragged', distancePx !== 0);
    element.style.setProperty('--drag', `${distancePx}px`);
  };
  const stop = ({ currentTarget }: TouchEvent<HTMLElement>) => {
    startX.current = undefined;
    drag(currentTarget, 0);
    setIsTouching(false);
  };
  const handlers = {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      // Two fingers zoom.
      if (event.touches.length > 1) return stop(event);
      startX.current = event.touches[0]?.clientX;
      setIsTouching(true);
    },
    onTouchMove: ({ currentTarget, touches }: TouchEvent<HTMLElement>) => {
      const x = touches[0]?.clientX;
      if (x !== undefined && startX.current !== undefined) drag(currentTarget, x - startX.current);
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const distancePx = distance.current;
      stop(event);
      if (Math.abs(distancePx) < swipeThresholdPx) return;
      const isForward = distancePx < 0 === (document.documentElement.dir !== 'rtl');
      onSwipe(isForward ? 1 : -1);
    },
    onTouchCancel: stop,
  };
  return { isTouching, handlers };
}
