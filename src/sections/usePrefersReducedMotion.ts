import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/**
 * Whether the visitor has asked for less motion.
 * @param unknown what holds while the page is prerendered and hydrated.
 */
export const useReducedMotion = (unknown: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => unknown,
  );
