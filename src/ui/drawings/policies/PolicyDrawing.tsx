import type { ReactNode } from 'react';
import type { Hue, PolicyDrawingName } from '#content/collections.ts';
import { Light } from '../Light.tsx';

/** Vertical position of the horizon. */
const groundY = 336;
/** Colour of marks on a light, in both colour schemes. */
const onLight = 'oklch(18% 0.03 265)';
const ground = <path d={`M-640 ${groundY}h1920`} opacity="0.5" />;

/** Returns a light that stands on the horizon. */
const renderStanding = (cx: number, r: number, hue: Hue) => (
  <Light key={cx} cx={cx} cy={groundY - r} r={r} hue={hue} />
);

const lineLengths = [128, 104, 118, 72, 124, 96];

/** Two sheets with a seal, and a light for each group of controls in the hues of the white paper. */
const renderPaper = (hue: Hue) => (
  <>
    <path d={`M118 ${groundY}V48h204v${groundY - 48}`} fill="var(--tint)" />
    <path d={`M84 ${groundY}V72h204v${groundY - 72}`} fill="var(--paper)" />
    <path d="M112 108h96" strokeWidth="6" strokeLinecap="round" />
    <g opacity="0.5">
      {lineLengths.map((length, line) => (
        <path key={length} d={`M112 ${146 + line * 22}h${length}`} />
      ))}
    </g>
    {renderStanding(288, 56, hue)}
    <path
      d={`m266 ${groundY - 55} 16 16 30-34`}
      stroke={onLight}
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    {renderStanding(398, 34, 'moss')}
    {renderStanding(466, 22, 'amber')}
    {renderStanding(552, 48, 'heather')}
  </>
);

/** A letter whose seal is a lock, before a rising light. */
const renderLetter = (hue: Hue) => (
  <>
    {renderStanding(452, 128, 'amber')}
    <path d={`M132 ${groundY}V136h312v${groundY - 136}`} fill="var(--paper)" />
    <path d="m132 136 156 116 156-116" />
    <path d={`m132 ${groundY} 112-116m200 116-112-116`} opacity="0.5" />
    <Light cx={288} cy={236} r={46} hue={hue} />
    <path d={`M288 228l-8 30h16z`} fill={onLight} stroke="none" />
    <circle cx="288" cy="226" r="10" fill={onLight} stroke="none" />
    {renderStanding(76, 30, 'fjord')}
    {renderStanding(600, 20, 'coral')}
  </>
);

const drawings: Record<PolicyDrawingName, (hue: Hue) => ReactNode> = {
  letter: renderLetter,
  paper: renderPaper,
};

/** The drawing at the top of a policy. The horizon extends to the edges of its band. */
export const PolicyDrawing = ({ name, hue }: { name: PolicyDrawingName; hue: Hue }) => (
  <svg
    viewBox="0 0 640 400"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
    focusable="false"
  >
    {ground}
    {drawings[name](hue)}
  </svg>
);
