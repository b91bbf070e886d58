import type { ReactNode } from 'react';
import type { Hue, ReasonDrawingName } from '#content/collections.ts';
import { DrawingImage } from '#ui/drawings/DrawingImage.tsx';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { LightPool } from '#ui/drawings/Glow.tsx';
import { Light, polarToCartesian, roundToTenth } from '#ui/drawings/Light.tsx';
import palette from '#ui/drawings/palette.module.css';
import { crowdSize, RoleCrowd } from '#ui/drawings/roles/RoleCrowd.tsx';
import { Landscape, Screen } from '#ui/drawings/services/Website.tsx';
import { markColour, mixHue, paperColour } from '#ui/drawings/shapes.tsx';
import icons from '#ui/project-icons/ProjectIcons.module.css';
import styles from './Reasons.module.css';

interface Arrangement {
  /** Size of the drawing above its ground, whose vertical position is 0. */
  width: number;
  height: number;
  /** True for a drawing with too many shapes for the page. It becomes an image file. */
  isImage?: boolean;
  render: (count: number) => ReactNode;
}

/** Hues of the projects from the top of their heap to the ground. Each has its own icon. */
const fieldHues: readonly Hue[] = ['indigo', 'rose', 'teal', 'coral', 'fjord', 'amber', 'moss', 'heather'];

/** The services: a website, an app, and a lens on what is tested. */
const renderServices = () => (
  <g className={`${palette.palette} ${palette.lit}`}>
    <g transform="translate(10 -245.6) scale(.8)">
      <Screen width={420} height={300} bezel={7} radius={12} />
      <g stroke="none">
        <circle cx="20" cy="17" r="6" fill="var(--coral)" />
        <circle cx="40" cy="17" r="6" fill="var(--amber)" />
        <circle cx="60" cy="17" r="6" fill="var(--moss)" />
      </g>
      <Landscape x={0} y={34} width={420} height={266} />
    </g>
    <g transform="translate(156 -265.2) scale(1.02)">
      <Screen width={126} height={252} bezel={8} radius={16} />
      <path d="M0 22a22 22 0 0 1 22-22h82a22 22 0 0 1 22 22v128h-126z" fill={mixHue('coral', 45)} />
      <Light cx={63} cy={92} r={40} hue="coral" />
      <rect x="42" y="8" width="42" height="11" rx="5.5" fill="var(--device)" />
      <path d="M18 176h90M18 200h54" stroke="var(--bar)" strokeWidth="10" strokeLinecap="round" />
      <rect x="14" y="218" width="98" height="22" rx="11" fill="var(--fjord)" />
    </g>
    <g transform="translate(348 -156) scale(.98)">
      <g strokeLinecap="round">
        <path d="M62 74l54 68" stroke="var(--rim)" strokeWidth="33" />
        <path d="M62 74l54 68" stroke="var(--device)" strokeWidth="30" />
      </g>
      <circle r="98" fill="var(--device)" stroke="var(--rim)" />
      <circle r="82" fill="var(--screen)" />
      <Light cx={0} cy={0} r={64} hue="moss" />
      <path
        d="M-28 2l20 20L30-20"
        stroke={markColour}
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  </g>
);

/** Width of the drawings of services and of the arch. */
const posterWidth = 480;

/** An arch of small lights in two rings around a lock, which they shine on. The rings share the lights so that those in both touch. */
function renderArch(count: number) {
  const outer = Math.round(count * 0.55);
  const rings = [outer, Math.max(2, count - outer)];
  /** Radius of a ring, in radii of its lights. */
  const getRingRadius = (lights: number) => (2 * (lights - 1)) / Math.PI;
  const r = posterWidth / 2 / (getRingRadius(outer) + 1);
  return (
    <>
      <g className={styles.glow}>
        {rings.flatMap((lights) =>
          Array.from({ length: lights }, (_, index) => {
            const { cx, cy } = polarToCartesian(
              posterWidth / 2,
              -r,
              getRingRadius(lights) * r,
              180 + (180 * index) / (lights - 1),
            );
            return <Light key={`${cx} ${cy}`} cx={cx} cy={cy} r={roundToTenth(r)} hue="amber" />;
          }),
        )}
      </g>
      <path d="M194-92v-24a46 46 0 0 1 92 0v24" stroke={paperColour} strokeWidth="22" />
      <rect x="168" y="-104" width="144" height="104" rx="16" fill={paperColour} />
      <path d="M240-64v22" stroke={markColour} strokeWidth="20" strokeLinecap="round" />
    </>
  );
}

/** Width of the drawing of people. */
const peopleWidth = 728;
/** Centre of the first person in front, and the distance between them. */
const firstPersonX = 62;
const personPitch = 100;

/** Radius of the heads of people behind. */
const farHeadRadius = 26;

/** The outline of a person behind, whose feet others hide. */
const renderOutline = ({ x, y }: { x: number; y: number }) =>
  `M${x - 60}-60C${x - 60} ${y + 64} ${x - 36} ${y + 6} ${x} ${y + 6}S${x + 60} ${y + 64} ${x + 60}-60z`;

/** People in rows, who light the dusk: those with the roles of the team page in front, and the others behind them. */
function renderPeople(count: number) {
  const others = Math.max(0, count - crowdSize);
  const farRow = Math.floor(others / 2);
  const places = Array.from({ length: others }, (_, index) => {
    const isFar = index < farRow;
    const row = isFar ? farRow : others - farRow;
    const place = isFar ? index : index - farRow;
    const x = Math.round(46 + ((peopleWidth - 92) * (place + 0.5)) / row);
    return { x, y: (isFar ? -424 : -356) + ((index * 5) % 3) * 7 };
  });
  const rows = [
    ['oklch(38% 0.1 335)', places.slice(0, farRow)],
    ['oklch(44% 0.09 350)', places.slice(farRow)],
  ] as const;
  return (
    <>
      <defs>
        <g id="_far-head">
          <Light cx={0} cy={0} r={farHeadRadius} hue="amber" isBright />
        </g>
      </defs>
      <LightPool x={peopleWidth / 2} y={-246} rx={364} ry={230} hue="amber" />
      {rows.map(([colour, row]) => (
        <g key={colour}>
          <path d={row.map(renderOutline).join('')} fill={colour} />
          {row.map(({ x, y }) => (
            <use key={x} href="#_far-head" x={x} y={y - farHeadRadius + 4} />
          ))}
        </g>
      ))}
      <RoleCrowd x={firstPersonX} y={-3} pitch={personPitch} rise={158} scale={0.83} />
    </>
  );
}

const arrangements: Record<Exclude<ReasonDrawingName, 'fields'> | 'arch', Arrangement> = {
  people: { width: peopleWidth, height: 476, isImage: true, render: renderPeople },
  services: { width: posterWidth, height: 300, render: renderServices },
  arch: { width: posterWidth, height: 250, render: renderArch },
};

interface ReasonDrawingProps {
  /** By default an arch of small lights. */
  arrangement: ReasonDrawingName | undefined;
  count: number;
  className: string | undefined;
}

/** A number of people, lights or things. Its lower edge is the ground. */
export function ReasonDrawing({ arrangement, count, className }: ReasonDrawingProps) {
  if (arrangement === 'fields')
    return (
      <div className={`${className} ${styles.heap}`} aria-hidden="true">
        {fieldHues.slice(-count).map((field) => (
          <span key={field} className={`${icons.item} h-${field}`} />
        ))}
      </div>
    );
  const { width, height, isImage, render } = arrangements[arrangement ?? 'arch'];
  if (isImage)
    return (
      <div className={className} aria-hidden="true">
        <DrawingImage width={width} height={height}>
          <DrawingSvg className="h-amber" viewBox={`0 ${-height} ${width} ${height}`}>
            {render(count)}
          </DrawingSvg>
        </DrawingImage>
      </div>
    );
  return (
    <svg
      className={className}
      viewBox={`0 ${-height} ${width} ${height}`}
      preserveAspectRatio="xMidYMax"
      fill="none"
      aria-hidden="true"
    >
      {render(count)}
    </svg>
  );
}
