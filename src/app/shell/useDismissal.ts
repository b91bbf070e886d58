import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Closes an open menu on Escape, on a click beside it, when focus leaves it, and when the page changes.
 * @returns what the menu's `<details>` takes as its ref.
 */
export function useDismissal(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // The menu may have been opened before React was there: only a change closes it.
    if (shown.current === key) return;
    shown.current = key;
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
    const events = ['keydown', 'pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, close);
    return () => {
      for (const event of events) document.removeEventListener(event, close);
    };
  }, []);
  return menu;
}
