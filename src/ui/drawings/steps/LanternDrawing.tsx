import { useId } from 'react';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, Figure, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';

/** The lower edge of the drawing is the ground. The two people touch its left and right edges. */
const ground = 520;
const width = 520;

const left = standOn(ground, 84, 1.2);
const right = standOn(ground, width - 84, 1.2);
const lantern = { cx: width / 2, cy: 150, r: 150 };

/** Two people who carry one light between them at night. */
export function LanternDrawing({ className }: { className: string | undefined }) {
  const glow = useId();
  return (
    <DrawingSvg className={className} viewBox={`0 0 ${width} ${ground}`}>
      <radialGradient id={glow}>
        <stop offset=".3" stopColor="var(--amber)" stopOpacity=".5" />
        <stop offset="1" stopColor="var(--amber)" stopOpacity="0" />
      </radialGradient>
      <circle {...lantern} r="280" fill={`url(#${glow})`} />
      <Figure {...left} hue="coral" />
      <Figure {...right} hue="fjord" />
      <Light {...lantern} hue="amber" />
      <Arm figure={left} elbow={[186, 384]} hand={[158, 262]} hue="coral" />
      <Arm figure={right} elbow={[334, 384]} hand={[362, 262]} hue="fjord" />
    </DrawingSvg>
  );
}
