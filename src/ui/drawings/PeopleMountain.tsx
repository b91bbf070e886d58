import type { IconName } from '#content/author-components.ts';
import { DrawingImage } from './DrawingImage.tsx';
import { DrawingSvg } from './DrawingSvg.tsx';
import { headY, type Point, standOn } from './Figure.tsx';
import { LightPool } from './Glow.tsx';
import { NightFigure } from './NightFigure.tsx';
import { getRoleHue, RoleAttribute } from './roles/RoleAttribute.tsx';

/** Somebody on a ledge or a summit: role, and the middle of the ledge. */
type Climber = readonly [icon: IconName, x: number, y: number];

interface MountainProps {
  width: number;
  height: number;
  /** Outlines of the ridge, its sides in the shade, and its snow. */
  ridge: string;
  shade: string;
  snow: string;
  climbers: readonly Climber[];
  /** The trail that leads to the last of them. */
  trail?: string;
  scale: number;
}

/** Degrees by which somebody leans towards the higher neighbour on the rope. */
const lean = 8;

/** Returns the lean of each climber. Somebody on a summit stands upright. */
const getLeans = (climbers: readonly Climber[]) =>
  climbers.map(([, , y], index) => {
    const left = climbers[index - 1]?.[2] ?? y;
    const right = climbers[index + 1]?.[2] ?? y;
    const highest = Math.min(left, right);
    if (highest >= y) return 0;
    return highest === right ? lean : -lean;
  });

/** Returns a point of a climber, in units of a figure whose foot is the origin, on the mountain. */
function toMountain([, x, y]: Climber, degrees: number, scale: number, [px, py]: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  return [
    Math.round(x + scale * (px * Math.cos(angle) - py * Math.sin(angle))),
    Math.round(y + scale * (px * Math.sin(angle) + py * Math.cos(angle))),
  ];
}

/** Returns the rope, which goes around the waist of each, and hangs between two neighbours. */
function getRope(climbers: readonly Climber[], scale: number) {
  const leans = getLeans(climbers);
  let previous: Point | undefined;
  return climbers
    .map((climber, index) => {
      const [start, middle, end] = (
        [
          [-62, -62],
          [0, -38],
          [62, -62],
        ] as const
      ).map((point) => toMountain(climber, leans[index] ?? 0, scale, point)) as [Point, Point, Point];
      const hanging = previous
        ? `Q${Math.round((previous[0] + start[0]) / 2)} ${Math.round(Math.max(previous[1], start[1]) + 26 * scale)} `
        : 'M';
      previous = end;
      return `${hanging}${start.join(' ')}Q${middle.join(' ')} ${end.join(' ')}`;
    })
    .join('');
}

/** A rope team on a ridge at dusk. The heads light the snow, in which their feet are. */
const Mountain = ({ width, height, ridge, shade, snow, climbers, trail, scale }: MountainProps) => {
  const leans = getLeans(climbers);
  return (
    <DrawingImage width={width} height={height}>
      <DrawingSvg viewBox={`0 0 ${width} ${height}`} className="h-amber">
        <linearGradient id="_mountain-dusk" x2="0" y2="1">
          <stop stopColor="oklch(38% .135 330)" stopOpacity="0" />
          <stop offset=".25" stopColor="oklch(43% .15 338)" />
          <stop offset=".52" stopColor="oklch(56% .16 358)" />
          <stop offset=".8" stopColor="oklch(72% .14 48)" />
        </linearGradient>
        <linearGradient id="_foot" x2="0" y2="1">
          <stop
            offset=".45"
            stopColor="light-dark(oklch(15.5% .032 265), oklch(14.2% .04 268))"
            stopOpacity="0"
          />
          <stop offset="1" stopColor="light-dark(oklch(15.5% .032 265), oklch(14.2% .04 268))" />
        </linearGradient>
        <path d={`M0 0h${width}v${height}H0z`} fill="url(#_mountain-dusk)" />
        {climbers.map(([icon, x, y], index) => (
          <g key={icon} transform={`rotate(${leans[index]} ${x} ${y})`}>
            <NightFigure {...standOn(y + 14 * scale, x, scale)} hue={getRoleHue(icon)}>
              <RoleAttribute icon={icon} y={headY} />
            </NightFigure>
          </g>
        ))}
        <path d={ridge} fill="oklch(36% .1 282)" />
        <path d={shade} fill="oklch(29% .09 280)" />
        <path d={snow} fill="oklch(84% .05 300)" />
        {climbers.map(([icon, x, y]) => (
          <path
            key={icon}
            d={`M${x - 84 * scale} ${y + 6}C${x - 50 * scale} ${y - 26 * scale} ${x + 50 * scale} ${y - 26 * scale} ${x + 84 * scale} ${y + 6}z`}
            fill="oklch(84% .05 300)"
          />
        ))}
        {trail && <path d={trail} stroke="oklch(96% .008 95)" strokeWidth="4" strokeDasharray="14 12" />}
        <path d={getRope(climbers, scale)} stroke="#ffd079" strokeWidth={5 * scale + 1} />
        {climbers.map(([icon, x, y]) => (
          <LightPool key={icon} x={x} y={y + 6} rx={92 * scale} ry={30 * scale} hue={getRoleHue(icon)} />
        ))}
        <path d={`M0 ${height * 0.4}h${width}V${height}H0z`} fill="url(#_foot)" />
      </DrawingSvg>
    </DrawingImage>
  );
};

/** A ridge across the window, with a rope team on two peaks. */
export const PeopleMountain = () => (
  <Mountain
    width={1440}
    height={546}
    ridge="M-9 452L70 420H196L262 336L286 322H410L452 236L472 226H598L644 292L664 310H792L838 372L860 384H984L1016 330L1036 318H1160L1206 388L1226 400H1350L1449 440V560H-9z"
    shade="M562 226H598L644 292L664 310H792L838 372L860 384L842 424L880 470L850 560H640L606 470L640 380L584 300zM1128 318H1160L1206 388L1226 400H1350L1449 440V560H1190L1160 470L1186 400z"
    snow="M452 236L472 226H598L644 292L664 310L640 318L612 298L588 330L556 292L526 326L496 280L462 300L436 276zM262 336L286 322H410L416 334L384 352L352 338L318 362L296 344L250 358zM664 310H792L814 340L770 338L744 356L716 332zM1016 330L1036 318H1160L1184 356L1150 356L1126 384L1094 350L1062 376L1040 350L1004 360zM70 420H196L206 430L184 446L150 428L112 450L84 438L60 434zM860 384H984L978 400L944 412L914 398L886 410zM1226 400H1350L1372 414L1350 420L1316 440L1284 416L1252 432z"
    climbers={[
      ['quality', 133, 420],
      ['lighthouse', 348, 322],
      ['compass', 535, 226],
      ['voice', 728, 310],
      ['phone', 922, 384],
      ['lead', 1098, 318],
      ['growth', 1288, 400],
    ]}
    trail="M1452 486C1428 462 1400 434 1352 414"
    scale={0.74}
  />
);

/** For a phone: one peak and three of the team, who are nearly as large as in a wide window. */
export const NarrowPeopleMountain = () => (
  <Mountain
    width={390}
    height={350}
    ridge="M-9 282L18 270H104L136 190L150 182H236L270 230L286 240H372L399 250V360H-9z"
    shade="M214 182H236L270 230L286 240H372L399 250V360H262L240 300L256 262L226 224z"
    snow="M136 190L150 182H236L270 230L252 232L234 214L214 240L194 212L172 236L154 214L134 214zM18 270H104L112 280L94 292L72 278L48 296L30 282L14 282zM286 240H372L384 250L372 258L346 274L326 254L302 268z"
    climbers={[
      ['quality', 62, 270],
      ['compass', 193, 182],
      ['lead', 328, 240],
    ]}
    scale={0.56}
  />
);
