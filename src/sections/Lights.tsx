import type { Hue } from '#content/collections.ts';
import banner from './BannerLights.module.css';
import styles from './Lights.module.css';

type Focus = 'afloat' | 'sharp' | 'soft' | 'softer';

/** Thirty lights, in the order in which the style sheet places them. */
const groups: [Focus, Hue[]][] = [
  // The mark, and far lights on the water line.
  ['afloat', ['coral', 'amber', 'fjord', 'amber', 'coral', 'moss', 'heather', 'fjord', 'amber']],
  // Lanterns, nearer and nearer.
  ['afloat', ['heather', 'moss', 'coral', 'amber', 'amber', 'fjord']],
  ['soft', ['heather']],
  ['softer', ['fjord', 'coral', 'moss', 'coral']],
  // One flight, leaving.
  ['soft', ['moss']],
  ['sharp', ['amber', 'coral', 'heather', 'amber', 'fjord', 'coral', 'amber', 'moss', 'coral']],
];

const lights = groups
  .flatMap(([focus, hues]) => hues.map((hue) => ({ focus, hue })))
  .map((light, place) => ({ ...light, place }));

/** The banner's picture: the mark on the water, lanterns around it, one flight leaving. */
export function Lights({ className = '' }: { className?: string | undefined }) {
  return (
    <div className={`${styles.lights} ${banner.picture} ${className}`} data-balls aria-hidden="true">
      {lights.map(({ focus, hue, place }) => (
        <span
          key={place}
          className={`${styles.light} ${focus === 'sharp' ? '' : styles[focus]} h-${hue}`}
          data-ball
        />
      ))}
    </div>
  );
}
