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

/** The decorative lights of a section, which drift in wide windows. The first three are those of the logo. */
export function Lights({ lights, positionClass, canvasClass = '', className = '' }: LightsProps) {
  const numberedLights = lights.map(([focus, hue], number) => ({ focus, hue, number }));
  return (
    <div className={`${styles.lights} ${className}`} data-balls aria-hidden="true">
      <div className={`${styles.canvas} ${canvasClass}`}>
        {numberedLights.map(({ focus, hue, number }) => (
          <span
            key={number}
            className={[styles.light, positionClass, styles[focus], styles[hue]].filter(Boolean).join(' ')}
            data-ball
          />
        ))}
      </div>
    </div>
  );
}
