import type { ReactNode } from 'react';
import type { VignetteName } from '#content/author-components.ts';
import { Light, polarToCartesian } from './Light.tsx';
import { DottedWay, PersonalData, Ring } from './lists/parts.tsx';
import { frameColour, markColour, mixHue, Person } from './shapes.tsx';

/** Vertical position of the horizon, which is the lower edge of a vignette. The width is 180. */
export const vignetteGround = 108;

const ground = vignetteGround;

/** A sheet or window with square corners on the ground. */
const Sheet = ({ x, width, top = 14 }: { x: number; width: number; top?: number }) => (
  <path d={`M${x} ${ground}V${top}h${width}v${ground - top}z`} fill={mixHue('heather', 26)} stroke="none" />
);

interface StandingProps {
  x: number;
  scale?: number;
  children: ReactNode;
}

/** Places a person on the ground. */
const Standing = ({ x, scale = 1, children }: StandingProps) => (
  <g transform={`translate(${x} ${ground - 7 * scale}) scale(${scale})`} stroke="none">
    {children}
  </g>
);

/** A programme that fills in forms. */
const Bot = () => (
  <>
    <path d="M62 44V28" strokeWidth="4" stroke={frameColour} />
    <Light cx={62} cy={24} r={7} hue="amber" />
    <path
      d={`M22 ${ground}V62a18 18 0 0 1 18-18h44a18 18 0 0 1 18 18v${ground - 62}z`}
      fill="url(#_coral)"
      stroke="none"
    />
    <path d="M46 68h0M78 68h0" stroke={markColour} strokeWidth="13" />
    <path d="M50 90h24" stroke={markColour} strokeWidth="5" />
  </>
);

const vignettes: Record<VignetteName, () => ReactNode> = {
  /** Somebody reads a page, and only the outline of the person is known. */
  unknown: () => (
    <>
      <Sheet x={70} width={106} />
      <Light cx={123} cy={48} r={24} hue="heather" />
      <path d="M92 86h62" stroke="var(--bar)" strokeWidth="6" />
      <g transform={`translate(44 ${ground}) scale(1.150)`}>
        <path d="M-34-3C-35-33-21-46 0-46S35-33 34-3" strokeWidth="2" strokeDasharray="4 6" />
        <circle cx="0" cy="-68" r="21" strokeWidth="2" strokeDasharray="4 6" />
      </g>
    </>
  ),
  /** A record that keeps what somebody has written. */
  record: () => (
    <>
      <Standing x={40} scale={1.05}>
        <Person hue="amber" />
      </Standing>
      <DottedWay d="M66 34Q84 16 104 26" />
      <PersonalData cx={130} cy={ground - 42} r={42} />
    </>
  ),
  /** The record goes down like the sun. */
  sunset: () => (
    <>
      <Ring cx={48} cy={ground - 60} r={46} />
      <path d={`M2 ${ground}a46 46 0 0 1 92 0z`} fill="url(#_heather)" stroke="none" />
    </>
  ),
  /** The price tag of a record is crossed out. */
  unsold: () => (
    <>
      <PersonalData cx={52} cy={ground - 44} r={44} />
      <path d="M92 46l26-26h54v54l-26 26z" fill="url(#_amber)" stroke="none" />
      <circle cx="156" cy="36" r="6" fill={markColour} stroke="none" />
      <path d="M84 14l84 84" stroke={markColour} strokeWidth="6" />
    </>
  ),
  /** Somebody asks for a record. */
  request: () => (
    <>
      <Standing x={40} scale={1.05}>
        <Person hue="fjord" />
      </Standing>
      <path
        d="M76 12h88a10 10 0 0 1 10 10v50a10 10 0 0 1-10 10h-68l-22 18v-30a10 10 0 0 1-8-8v-40a10 10 0 0 1 10-10z"
        fill={mixHue('fjord', 26)}
        stroke="none"
      />
      <PersonalData cx={124} cy={47} r={26} />
    </>
  ),
  /** A phone and a letter. */
  call: () => (
    <>
      <path
        d={`M14 ${ground}V22a12 12 0 0 1 12-12h42a12 12 0 0 1 12 12v${ground - 22}z`}
        fill={frameColour}
        stroke="none"
      />
      <path d={`M21 ${ground}V24h52v${ground - 24}z`} fill="var(--card)" stroke="none" />
      <Light cx={47} cy={62} r={18} hue="moss" />
      <path d={`M92 ${ground}V46h84v${ground - 46}z`} fill="var(--heather)" stroke="none" />
      <path d="M92 46h84l-42 36z" fill="color-mix(in oklab, var(--heather) 58%, white)" stroke="none" />
      <Light cx={134} cy={78} r={13} hue="coral" />
    </>
  ),
  /** Somebody beside a CV. */
  application: () => (
    <>
      <Sheet x={80} width={84} top={8} />
      <Light cx={106} cy={34} r={14} hue="moss" />
      <path d="M128 28h24M128 40h16M94 62h58M94 76h58M94 90h36" stroke="var(--bar)" strokeWidth="5" />
      <Standing x={42} scale={1.1}>
        <Person hue="moss" />
      </Standing>
    </>
  ),
  /** A programme behind a fence. */
  fence: () => (
    <>
      <g transform="translate(28 0)">
        <Bot />
      </g>
      <path
        d={[14, 52, 90, 128, 166].map((x) => `M${x} ${ground}V50`).join('')}
        stroke={frameColour}
        strokeWidth="8"
      />
      <path d="M2 84h176M2 100h176" stroke={frameColour} strokeWidth="5" />
    </>
  ),
  /** Two who talk. */
  chat: () => (
    <>
      <path
        d="M8 42a30 30 0 0 1 30-30h48a30 30 0 0 1 0 60h-44l-22 22v-30a30 30 0 0 1-12-22z"
        fill="url(#_heather)"
        stroke="none"
      />
      <path
        d={`M174 68a24 24 0 0 0-24-24h-44a24 24 0 0 0 0 48h44l20 16v-24a24 24 0 0 0 4-16z`}
        fill="url(#_amber)"
        stroke="none"
      />
      <path d="M108 68h0M128 68h0M148 68h0" stroke={markColour} strokeWidth="9" />
    </>
  ),
  /** The way to a device, where nobody is recorded. */
  visit: () => (
    <>
      <Sheet x={70} width={106} />
      <path d="M70 14h106v16h-106z" fill={frameColour} stroke="none" />
      <path d="M82 22h0M94 22h0" stroke="var(--amber)" strokeWidth="6" />
      <path d={`M91 ${ground}a32 32 0 0 1 64 0z`} fill="url(#_amber)" stroke="none" />
      <DottedWay d="M14 84Q38 54 66 64" />
      <Ring cx={18} cy={ground - 14} r={13} />
    </>
  ),
  /** A record on the way out of a ring of lights, through its gap. */
  abroad: () => (
    <>
      {[0, 40, 80, 120, 160, 200, 240, 280].map((turn) => (
        <Light key={turn} {...polarToCartesian(58, 56, 44, turn + 40)} r={8} hue="amber" />
      ))}
      <DottedWay d="M58 56H120" />
      <PersonalData cx={146} cy={56} r={25} />
    </>
  ),
  /** A certificate with its seal. */
  certified: () => (
    <>
      <path d={`M6 ${ground}V12h96v${ground - 12}z`} fill={mixHue('fjord', 26)} stroke="none" />
      <path d="M22 34h64M22 50h48M22 66h40" stroke="var(--bar)" strokeWidth="5" />
      <Light cx={100} cy={ground - 32} r={32} hue="fjord" />
      <path d={`M86 ${ground - 32}l11 11 20-23`} stroke={markColour} strokeWidth="6" />
    </>
  ),
  /** A pile of sheets. */
  documented: () => (
    <>
      {[0, 1, 2, 3, 4, 5].map((sheet) => (
        <path
          key={sheet}
          d={`M${4 + (sheet % 3) * 5} ${ground - 10 - sheet * 16}h112v10h-112z`}
          fill={sheet % 2 ? 'var(--fjord)' : mixHue('fjord', 40)}
          stroke="none"
        />
      ))}
    </>
  ),
  /** A sheet that two have signed. */
  contract: () => (
    <>
      <path d={`M6 ${ground}V8h100v${ground - 8}z`} fill={mixHue('fjord', 26)} stroke="none" />
      <path d="M24 28h64M24 44h50" stroke="var(--bar)" strokeWidth="5" />
      <Light cx={44} cy={80} r={19} hue="amber" />
      <Light cx={72} cy={80} r={19} hue="fjord" />
    </>
  ),
  /** A cookie that is gone, and its crumbs. */
  crumbs: () => (
    <>
      <Ring cx={56} cy={ground - 53} r={52} />
      <Light cx={36} cy={ground - 12} r={12} hue="amber" />
      <Light cx={66} cy={ground - 8} r={8} hue="amber" />
      <Light cx={86} cy={ground - 5} r={5} hue="amber" />
    </>
  ),
  /** Nothing follows somebody. */
  untracked: () => (
    <>
      <Standing x={40} scale={1.1}>
        <Person hue="amber" />
      </Standing>
      <path d={`M108 ${ground}V58`} stroke={frameColour} strokeWidth="6" />
      <Light cx={108} cy={42} r={28} hue="coral" />
      <path d="M94 42h28" stroke={markColour} strokeWidth="9" />
      <DottedWay d={`M126 ${ground - 18}H176`} />
    </>
  ),
  /** A light in a tab. */
  tab: () => (
    <>
      <path
        d={`M4 ${ground}V22a8 8 0 0 1 8-8h56a8 8 0 0 1 8 8v14h92v${ground - 36}z`}
        fill={mixHue('amber', 34)}
        stroke="none"
      />
      <path d="M20 26h34" stroke="var(--bar)" strokeWidth="5" />
      <path d={`M48 ${ground}a38 38 0 0 1 76 0z`} fill="url(#_amber)" stroke="none" />
    </>
  ),
  /** A video that is not lit. */
  unlit: () => (
    <>
      <path d={`M4 ${ground}V10h150v${ground - 10}z`} fill="oklch(28% 0.04 268)" stroke="none" />
      <circle cx="79" cy="59" r="30" stroke="oklch(96% 0.008 95)" strokeWidth="2" strokeDasharray="5 6" />
      <path d="M71 45l23 14-23 14z" fill="oklch(96% 0.008 95)" stroke="none" />
    </>
  ),
  /** People of all sizes. */
  everybody: () => (
    <>
      {(
        [
          [34, 0.9, 'amber'],
          [86, 1.15, 'moss'],
          [138, 0.75, 'fjord'],
        ] as const
      ).map(([x, scale, hue]) => (
        <Standing key={hue} x={x} scale={scale}>
          <Person hue={hue} />
        </Standing>
      ))}
    </>
  ),
  /** A list of tests. */
  checked: () => (
    <>
      <path d={`M6 ${ground}V8h110v${ground - 8}z`} fill={mixHue('moss', 26)} stroke="none" />
      {[30, 60, 90].map((y) => (
        <g key={y}>
          <Light cx={30} cy={y} r={11} hue="moss" />
          <path d={`M25 ${y}l4 5 7-9`} stroke={markColour} strokeWidth="3" />
          <path d={`M54 ${y}h44`} stroke="var(--bar)" strokeWidth="6" />
        </g>
      ))}
    </>
  ),
  /** Somebody before a closed barrier. */
  barrier: () => (
    <>
      <Standing x={38} scale={1.05}>
        <Person hue="moss" />
      </Standing>
      <path
        d={`M98 60v${ground - 60}M164 60v${ground - 60}`}
        stroke={frameColour}
        strokeWidth="8"
        strokeLinecap="butt"
      />
      <path d="M82 38h98v36h-98z" fill="var(--coral)" stroke="none" />
      <path d="M94 74l14-36h17l-14 36zM137 74l14-36h17l-14 36z" fill="var(--card)" stroke="none" />
    </>
  ),
};

/** A small drawing on a horizon. */
export const Vignette = ({ name }: { name: VignetteName }) => vignettes[name]();
