import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { lights } from '#content/lights.ts';
import { DrawingImage } from '#ui/drawings/DrawingImage.tsx';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { getTorsoPath, headRadius, headY } from '#ui/drawings/Figure.tsx';
import { Halo, WaterLight } from '#ui/drawings/Glow.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { NightFigure } from '#ui/drawings/NightFigure.tsx';
import { RoleAttribute } from '#ui/drawings/roles/RoleAttribute.tsx';

interface Role {
  hue: Hue;
  icon: IconName;
}

interface CrowdShape {
  /** Distinguishes the gradients of both compositions. */
  name: 'wide' | 'narrow';
  width: number;
  waterY: number;
  /** Part of the drawing that is in the image. In a narrower window its sides are cut. */
  viewBox: { x: number; y: number; width: number; height: number };
  /** Rows that neighbours are on by turns, as numbers from the front, which is 0. */
  rows: readonly number[];
  pitch: number;
  /** Height of a row above the one before it. */
  rise: number;
  /** Size of those in front, and how much larger each row behind is. */
  scale: number;
  growth: number;
  /** Radius of the glow around a head, in radii of the head. */
  glow: number;
  moon: { cx: number; cy: number; r: number };
  ridge: string;
}

/** People in one or two rows across a wide window. */
const wideCrowd: CrowdShape = {
  name: 'wide',
  width: 1200,
  waterY: 322,
  viewBox: { x: -1320, y: -400, width: 3840, height: 860 },
  rows: [0, 1],
  pitch: 178,
  rise: 0,
  scale: 0.92,
  growth: 0.34,
  glow: 3,
  moon: { cx: 950, cy: -20, r: 148 },
  ridge:
    'M-2000 322V150L-1200 60L-640 170L-330 92L-120 190L60 128L230 214L430 140L590 220L760 150L900 210L1090 96L1300 190L1560 70L1900 180L3200 90V322z',
};

/** A phone shows them closer together. Those behind stand higher, so that what everyone wears is seen. */
const narrowCrowd: CrowdShape = {
  name: 'narrow',
  width: 390,
  waterY: 332,
  viewBox: { x: -300, y: -130, width: 990, height: 562 },
  rows: [0, 1],
  pitch: 57,
  rise: 84,
  scale: 0.6,
  growth: 0.04,
  glow: 2,
  moon: { cx: 306, cy: 74, r: 66 },
  ridge: 'M-2000 332V230L-60 190L40 150L130 206L230 140L330 204L450 160L2400 230V332z',
};

/** Returns the place of each person. Those behind come first, because those in front hide them. */
function placePeople(
  roles: readonly Role[],
  { width, waterY, rows, pitch, rise, scale, growth }: CrowdShape,
) {
  return roles
    .map((role, index) => {
      const row = rows[index % rows.length] ?? 0;
      const place = Math.floor(index / rows.length);
      const count = Math.ceil((roles.length - (index % rows.length)) / rows.length);
      const size = scale + row * growth;
      return {
        ...role,
        row,
        x: Math.round(width / 2 + (place - (count - 1) / 2) * pitch),
        y: Math.round(waterY - row * rise),
        scale: size,
        torso: getTorsoPath(Math.round((row * rise) / size) + 4),
      };
    })
    .sort((a, b) => b.row - a.row);
}

/** Parts a torso from those of its hue around it: one behind others is darker, and one in front of others has a lit edge. */
const Contrast = ({ torso, hue, isBehind }: { torso: string; hue: Hue; isBehind: boolean }) =>
  isBehind ? (
    <path d={torso} fill="oklch(16% .05 275)" opacity=".5" />
  ) : (
    <path d={torso} stroke={lights[hue][0]} strokeWidth="3" opacity=".6" />
  );

/** Everyone at the edge of the water at night. Each head is a light, which shines on its neighbours and on the water. */
function Crowd({ roles, shape }: { roles: readonly Role[]; shape: CrowdShape }) {
  const { name, waterY, viewBox, rise, glow, moon, ridge } = shape;
  const { x: left, y: top, width, height } = viewBox;
  const people = placePeople(roles, shape);
  const depth = top + height - waterY;
  return (
    <DrawingImage width={width} height={height}>
      <DrawingSvg viewBox={`${left} ${top} ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
        <linearGradient id={`_dusk-${name}`} x2="0" y2="1">
          <stop stopColor="oklch(34% .1 290)" stopOpacity="0" />
          <stop offset="1" stopColor="oklch(36% .11 290)" />
        </linearGradient>
        <linearGradient id={`_lake-${name}`} x2="0" y2="1">
          <stop stopColor="oklch(25% .07 280)" />
          <stop offset="1" stopColor="oklch(25% .07 280)" stopOpacity="0" />
        </linearGradient>
        <path d={`M-2000 0h5200v${waterY}h-5200z`} fill={`url(#_dusk-${name})`} />
        <Halo cx={moon.cx} cy={moon.cy} r={moon.r * 2.4} hue="amber" />
        <Light {...moon} hue="amber" />
        <path d={ridge} fill="oklch(22% .065 282)" />
        <path d={`M-2000 ${waterY}h5200v${depth}h-5200z`} fill={`url(#_lake-${name})`} />
        {people.map(({ icon, hue, x, scale }) => (
          <WaterLight
            key={icon}
            x={x - headRadius * scale * 1.6}
            width={headRadius * scale * 3.2}
            y={waterY}
            depth={depth}
            colour={lights[hue][1]}
            isSoft
          />
        ))}
        {people.map(({ icon, hue, row, x, y, scale, torso }) => (
          <NightFigure key={icon} x={x} y={y} scale={scale} hue={hue} torso={torso} glow={glow}>
            {rise > 0 && <Contrast torso={torso} hue={hue} isBehind={row > 0} />}
            <RoleAttribute icon={icon} y={headY} />
          </NightFigure>
        ))}
        <path d={`M-2000 ${waterY}h5200v6h-5200z`} fill="oklch(25% .07 280)" />
      </DrawingSvg>
    </DrawingImage>
  );
}

interface CrowdDrawingProps {
  roles: readonly Role[];
  wideClass: string | undefined;
  narrowClass: string | undefined;
}

/** All roles as one group of people, composed for a wide window and for a phone. */
export const CrowdDrawing = ({ roles, wideClass, narrowClass }: CrowdDrawingProps) => (
  <>
    <div className={narrowClass}>
      <Crowd roles={roles} shape={narrowCrowd} />
    </div>
    <div className={wideClass}>
      <Crowd roles={roles} shape={wideCrowd} />
    </div>
  </>
);
