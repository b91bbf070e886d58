import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/**
 * Returns whether the visitor prefers reduced motion.
 * @param serverValue returned during prerendering and hydration, when the preference is unknown.
 */
export const usePrefersReducedMotion = (serverValue: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => serverValue,
  );
