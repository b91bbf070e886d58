import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../useHydrated.ts';

/**
 * Focuses an element when it mounts. A prerendered element has `autofocus` instead, which works without script, and is
 * only focused if the visitor has not focused another element since.
 * @returns the ref for the element.
 */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  useEffect(() => {
    if (!isPrerendered || document.activeElement === document.body) element.current?.focus();
  }, [isPrerendered]);
  return element;
}
