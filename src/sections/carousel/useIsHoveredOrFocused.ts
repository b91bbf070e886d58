import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';

/**
 * Tracks whether a mouse pointer is over an element or the focus is inside.
 * @returns the state, event handlers for the element, and `reset`, which resets the state until the next event.
 */
export function useIsHoveredOrFocused(element: RefObject<HTMLElement | null>) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // The pointer and the focus may have entered before hydration.
  useEffect(() => {
    setHovered(element.current?.matches(':hover') ?? false);
    setFocused(element.current?.contains(document.activeElement) ?? false);
  }, [element]);
  return {
    isHoveredOrFocused: hovered || focused,
    reset: () => {
      setHovered(false);
      setFocused(false);
    },
    handlers: {
      // Touch is ignored because browsers keep the hover state at the place of a tap.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
