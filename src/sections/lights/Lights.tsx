import type { Hue } from '#content/collections.ts';
import styles from './Lights.module.css';

/** Appearance of a light: afloat on the water, in focus, or out of focus in two degrees. */
export type LightFocus = 'afloat' | 'sharp' | 'soft' | 'softer';

interface LightsProps {
  /** In the order in which the style sheet positions them. */
  lights: readonly (readonly [LightFocus, Hue])[];
  /** Class that gives each light, by its number, a position and a size in percent of the canvas. */
  positionClass: string | undefined;
  /** Class of the canvas, if it does not fill the section. */
  canvasClass?: string | undefined;
  className?: string | undefined;
}

/** Lights of the logo, which are the first ones. */
const logoLights = 3;

/** The decorative, drifting lights of a section. On a phone the distant ones stand still. */
export function Lights({ lights, positionClass, canvasClass = '', className = '' }: LightsProps) {
  const numberedLights = lights.map(([focus, hue], number) => ({
    focus,
    hue,
    number,
    distance: focus === 'afloat' && number >= logoLights ? styles.distant : styles.near,
  }));
  return (
    <div className={`${styles.lights} ${className}`} data-balls aria-hidden="true">
      <div className={`${styles.canvas} ${canvasClass}`}>
        {numberedLights.map(({ focus, hue, number, distance }) => (
          <span
            key={number}
            className={[styles.light, positionClass, distance, styles[focus], styles[hue]]
              .filter(Boolean)
              .join(' ')}
            data-ball
          />
        ))}
      </div>
    </div>
  );
}
