import type { ReactNode } from 'react';
import type { StatementDrawingName } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';

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
