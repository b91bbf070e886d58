import type { Hue } from '#content/collections.ts';
import { type Focus, Lights } from '../lights/Lights.tsx';
import styles from './TestimonialLights.module.css';

/** Clockwise from the right: nearer and out of focus below, further off above. */
const lights: [Focus, Hue][] = [
  ['sharp', 'coral'],
  ['sharp', 'amber'],
  ['sharp', 'fjord'],
  ['sharp', 'moss'],
  ['softer', 'heather'],
  ['softer', 'amber'],
  ['soft', 'coral'],
  ['softer', 'moss'],
  ['sharp', 'amber'],
  ['softer', 'fjord'],
  ['softer', 'heather'],
  ['sharp', 'coral'],
  ['soft', 'amber'],
  ['sharp', 'moss'],
  ['sharp', 'fjord'],
  ...(
    [
      ['coral', 'heather', 'amber', 'moss', 'coral'],
      ['fjord', 'amber', 'heather', 'moss', 'coral'],
      ['amber', 'fjord', 'heather', 'amber', 'moss'],
    ] satisfies Hue[][]
  )
    .flat()
    .map((hue): [Focus, Hue] => ['sharp', hue]),
];

/** Thirty lights in a ring around the one who speaks. */
export const TestimonialLights = ({ className }: { className?: string | undefined }) => (
  <Lights lights={lights} place={styles.place} className={className} />
);
