import type { Hue } from '#content/collections.ts';
import { type LightFocus, Lights } from '../lights/Lights.tsx';
import styles from './TestimonialLights.module.css';

/** Clockwise from the right: near and out of focus at the bottom, distant at the top. */
const lights: [LightFocus, Hue][] = [
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
    .map((hue): [LightFocus, Hue] => ['sharp', hue]),
];

/** Thirty lights in a ring around the quote. */
export const TestimonialLights = ({ className }: { className?: string | undefined }) => (
  <Lights lights={lights} positionClass={styles.position} className={className} />
);
