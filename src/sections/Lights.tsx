import type { Hue } from '#content/collections.ts';
import styles from './Lights.module.css';

type Focus = 'afloat' | 'soft' | 'softer';

/** Thirty lights, in the order in which the style sheet places them. */
const lights: [Hue, Focus?][] = [
  ['coral', 'afloat'],
  ['amber', 'afloat'],
  ['fjord', 'afloat'],
  ['amber', 'afloat'],
  ['coral', 'afloat'],
  ['moss', 'afloat'],
  ['heather', 'afloat'],
  ['fjord', 'afloat'],
  ['amber', 'afloat'],
  ['heather', 'afloat'],
  ['moss', 'afloat'],
  ['coral', 'afloat'],
  ['amber', 'afloat'],
  ['amber', 'afloat'],
  ['fjord', 'afloat'],
  ['heather', 'soft'],
  ['fjord', 'softer'],
  ['coral', 'softer'],
  ['moss', 'softer'],
  ['coral', 'softer'],
  ['moss', 'soft'],
  ['amber'],
  ['coral'],
  ['heather'],
  ['amber'],
  ['fjord'],
  ['coral'],
  ['amber'],
  ['moss'],
  ['coral'],
];

/** The banner's picture: the mark on the water, lanterns around it, one flight leaving. */
export function Lights({ className = '' }: { className?: string | undefined }) {
  return (
    <div className={`${styles.lights} ${styles.banner} ${className}`} data-balls aria-hidden="true">
      {lights.map(([hue, focus], place) => (
        <span
          // The place is what a light is.
          key={`${place}-${hue}`}
          className={`${styles.light} h-${hue} ${focus ? styles[focus] : ''}`}
          data-ball
        />
      ))}
    </div>
  );
}
