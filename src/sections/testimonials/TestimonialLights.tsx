import type { Hue } from '#content/collections.ts';
import { type LightFocus, Lights } from '../lights/Lights.tsx';
import styles from './TestimonialLights.module.css';

/** Clockwise from the right: on the water at the bottom, distant at the top. */
const groups: [LightFocus, Hue[]][] = [
  ['sharp', ['coral', 'amber']],
  [
    'afloat',
    ['fjord', 'moss', 'heather', 'amber', 'coral', 'moss', 'amber', 'fjord', 'heather', 'coral', 'amber'],
  ],
  ['sharp', ['moss', 'fjord', 'coral', 'heather', 'amber', 'moss', 'coral']],
  ['sharp', ['fjord', 'amber', 'heather', 'moss', 'coral']],
  ['sharp', ['amber', 'fjord', 'heather', 'amber', 'moss']],
];

const lights = groups.flatMap(([focus, hues]) => hues.map((hue) => [focus, hue] as const));

/** Thirty lights in a ring around the quote. */
export const TestimonialLights = ({ className }: { className?: string | undefined }) => (
  <Lights lights={lights} positionClass={styles.position} className={className} />
);
