import type { Hue } from '#content/collections.ts';
import styles from './Lights.module.css';

/** How a light is seen: afloat on the water, near and out of focus, or sharp. */
export type Focus = 'afloat' | 'sharp' | 'soft' | 'softer';

interface LightsProps {
  /** In the order in which the style sheet places them. */
  lights: readonly (readonly [Focus, Hue])[];
  /** Class of each light: its place and size by its number, in percent of the picture. */
  place: string | undefined;
  /** Class of the picture, where it does not fill the section. */
  picture?: string | undefined;
  className?: string | undefined;
}

/** The decorative balls of a section: one picture, drifting. */
export function Lights({ lights, place, picture = '', className = '' }: LightsProps) {
  const numbered = lights.map(([focus, hue], number) => ({ focus, hue, number }));
  return (
    <div className={`${styles.lights} ${className}`} data-balls aria-hidden="true">
      <div className={`${styles.picture} ${picture}`}>
        {numbered.map(({ focus, hue, number }) => (
          <span
            key={number}
            className={[styles.light, place, styles[focus], styles[hue]].filter(Boolean).join(' ')}
            data-ball
          />
        ))}
      </div>
    </div>
  );
}
