import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Closes an open menu of the header, on phones and desktops: on Escape, on a click outside it, when focus leaves it, and when the page changes.
 * @returns the ref for the menu's `<details>`.
 */
export function useDismissal(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    // The first run must not close the menu, because it may have been opened before hydration.
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (menu.current) menu.current.open = false;
  }, [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu;
      if (!current?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        current.querySelector('summary')?.focus();
      } else if (current.contains(event.target as Node)) return;
      current.open = false;
    };
    const eventNames = ['keydown', 'pointerdown', 'focusin'];
    for (const name of eventNames) document.addEventListener(name, close);
    return () => {
      for (const name of eventNames) document.removeEventListener(name, close);
    };
  }, []);
  return menu;
}
