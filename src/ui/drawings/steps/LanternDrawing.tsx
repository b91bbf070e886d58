import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, standOn } from '../Figure.tsx';
import { Halo, LightPool } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';

/** Vertical position of the ground. Its pool of light ends at the lower edge, and goes on beyond the sides. */
const groundY = 520;
const width = 520;
const height = 580;

const left = standOn(groundY, 92, 1.2);
const right = standOn(groundY, width - 92, 1.2);
const lantern = { cx: width / 2, cy: 150, r: 148 };

/** Two people who carry one light between them at night. It lights the ground between them. */
export const LanternDrawing = ({ className }: { className: string | undefined }) => (
  <DrawingSvg className={className} viewBox={`0 0 ${width} ${height}`}>
    <LightPool x={width / 2} y={groundY} rx={330} ry={60} hue="amber" />
    <Halo cx={lantern.cx} cy={lantern.cy} r={330} hue="amber" />
    <Light {...lantern} hue="amber" isBright />
    {/* Torsos hide the ends of the arms, and the glow of the heads ends before the light. */}
    <Arm figure={left} elbow={[192, 372]} hand={[204, 298]} hue="coral" />
    <Arm figure={right} elbow={[328, 372]} hand={[316, 298]} hue="fjord" />
    <NightFigure {...left} hue="coral" glow={1.5} />
    <NightFigure {...right} hue="fjord" glow={1.5} />
  </DrawingSvg>
);
