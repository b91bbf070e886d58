import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../useHydrated.ts';

interface FocusProps<T extends HTMLElement> {
  ref: RefObject<T | null>;
  tabIndex: -1;
  autoFocus: true;
}

/**
 * Focuses an element when it mounts. A prerendered element has `autofocus` instead: without script, the page would open at
 * its top, far from the element. It is only focused again if the visitor has not focused another element since.
 * @returns props for the element.
 */
export function useFocusOnMount<T extends HTMLElement>(): FocusProps<T> {
  const ref = useRef<T>(null);
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  useEffect(() => {
    if (!isPrerendered || document.activeElement === document.body) ref.current?.focus();
  }, [isPrerendered]);
  return { ref, tabIndex: -1, autoFocus: true };
}
