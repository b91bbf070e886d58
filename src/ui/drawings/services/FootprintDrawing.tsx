import type { Hue } from '#content/collections.ts';
import { standOn } from '../Figure.tsx';
import { Halo } from '../Glow.tsx';
import { NightFigure } from '../NightFigure.tsx';
import { markColour } from '../shapes.tsx';
import { NightBackdrop } from './Backdrop.tsx';

/** Outline of the sole of a left foot around its middle: ball, arch and heel. */
const solePath =
  'M-112-96C-122-178-62-222 14-226C84-229 122-186 114-122C106-58 54-26 50 44C48 92 70 118 64 172C58 224 22 246-18 244C-62 242-90 212-88 160C-86 92-104 0-112-96z';

/** Centres and radii of the toes, the big one first. */
const toes = [
  [74, -272, 40, 48],
  [-4, -276, 27, 32],
  [-58, -254, 23, 27],
  [-100, -216, 20, 23],
  [-126, -168, 16, 19],
] as const;

/** Lines of a program, from the heel to the ball. A light page needs few of them. */
const manyLines =
  'M-72 176V92M-74 54V-62M-80-100V-132M-40 204V132M-40 94V56M-42 18V-46M-44-84V-186M-8 210V160M-8 122V-34M-8-72V-112M-6-150V-196M26 190V112M26 74V36M28-2V-72M28-110V-194M62-70V-122M62-160V-188M88-84V-160';
const someLines =
  'M-62 150V60M-68 20V-60M-72-100V-150M-20 196V110M-20 70V-110M-20-150V-190M24 150V90M26 40V-20M30-60V-180M76-90V-170';
const fewLines = 'M-46 150V30M-50-20V-150M10 170V110M12 50V-120';

interface FootprintProps {
  hue: Hue;
  lines: string;
}

/** The print of a left foot, which shines out of the ground. Its tread is a program. */
const Footprint = ({ hue, lines }: FootprintProps) => (
  <>
    <Halo cx={0} cy={-20} r={350} hue={hue} />
    <path d={solePath} fill={`url(#_${hue})`} />
    {toes.map(([cx, cy, rx, ry]) => (
      <ellipse key={rx} cx={cx} cy={cy} rx={rx} ry={ry} fill={`url(#_${hue})`} />
    ))}
    <path d={lines} stroke={markColour} strokeWidth="17" strokeLinecap="round" />
  </>
);

const horizon = 226;
/** Outline of the torso of somebody who leans into a step. */
const walkingTorso = 'M-90 0C-88-88-46-155 0-155S58-88 56 0v7H-90z';

/**
 * A walk at dusk: a trail of prints, each with less of a program in it than the one before, and the one who leaves them
 * on the last. The trail is steeper on a phone.
 */
export const FootprintDrawing = () => (
  <>
    <defs>
      <g id="_heavy">
        <Footprint hue="coral" lines={manyLines} />
      </g>
      <g id="_middle">
        <Footprint hue="amber" lines={someLines} />
      </g>
      <g id="_small">
        <Footprint hue="moss" lines={fewLines} />
      </g>
    </defs>
    <NightBackdrop hue="moss" sun={[264, 190, 140]} horizon={horizon} dusk="oklch(36% 0.085 190)" />
    {/* The shore is lit where the sun is, and as dark as the water where the drawing ends. */}
    <radialGradient
      id="_shore"
      gradientUnits="userSpaceOnUse"
      cx="0"
      cy="0"
      r="1"
      gradientTransform="translate(290 250) scale(860 270)"
    >
      <stop stopColor="oklch(36% 0.075 185)" />
      <stop offset="1" stopColor="var(--water)" />
    </radialGradient>
    <path
      d="M-2000 372C-1200 366-560 330-80 304S500 268 760 262S1800 250 3000 250V2000H-2000z"
      fill="url(#_shore)"
    />
    <g data-wide="" display="none">
      <use href="#_heavy" transform="translate(-270 452) scale(.8 .38) rotate(54)" />
      <use href="#_middle" transform="translate(122 424) scale(-.6 .3) rotate(-58)" />
      <use href="#_small" transform="translate(528 364) scale(.46 .22) rotate(62)" />
      <NightFigure {...standOn(364, 506, 0.96)} torso={walkingTorso} hue="amber" />
    </g>
    <g data-narrow="">
      <use href="#_heavy" transform="translate(112 472) scale(.5 .26) rotate(46)" />
      <use href="#_middle" transform="translate(326 434) scale(-.36 .2) rotate(-54)" />
      <use href="#_small" transform="translate(500 374) scale(.36 .19) rotate(58)" />
      <NightFigure {...standOn(372, 482, 1.06)} torso={walkingTorso} hue="amber" />
    </g>
  </>
);
