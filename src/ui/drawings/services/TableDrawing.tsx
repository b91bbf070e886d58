import { Fragment } from 'react';
import type { Hue } from '#content/collections.ts';
import { FreeChair } from '../FreeChair.tsx';
import { RoleFigure } from '../roles/RoleAttribute.tsx';
import { mixHue, pencilColour, Shadow } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';

/** People around the table, from the far side to the near one, which are larger. */
const farColleagues = [
  { x: 196, y: 330, scale: 0.66, icon: 'board' },
  { x: 310, y: 318, scale: 0.66, icon: 'product' },
  { x: 424, y: 330, scale: 0.66, icon: 'globe' },
  { x: 80, y: 430, scale: 0.88, icon: 'compass' },
  { x: 540, y: 430, scale: 0.88, icon: 'quality' },
] as const;
const nearColleagues = [
  { x: 92, y: 524, scale: 0.98, icon: 'phone' },
  { x: 528, y: 524, scale: 0.98, icon: 'voice' },
] as const;

/** Vertical position of the table's centre. */
const tableY = 350;

/**
 * A table with work on it, seen from the free chair. All things on it are turned and flattened in the same perspective.
 */
export const TableDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue={hue} sun={[310, 214, 200]} horizon={404} reflects={false} />
    <Shadow cx={80} cy={434} rx={74} />
    <Shadow cx={540} cy={434} rx={74} />
    {farColleagues.map((colleague) => (
      <RoleFigure key={colleague.x} {...colleague} />
    ))}
    <ellipse cx="310" cy="496" rx="240" ry="34" fill="var(--shade)" />
    <path d={`M52 ${tableY}v20a258 98 0 0 0 516 0v-20z`} fill="var(--device)" />
    <ellipse cx="310" cy={tableY} rx="258" ry="98" fill="var(--card)" stroke="var(--rim)" />
    <g transform="translate(0 -50)" strokeLinecap="round">
      {/* A plan with notes. */}
      <g transform="matrix(1 -.1 .5 .38 98 368)">
        <rect width="112" height="128" fill={mixHue('amber', 26)} />
        <path d="M14 16h36v36h-36z" fill="var(--coral)" />
        <path d="M62 16h36v36h-36z" fill="var(--moss)" />
        <path d="M14 68h36v36h-36z" fill="var(--fjord)" />
        <path d="M62 68h36v36h-36z" stroke="var(--bar)" strokeWidth="4" />
      </g>
      {/* A laptop, whose screen is turned to the free chair. */}
      <g transform="translate(64 20) scale(.8)">
        <path d="M250 296h120l6 82h-132z" fill="var(--device)" stroke="var(--rim)" />
        <path d="M257 303h106l4 68h-114z" fill="var(--screen)" />
        <circle cx="346" cy="320" r="10" fill="url(#_amber)" />
        <path d="M254 362l26-30l18 15l24-24l44 38v10h-113z" fill="var(--fjord)" />
        <path d="M244 380h132l14 30h-160z" fill="var(--device)" stroke="var(--rim)" />
        <path d="M252 386h116M248 395h124" stroke={pencilColour} strokeWidth="4" strokeDasharray="6 6" />
      </g>
      {/* A phone and a cup. */}
      <g transform="matrix(1 .08 -.45 .4 420 342)">
        <rect width="58" height="108" rx="12" fill="var(--device)" />
        <rect x="5" y="5" width="48" height="98" rx="8" fill={mixHue('heather', 40)} />
        <circle cx="29" cy="40" r="15" fill="var(--heather)" />
        <path d="M15 74h28M15 88h18" stroke="var(--ink)" strokeWidth="5" />
      </g>
      <g transform="translate(206 318)">
        <path d="M-15 0v20a15 7 0 0 0 30 0v-20z" fill="var(--moss)" />
        <path d="M15 5q13 0 10 9t-11 6" stroke="var(--moss)" strokeWidth="4" />
        <ellipse rx="15" ry="7" fill="oklch(35% 0.05 50)" stroke="var(--moss)" strokeWidth="3" />
      </g>
    </g>
    {nearColleagues.map((colleague) => (
      <Fragment key={colleague.x}>
        <Shadow cx={colleague.x} cy={colleague.y + 6} rx={82} />
        <RoleFigure {...colleague} />
      </Fragment>
    ))}
    <Shadow cx={310} cy={542} rx={96} />
    <FreeChair x={310} y={540} scale={0.94} />
  </>
);
