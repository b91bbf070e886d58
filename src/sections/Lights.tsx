import type { Hue } from '#content/collections.ts';
import styles from './Lights.module.css';

/** How a light is seen: afloat on the water, near and out of focus, or sharp. */
export type Focus = 'afloat' | 'sharp' | 'soft' | 'softer';

interface LightsProps {
  /** In the order in which the style sheet places them. */
  lights: readonly (readonly [Focus, Hue])[];
  /** Class of the picture: a place and a size for each light. */
  picture: string | undefined;
  className?: string | undefined;
}

/** The decorative balls of a section: one picture, drifting. */
export function Lights({ lights, picture, className = '' }: LightsProps) {
  const placed = lights.map(([focus, hue], place) => ({ focus, hue, place }));
  return (
    <div className={`${styles.lights} ${picture} ${className}`} data-balls aria-hidden="true">
      {placed.map(({ focus, hue, place }) => (
        <span
          key={place}
          className={`${styles.light} ${focus === 'sharp' ? '' : styles[focus]} h-${hue}`}
          data-ball
        />
      ))}
    </div>
  );
}
