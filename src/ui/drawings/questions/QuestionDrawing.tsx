import { Arm, Figure, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';

const ground = 300;

const visitor = standOn(ground, 254, 0.84);

/** A question mark as tall as a person. Somebody rolls a light below it, which is its dot. */
export const QuestionDrawing = ({ className }: { className: string | undefined }) => (
  <svg className={className} viewBox={`0 0 320 ${ground}`} fill="none" aria-hidden="true">
    <path d="M22 88a66 66 0 1 1 94 60q-28 14-28 56" stroke="var(--ink)" strokeWidth="42" />
    <Light cx={96} cy={ground - 34} r={34} hue="coral" />
    <Figure {...visitor} hue="amber">
      <Arm elbow={[-96, -10]} hand={[-154, -54]} hue="amber" />
    </Figure>
  </svg>
);
