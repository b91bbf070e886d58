import type { Hue } from '#content/collections.ts';
import { Light, polar } from '../Light.tsx';

const centre = [216, 288] as const;
/** Where the ring is open. */
const gap = 46.8;
const hues: Hue[] = ['amber', 'fjord', 'heather', 'moss', 'heather'];
const ring = Array.from({ length: 17 }, (_, place) => ({
  degrees: gap + 20 * (place + 1),
  hue: hues[place % hues.length] ?? 'amber',
}));

/** A ring with one place open, and the light that is on its way there. */
export function InclusionDrawing() {
  return (
    <>
      {ring.map(({ degrees, hue }) => (
        <Light key={degrees} {...polar(...centre, 152, degrees)} r={20} hue={hue} />
      ))}
      <circle {...polar(...centre, 152, gap)} r="20" strokeDasharray="3 5" />
      {[186, 204, 222].map((distance) => (
        <circle
          key={distance}
          {...polar(...centre, distance, gap)}
          r="2"
          fill="currentColor"
          stroke="none"
          opacity="0.7"
        />
      ))}
      <Light {...polar(...centre, 256, gap)} r={20} hue="coral" />
    </>
  );
}
