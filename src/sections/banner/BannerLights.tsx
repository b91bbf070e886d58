import type { Hue } from '#content/collections.ts';
import { type LightFocus, Lights } from '../lights/Lights.tsx';
import styles from './BannerLights.module.css';

const groups: [LightFocus, Hue[]][] = [
  // The logo's three lights, and distant ones on the water line.
  ['afloat', ['coral', 'amber', 'fjord', 'amber', 'coral', 'moss', 'heather', 'fjord', 'amber']],
  // Lanterns from far to near.
  ['afloat', ['heather', 'moss', 'coral', 'amber', 'amber', 'fjord']],
  ['soft', ['heather']],
  ['softer', ['fjord', 'coral', 'moss', 'coral']],
  // A row of lights that rises into the sky.
  ['soft', ['moss']],
  ['sharp', ['amber', 'coral', 'heather', 'amber', 'fjord', 'coral', 'amber', 'moss', 'coral']],
];

const lights = groups.flatMap(([focus, hues]) => hues.map((hue) => [focus, hue] as const));

/** The thirty lights of the banner: the logo on the water, lanterns around it, and a row that rises. */
export const BannerLights = ({ className }: { className?: string | undefined }) => (
  <Lights lights={lights} canvasClass={styles.canvas} positionClass={styles.position} className={className} />
);
