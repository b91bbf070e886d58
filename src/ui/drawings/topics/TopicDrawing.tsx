import type { ReactNode } from 'react';
import { Light } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';
import { markColour, paperColour } from '../shapes.tsx';

const steel = 'oklch(74% 0.03 265)';

/** A key that hangs from a hook, 150 high. */
const Key = ({ x, colour, turn = 0 }: { x: number; colour: string; turn?: number }) => (
  <g transform={`translate(${x} 58) rotate(${turn})`} stroke={`var(--${colour})`}>
    <path d="M0-26v-20" stroke={paperColour} strokeWidth="4" />
    <circle r="26" strokeWidth="15" />
    <path d="M0 32v92m0-8h26M0 88h18" strokeWidth="13" strokeLinejoin="round" />
  </g>
);

/** Keys on a bar, beside a seal with a tick. */
const security = (
  <>
    <path d="M60 12h260M84 12v228M296 12v228" stroke={steel} strokeWidth="7" />
    <Key x={140} colour="amber" />
    <Key x={236} colour="moss" turn={7} />
    <path d="M404 160l-18 80 44-24 44 24-18-80" fill="var(--coral)" stroke="none" />
    <Light cx={430} cy={118} r={82} hue="fjord" />
    <circle cx="430" cy="118" r="64" stroke={markColour} strokeWidth="2" opacity=".6" />
    <path d="M400 120l22 23 42-50" stroke={markColour} strokeWidth="11" />
  </>
);

/** A magnifying glass over a row of lights finds the one that differs. */
const quality = (
  <>
    {[70, 150, 410, 490].map((x) => (
      <Light key={x} cx={x} cy={206} r={34} hue="moss" />
    ))}
    <Light cx={280} cy={128} r={46} hue="coral" />
    <path
      d="M246 100l-22-16m20 46h-32m36 28l-22 16M314 100l22-16m-20 46h32m-36 28l22 16M280 86v84"
      stroke={markColour}
      strokeWidth="6"
    />
    <circle cx="280" cy="128" r="96" stroke={paperColour} strokeWidth="11" />
    <path d="M350 198l44 42" stroke="var(--amber)" strokeWidth="24" />
  </>
);

/** A pencil draws a light, half of which is finished. */
const design = (
  <>
    <circle cx="210" cy="136" r="104" stroke={paperColour} strokeWidth="3" strokeDasharray="3 11" />
    <path d="M210 32a104 104 0 0 0 0 208z" fill="url(#_amber)" stroke="none" />
    <path d="M106 240h380" stroke={paperColour} strokeWidth="2" opacity=".6" />
    <g transform="translate(318 150) rotate(38)">
      <path d="M-24-40v-120h48v120L0 4z" fill="var(--coral)" stroke="none" />
      <path d="M-24-40L0 4l24-44z" fill={paperColour} stroke="none" />
      <path d="M-24-160h48v-24h-48z" fill={steel} stroke="none" />
      <path d="M-8-10L0 4l8-14z" fill={markColour} stroke="none" />
    </g>
    <Light cx={470} cy={208} r={32} hue="heather" />
  </>
);

/** A window with brackets, and a telephone in front of it. */
const development = (
  <>
    <Light cx={420} cy={110} r={88} hue="coral" />
    <path d="M60 240V50q0-16 16-16h280q16 0 16 16v190z" fill={paperColour} stroke="none" />
    <path d="M60 74V50q0-16 16-16h280q16 0 16 16v24z" fill={steel} stroke="none" />
    <path d="M82 54h0m22 0h0m22 0h0" stroke={markColour} strokeWidth="10" />
    <path
      d="M160 120l-46 40 46 40M262 120l46 40-46 40M232 106l-42 108"
      stroke={markColour}
      strokeWidth="12"
    />
    <path d="M376 240V112q0-20 20-20h80q20 0 20 20v128z" fill={markColour} stroke={steel} strokeWidth="4" />
    <path d="M420 112h32" stroke={steel} strokeWidth="6" />
    <Light cx={436} cy={178} r={34} hue="amber" />
  </>
);

/** Two people at a table with a sheet between them. */
const workingTogether = (
  <>
    <NightFigure x={122} y={240} scale={0.86} hue="heather" glow={1.9} />
    <NightFigure x={438} y={240} scale={0.86} hue="amber" glow={1.9} />
    <path d="M196 190l24-128h138l-18 128z" fill={paperColour} stroke="none" />
    <path d="M240 92h72M236 118h92M231 144h64" stroke={markColour} strokeWidth="6" opacity=".75" />
    <Light cx={322} cy={152} r={13} hue="coral" />
    <path d="M20 192h520v48H20z" fill={markColour} stroke="none" />
    <path d="M20 190h520" stroke={steel} strokeWidth="6" />
  </>
);

/** Lights of three sizes, for every other topic. */
const lights = (
  <>
    <Light cx={150} cy={178} r={62} hue="fjord" />
    <Light cx={300} cy={124} r={116} hue="coral" />
    <Light cx={446} cy={188} r={52} hue="amber" />
  </>
);

const drawings: Record<string, ReactNode> = {
  security,
  quality,
  design,
  development,
  'working-together': workingTogether,
};

/** The object of a topic. It stands on the lower edge of the drawing. */
export const TopicDrawing = ({ topic }: { topic: string }) => (
  <svg
    viewBox="0 0 560 240"
    preserveAspectRatio="xMidYMax"
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {drawings[topic] ?? lights}
  </svg>
);
