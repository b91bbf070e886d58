import { useId } from 'react';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, Figure, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';

/** The lower edge of the drawing is the ground. The two people touch its left and right edges. */
const ground = 440;
const width = 438;

const left = standOn(ground, 77, 1.1);
const right = standOn(ground, width - 77, 1.1);
const lantern = { cx: width / 2, cy: 150, r: 66 };

/** Two people who carry one light between them at night. */
export function LanternDrawing({ className }: { className: string | undefined }) {
  const glow = useId();
  return (
    <DrawingSvg className={className} viewBox={`0 0 ${width} ${ground}`}>
      <radialGradient id={glow}>
        <stop offset=".3" stopColor="var(--amber)" stopOpacity=".5" />
        <stop offset="1" stopColor="var(--amber)" stopOpacity="0" />
      </radialGradient>
      <circle {...lantern} r="176" fill={`url(#${glow})`} />
      <Figure {...left} hue="coral" />
      <Figure {...right} hue="fjord" />
      <Light {...lantern} hue="amber" />
      <Arm figure={left} elbow={[173, 322]} hand={[167, 206]} hue="coral" />
      <Arm figure={right} elbow={[265, 322]} hand={[271, 206]} hue="fjord" />
    </DrawingSvg>
  );
}
