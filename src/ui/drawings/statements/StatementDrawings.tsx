import type { ReactNode } from 'react';
import type { StatementDrawingName } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Figure } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { frameColour, markColour } from '../shapes.tsx';

const wood = 'oklch(68% 0.09 65)';

/** A jacket on a peg in a nursery, and boots below it. */
const Peg = () => (
  <>
    <path d="M10 20h220" stroke={wood} strokeWidth="16" />
    <path d="M120 22v22" stroke={frameColour} strokeWidth="10" />
    <path
      d="M92 52q28-22 56 0l38 22l22 66l-32 10l-16-40l2 60h-84l2-60l-16 40l-32-10l22-66z"
      fill="url(#_amber)"
    />
    <path d="M120 56v112" stroke={markColour} strokeWidth="4" />
    <path d="M104 48q16 16 32 0" stroke={markColour} strokeWidth="6" />
    <path d="M58 188h24v32h10q12 4 12 20h-46zM136 188h24v32h10q12 4 12 20h-46z" fill="var(--coral)" />
    <path d="M58 236h46M136 236h46" stroke={frameColour} strokeWidth="8" strokeLinecap="butt" />
  </>
);

/** A light that listens: the headset of a museum. */
const Headset = () => (
  <>
    <Light cx={120} cy={146} r={94} hue="fjord" />
    <path d="M24 146a96 102 0 0 1 192 0" stroke={frameColour} strokeWidth="16" />
    <path d="M20 136v44M220 136v44" stroke={frameColour} strokeWidth="38" />
    <path d="M20 176q4 52 74 46" stroke={frameColour} strokeWidth="7" />
    <Light cx={100} cy={221} r={11} hue="coral" />
  </>
);

/** Two people at a table, where a family is helped to agree. */
const Table = () => (
  <>
    <Figure x={56} y={234} scale={0.84} hue="heather" />
    <Figure x={184} y={234} scale={0.84} hue="moss" />
    <path d="M40 180v60M200 180v60" stroke={frameColour} strokeWidth="10" strokeLinecap="butt" />
    <path d="M-2 172h244" stroke={frameColour} strokeWidth="18" />
    <path d="M92 118h46l12 12v33h-58z" fill="var(--card)" stroke="var(--rim)" />
    <path d="M102 136h28M102 149h38" stroke="var(--bar)" strokeWidth="5" />
  </>
);

/** A question to a chat, and its answer. */
const Chat = () => (
  <>
    <path
      d="M50 4h112a54 54 0 0 1 0 108h-84q-20 36-62 46q18-22 16-48a54 54 0 0 1 18-106z"
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <path d="M92 40a17 17 0 1 1 25 16c-7 4-9 7-9 13m0 18h0" stroke="var(--amber)" strokeWidth="11" />
    <path
      d="M126 126h74a50 50 0 0 1 20 96q6 12 22 18q-36 2-56-14h-60a50 50 0 0 1 0-100z"
      fill="url(#_rose)"
    />
    <path d="M122 160h84M122 190h48" stroke={markColour} strokeWidth="11" />
  </>
);

/** A computer on which software is developed. The cable comes from below. */
const Laptop = () => (
  <>
    <path d="M26 70q0-16 16-16h176q16 0 16 16v132h-208z" fill="var(--device)" stroke="var(--rim)" />
    <path d="M42 70h176v118h-176z" fill="var(--screen)" />
    <path d="M62 96h52M84 122h84M84 148h56" stroke="var(--bar)" strokeWidth="10" />
    <path d="M132 96h40" stroke="var(--fjord)" strokeWidth="10" />
    <path d="M-6 204h272l-18 30h-236z" fill="var(--device)" stroke="var(--rim)" />
    <path d="M262 218q28 0 28 22" stroke="var(--c)" strokeWidth="6" strokeLinecap="butt" />
    <Light cx={192} cy={158} r={13} hue="coral" />
  </>
);

/** Servers of a data centre. */
const Rack = () => (
  <>
    <rect x="50" y="4" width="160" height="236" rx="14" fill="var(--device)" stroke="var(--rim)" />
    {[24, 78, 132, 186].map((y, row) => (
      <g key={y}>
        <rect x="66" y={y} width="128" height="42" rx="7" fill="var(--screen)" />
        <Light cx={88} cy={y + 21} r={8} hue={row === 1 ? 'amber' : 'moss'} />
        <path d={`M112 ${y + 21}h58`} stroke="var(--bar)" strokeWidth="8" />
      </g>
    ))}
    <path d="M210 212q40 0 40 28" stroke="var(--c)" strokeWidth="6" strokeLinecap="butt" />
  </>
);

/** A phone that charges. */
const Phone = () => (
  <>
    <rect x="68" y="14" width="120" height="226" rx="22" fill="var(--device)" stroke="var(--rim)" />
    <rect x="77" y="23" width="102" height="208" rx="14" fill="var(--screen)" />
    <path d="M106 38h44" stroke="var(--device)" strokeWidth="10" />
    <path d="M136 78l-34 56h24l-8 46l36-60h-24z" fill="var(--amber)" />
    <path d="M98 208h60" stroke="var(--moss)" strokeWidth="12" />
    <path d="M188 214q36 0 36 26" stroke="var(--c)" strokeWidth="6" strokeLinecap="butt" />
  </>
);

const drawings: Record<StatementDrawingName, readonly (() => ReactNode)[]> = {
  projects: [Peg, Headset, Table, Chat],
  power: [Laptop, Rack, Phone],
};

/** The things that a sentence names, each in an item of a list. Their ground is the lower edge. */
export const StatementDrawings = ({ name }: { name: StatementDrawingName }) =>
  drawings[name].map((Drawing) => (
    <li key={Drawing.name}>
      <DrawingSvg viewBox="-20 0 280 240">
        <Drawing />
      </DrawingSvg>
    </li>
  ));
