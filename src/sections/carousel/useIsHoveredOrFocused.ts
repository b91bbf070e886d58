import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';

/**
 * Whether somebody is busy with an element: the pointer rests on it, or the focus is inside.
 * @returns also the handlers that the element needs, and `dismiss`, which lets it be until the next time.
 */
export function useAttended(element: RefObject<HTMLElement | null>) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // Pointer and focus may have been there before this code was.
  useEffect(() => {
    setHovered(element.current?.matches(':hover') ?? false);
    setFocused(element.current?.contains(document.activeElement) ?? false);
  }, [element]);
  return {
    attended: hovered || focused,
    dismiss: () => {
      setHovered(false);
      setFocused(false);
    },
    handlers: {
      // A finger does not rest: browsers leave its hover behind where it tapped.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
