import type { Hue } from '#content/collections.ts';
import { Light, polarToCartesian } from '../Light.tsx';

const centre = [216, 288] as const;
/** Angle of the empty place in the ring. */
const gapDegrees = 46.8;
const hues: Hue[] = ['amber', 'fjord', 'heather', 'moss', 'heather'];
const ring = Array.from({ length: 17 }, (_, index) => ({
  degrees: gapDegrees + 20 * (index + 1),
  hue: hues[index % hues.length] ?? 'amber',
}));

/** A ring of lights with one empty place, and a light on its way to it. */
export function InclusionDrawing() {
  return (
    <>
      {ring.map(({ degrees, hue }) => (
        <Light key={degrees} {...polarToCartesian(...centre, 152, degrees)} r={20} hue={hue} />
      ))}
      <circle {...polarToCartesian(...centre, 152, gapDegrees)} r="20" strokeDasharray="3 5" />
      {[186, 204, 222].map((distance) => (
        <circle
          key={distance}
          {...polarToCartesian(...centre, distance, gapDegrees)}
          r="2"
          fill="currentColor"
          stroke="none"
          opacity="0.7"
        />
      ))}
      <Light {...polarToCartesian(...centre, 256, gapDegrees)} r={20} hue="coral" />
    </>
  );
}
