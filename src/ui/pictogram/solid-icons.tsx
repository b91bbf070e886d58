import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';
import { markColour, paperColour } from '../drawings/shapes.tsx';

/** Icons as solid shapes, which are seen beside drawings. The grid is that of the others, 24 by 24. */
export const solidIcons: Partial<Record<IconName, ReactNode>> = {
  lock: (
    <>
      <path d="M8 11V8a4 4 0 0 1 8 0v3" strokeWidth="2.8" />
      <rect x="4" y="10" width="16" height="11.5" rx="2.5" fill={markColour} stroke="none" />
      <path d="M12 14.5v2.5" stroke={paperColour} strokeWidth="2.8" />
    </>
  ),
  quality: (
    <>
      <path d="M15.5 15.5L20.5 20.5" strokeWidth="4.2" />
      <circle cx="10" cy="10" r="7.2" fill={paperColour} strokeWidth="2.8" />
      <path d="M7 10.3l2.2 2.3l4-4.8" strokeWidth="2.2" />
    </>
  ),
  server: (
    <>
      <rect x="3.5" y="2.5" width="17" height="19" rx="2.5" fill={markColour} stroke="none" />
      <path d="M7 7.3h10M7 16.7h10" stroke={paperColour} strokeWidth="5" />
      <path d="M7.5 7.3h0M7.5 16.7h0" strokeWidth="2.4" />
    </>
  ),
  warning: (
    <>
      <path d="M12 3.5L21.5 20h-19z" fill={markColour} strokeWidth="2.5" />
      <path d="M12 9.5v4.5M12 17.3h0" stroke={paperColour} strokeWidth="2.4" />
    </>
  ),
};
