import type { Hue } from '#content/collections.ts';
import { type Focus, Lights } from '../lights/Lights.tsx';
import styles from './BannerLights.module.css';

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

const lights = groups.flatMap(([focus, hues]) => hues.map((hue) => [focus, hue] as const));

/** The banner's picture, thirty lights: the mark on the water, lanterns around it, one flight leaving. */
export const BannerLights = ({ className }: { className?: string | undefined }) => (
  <Lights lights={lights} picture={styles.picture} place={styles.place} className={className} />
);
