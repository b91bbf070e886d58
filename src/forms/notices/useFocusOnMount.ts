import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../useHydrated.ts';

/**
 * Gives an element the focus when it arrives. One that came with its page has it by its attribute `autofocus`, without
 * script, too, and takes it from nothing that the visitor has turned to since.
 * @returns what the element takes as its ref.
 */
export function useArrival<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  const hydrated = useHydrated();
  const [cameWithPage] = useState(!hydrated);
  useEffect(() => {
    if (!cameWithPage || document.activeElement === document.body) element.current?.focus();
  }, [cameWithPage]);
  return element;
}
