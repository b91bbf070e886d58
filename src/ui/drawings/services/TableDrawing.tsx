import type { Hue } from '#content/collections.ts';
import { FreeChair } from '../FreeChair.tsx';
import { RoleFigure } from '../roles/RoleAttribute.tsx';
import { mixHue } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';

/** People behind the table, which hides their feet, from the far side to the near ones, which are larger. The cap has its peak on the free side. */
const colleagues = [
  { x: 202, y: 332, scale: 0.84, icon: 'product' },
  { x: 418, y: 332, scale: 0.84, icon: 'quality' },
  { x: 110, y: 352, scale: 0.94, icon: 'compass' },
  { x: 510, y: 352, scale: 0.94, icon: 'globe' },
] as const;

/** Vertical positions of the table's centre and of the floor that its leg and the chair stand on. */
const tableY = 322;
const floorY = 540;

/** A table with work on it, and the place that is free. The things on it are turned and flattened in the same perspective. */
export const TableDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue={hue} sun={[310, 214, 200]} horizon={404} reflects={false} />
    {colleagues.map((colleague) => (
      <RoleFigure key={colleague.x} {...colleague} />
    ))}
    {/* The way of the visitor to the free chair, from the edge of the window, in the dashes of their outline. */}
    <path
      d="M-1400 470C-1000 410-760 520-520 476S-170 420 10 464C84 484 128 514 190 522"
      stroke="var(--ink)"
      strokeWidth="6"
      strokeLinecap="round"
      strokeDasharray="16 14"
    />
    <g fill="var(--shade)">
      <ellipse cx="310" cy={floorY} rx="148" ry="8" />
    </g>
    {/* The table has one leg, so that nothing is in the way. */}
    <g fill="oklch(from var(--c) 0.42 0.13 h)">
      <path d="M272 396h76l-16 128h-44z" />
      <path d={`M206 ${floorY - 4}a104 22 0 0 1 208 0z`} />
    </g>
    <path d={`M24 ${tableY}v14a286 78 0 0 0 572 0v-14z`} fill="oklch(from var(--c) 0.42 0.13 h)" />
    <ellipse cx="310" cy={tableY} rx="286" ry="78" fill="var(--card)" />
    {/* A plan with notes. */}
    <g transform="matrix(1.1 -.11 .5 .4 62 302)">
      <rect width="112" height="128" fill={mixHue('amber', 40)} />
      <path d="M14 16h36v36h-36z" fill="var(--coral)" />
      <path d="M62 16h36v36h-36z" fill="var(--moss)" />
      <path d="M14 68h36v36h-36z" fill="var(--fjord)" />
      <path d="M62 68h36v36h-36z" stroke="var(--bar)" strokeWidth="4" />
    </g>
    {/* A phone. */}
    <g transform="matrix(1.4 .1 -.52 .44 452 290)" strokeLinecap="round">
      <rect width="64" height="118" rx="12" fill="var(--device)" stroke="var(--rim)" />
      <rect x="5" y="5" width="54" height="108" rx="8" fill={mixHue('heather', 40)} />
      <circle cx="32" cy="44" r="17" fill="var(--heather)" />
      <path d="M16 80h32M16 95h20" stroke="var(--ink)" strokeWidth="6" />
    </g>
    {/* The round ends of its legs are half their width below its place. */}
    <FreeChair x={310} y={floorY - 8} scale={1.08} />
  </>
);
