import { lights } from '#content/lights.ts';
import { headRadius, headY } from '../Figure.tsx';
import { FreeChair } from '../FreeChair.tsx';
import { Halo, WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';
import { getRoleHue, RoleAttribute } from '../roles/RoleAttribute.tsx';
import { markColour, mixPaper, pencilColour } from '../shapes.tsx';

/** People behind the table, which hides their feet, from the far side to the near ones, which are larger. They lean towards the free side. */
const colleagues = [
  { x: 196, y: 332, scale: 0.84, icon: 'product', lean: 3 },
  { x: 424, y: 332, scale: 0.84, icon: 'board', lean: -3 },
  { x: 98, y: 352, scale: 0.96, icon: 'compass', lean: 5 },
  { x: 522, y: 352, scale: 0.96, icon: 'voice', lean: -5 },
] as const;

/** Vertical positions of the horizon, of the table's centre, and of what its leg and the chair stand on. */
const horizonY = 404;
const tableY = 322;
const floorY = 540;

const topColour = 'oklch(28% 0.055 315)';
const sideColour = 'oklch(12% 0.035 300)';

/** Moonrise over the fjord, from edge to edge of the window. */
const Night = () => (
  <>
    <linearGradient id="_seats-night" x1="0" y1="-60" x2="0" y2={horizonY} gradientUnits="userSpaceOnUse">
      <stop stopColor="oklch(24% 0.08 300)" stopOpacity="0" />
      <stop offset=".6" stopColor="oklch(29% 0.11 335)" />
      <stop offset="1" stopColor="oklch(47% 0.16 10)" />
    </linearGradient>
    <path d={`M-2000-60h5000V${horizonY}h-5000z`} fill="url(#_seats-night)" />
    <Halo cx={310} cy={236} r={400} hue="coral" />
    <Light cx={310} cy={236} r={168} hue="coral" />
    <path
      d={`M-2000 ${horizonY}V300L-1500 220L-1120 330L-820 250L-560 342L-330 268L-150 350L-20 300L120 372L310 340L480 376L640 296L760 346L920 262L1100 340L1400 240L3000 300V${horizonY}z`}
      fill="oklch(21% 0.07 318)"
    />
    <path d={`M-2000 ${horizonY}h5000v2000h-5000z`} fill="var(--floor)" />
    <path d={`M-2000 ${horizonY}h5000v2h-5000z`} fill="oklch(56% 0.14 8)" />
    <WaterLight x={110} width={400} y={horizonY} depth={150} colour="oklch(60% 0.17 15)" isSoft />
    {colleagues.map(({ x, scale, icon }) => (
      <WaterLight
        key={icon}
        x={x - headRadius * scale * 1.5}
        width={headRadius * scale * 3}
        y={horizonY}
        depth={130}
        colour={lights[getRoleHue(icon)][1]}
        isSoft
      />
    ))}
  </>
);

/** People by night at a table with work on it, and the place that is free. Their heads light the table, on which things are turned and flattened in one perspective. */
export const TableDrawing = () => (
  <>
    <Night />
    {colleagues.map(({ lean, icon, ...place }) => (
      <g key={icon} transform={`rotate(${lean} ${place.x} ${place.y})`}>
        <NightFigure {...place} hue={getRoleHue(icon)}>
          <RoleAttribute icon={icon} y={headY} />
        </NightFigure>
      </g>
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
    <g fill={sideColour}>
      <path d="M272 396h76l-16 128h-44z" />
      <path d={`M206 ${floorY - 4}a104 22 0 0 1 208 0z`} />
    </g>
    <path d={`M24 ${tableY}v14a286 78 0 0 0 572 0v-14z`} fill={sideColour} />
    <ellipse cx="310" cy={tableY} rx="286" ry="78" fill={topColour} />
    <clipPath id="_seats-table">
      <ellipse cx="310" cy={tableY} rx="286" ry="78" />
    </clipPath>
    <g clipPath="url(#_seats-table)">
      {colleagues.map(({ x, y, scale, icon }) => (
        <g key={icon} transform={`translate(${x} ${y - 50})scale(1 .5)`}>
          <Halo cx={0} cy={0} r={Math.round(150 * scale)} hue={getRoleHue(icon)} />
        </g>
      ))}
    </g>
    {/* A plan with notes. */}
    <g transform="matrix(1.1 -.11 .5 .4 62 302)">
      <rect width="112" height="128" fill={mixPaper('amber', 40)} />
      <path d="M14 16h36v36h-36z" fill="var(--coral)" />
      <path d="M62 16h36v36h-36z" fill="var(--moss)" />
      <path d="M14 68h36v36h-36z" fill="var(--fjord)" />
      <path d="M62 68h36v36h-36z" stroke={pencilColour} strokeWidth="4" />
    </g>
    {/* A phone. */}
    <g transform="matrix(1.4 .1 -.52 .44 452 290)" strokeLinecap="round">
      <rect width="64" height="118" rx="12" fill="var(--device)" stroke="var(--rim)" />
      <rect x="5" y="5" width="54" height="108" rx="8" fill={mixPaper('heather', 40)} />
      <circle cx="32" cy="44" r="17" fill="var(--heather)" />
      <path d="M16 80h32M16 95h20" stroke={markColour} strokeWidth="6" />
    </g>
    {/* The round ends of its legs are half their width below its place. */}
    <FreeChair x={310} y={floorY - 8} scale={1.08} />
  </>
);
