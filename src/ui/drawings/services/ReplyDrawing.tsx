import type { Hue } from '#content/collections.ts';
import { lights } from '#content/lights.ts';
import { Arm, headY, standOn } from '../Figure.tsx';
import { Halo, WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';
import { RoleAttribute } from '../roles/RoleAttribute.tsx';
import { frameColour, markColour, mixPaper, woodColour } from '../shapes.tsx';

/** The ground of a wide window. On a phone the form's upper edge is above it. */
const ground = 470;

const helper = standOn(ground, 396, 1.64);

/**
 * A person by the fjord at night takes down the question on a notepad, and answers: the three dots of an answer that is
 * being written are the lights of the logo. The sun is in another hue than the page, because the helper is in the page's.
 */
export const ReplyDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <linearGradient id="_reply-sky" x1="0" y1="-300" x2="0" y2={ground} gradientUnits="userSpaceOnUse">
      <stop stopColor="oklch(24% 0.07 262)" stopOpacity="0" />
      <stop offset=".7" stopColor="oklch(27% 0.08 258)" />
      <stop offset="1" stopColor="oklch(40% 0.1 240)" />
    </linearGradient>
    <path d={`M-2000-300h5000V${ground}h-5000z`} fill="url(#_reply-sky)" />
    <Halo cx={helper.x} cy={160} r={330} hue="coral" />
    <Light cx={helper.x} cy={160} r={155} hue="coral" />
    <path
      d={`M-2000 ${ground}V330L-1560 250L-1180 372L-860 280L-560 390L-300 300L-60 396L120 330L250 404L520 392L640 320L800 400L1040 290L1500 380L3000 270V${ground}z`}
      fill="oklch(23% 0.065 258)"
    />
    <path d={`M-2000 ${ground}h5000v2000h-5000z`} fill="var(--floor)" />
    <path d={`M-2000 ${ground}h5000v2h-5000z`} fill="oklch(58% 0.1 238)" />
    <WaterLight x={helper.x - 170} width={340} y={ground} depth={150} colour={lights.coral[1]} isSoft />
    <WaterLight x={helper.x - 110} width={220} y={ground} depth={100} colour={lights[hue][0]} isSoft />
    <g transform="translate(22 18)">
      <path
        d="M230-86h70a45 45 0 0 1 0 90h-16q6 22 33 34q-48-2-66-34h-21a45 45 0 0 1 0-90z"
        fill="var(--device)"
        stroke="var(--rim)"
      />
      <Light cx={222} cy={-41} r={12} hue="amber" />
      <Light cx={265} cy={-41} r={18} hue="coral" />
      <Light cx={308} cy={-41} r={12} hue="fjord" />
    </g>
    {/* On a phone the form hides what is below its upper edge. */}
    <g data-narrow="">
      <Notes hue={hue} lift={44} />
    </g>
    <g data-wide="" display="none">
      <Notes hue={hue} />
    </g>
    {/* The torso hides the end of the arm. */}
    <NightFigure {...helper} hue={hue} glow={2.4}>
      <RoleAttribute icon="phone" y={headY} />
    </NightFigure>
  </>
);

interface NotesProps {
  hue: Hue;
  /** Distance of the notepad above the ground. */
  lift?: number;
}

/** A notepad clear of the body, and the arm that writes on it. The pencil is at the end of the line. */
const Notes = ({ hue, lift = 0 }: NotesProps) => (
  <>
    <g transform={`translate(206 ${ground - lift}) rotate(4) scale(.84)`} strokeLinecap="round">
      <path d="M-58-184H58V-5L-58 5z" fill={mixPaper('amber', 34)} />
      <path d="M-58-184H58v30H-58z" fill="var(--coral)" />
      <path d="M-36-174v-24M-12-174v-24M12-174v-24M36-174v-24" stroke={markColour} strokeWidth="6" />
      <path d="M-38-126H38M-38-102H14" stroke={markColour} strokeWidth="6" opacity=".5" />
      <path d="M-38-62q6-16 12 0t12 0" stroke={markColour} strokeWidth="5" />
    </g>
    <g transform={`translate(${tip[0]} ${tip[1] - lift}) rotate(-55) scale(.8)`}>
      <path d="M0 0L42-16V16z" fill={woodColour} />
      <path d="M0 0L17-6.5V6.5z" fill={frameColour} />
      <path d="M42-16H104V16H42z" fill="var(--amber)" />
      <path d="M104-16h12v32h-12z" fill={frameColour} />
      <path d="M116-16h10a12 12 0 0 1 12 12v8a12 12 0 0 1-12 12h-10z" fill="var(--heather)" />
    </g>
    <Arm figure={helper} elbow={[276, 446 - lift]} hand={[tip[0] + 36, tip[1] - 51 - lift]} hue={hue} />
  </>
);

/** The tip of the pencil. */
const tip = [196, 416] as const;
