import { markColour } from './drawings/shapes.tsx';

/**
 * An arrow on a light in the hue around it. It follows a title that leads to a page. The overflow is visible, because the view
 * box would cut off an edge that falls between two pixels.
 */
export const ArrowMark = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 32 32" overflow="visible" fill="none" aria-hidden="true">
    <circle cx="16" cy="16" r="16" fill="var(--c)" />
    <path
      d="M9 16h14m-6-6 6 6-6 6"
      stroke={markColour}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
