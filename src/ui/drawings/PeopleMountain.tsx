import type { IconName } from '#content/author-components.ts';
import { DrawingImage } from './DrawingImage.tsx';
import { DrawingSvg } from './DrawingSvg.tsx';
import { getTorsoPath, standOn } from './Figure.tsx';
import { Light } from './Light.tsx';
import { RoleFigure } from './roles/RoleAttribute.tsx';
import { paperColour } from './shapes.tsx';

/** Somebody behind the ridge: role, and the position on its edge. */
type Climber = readonly [icon: IconName, x: number, y: number];

interface MountainProps {
  width: number;
  height: number;
  /** Vertical position of the ground that the people in front stand on. */
  groundY: number;
  sun: { cx: number; cy: number; r: number };
  /** Outlines of the ridge, its sides in the shade, and its snow. */
  ridge: string;
  shade: string;
  snow: string;
  climbers: readonly Climber[];
  climberScale: number;
  /** Roles of the people in front. */
  roles: readonly IconName[];
  /** Centre of the leftmost person in front. */
  left: number;
  /** Distance between neighbours. */
  pitch: number;
  /** Size of the people in front. */
  scale: number;
}

/** Outline of somebody whose feet are behind the ridge. */
const tallTorsoPath = getTorsoPath(120);

/** People in front of a snowy mountain, and climbers behind its ridge. */
const Mountain = ({
  width,
  height,
  groundY,
  sun,
  ridge,
  shade,
  snow,
  climbers,
  climberScale,
  roles,
  left,
  pitch,
  scale,
}: MountainProps) => (
  <DrawingImage width={width} height={height}>
    <DrawingSvg viewBox={`0 0 ${width} ${height}`} className="h-amber">
      <Light {...sun} hue="amber" />
      {climbers.map(([icon, x, y]) => (
        <RoleFigure key={icon} icon={icon} x={x} y={y} scale={climberScale} torso={tallTorsoPath} />
      ))}
      <path d={ridge} fill="light-dark(oklch(77% 0.06 250), oklch(40% 0.06 262))" />
      <path d={shade} fill="light-dark(oklch(70% 0.075 252), oklch(34% 0.06 264))" />
      <path d={snow} fill="light-dark(oklch(97% 0.012 245), oklch(84% 0.03 250))" />
      {roles.map((icon, index) => (
        <RoleFigure key={icon} icon={icon} {...standOn(groundY, left + index * pitch, scale)} />
      ))}
      <path
        d={`M-9 ${groundY}h${width + 18}v${height}H-9z`}
        fill={`light-dark(color-mix(in oklab, var(--amber) 38%, ${paperColour}), oklch(26% 0.07 280))`}
      />
    </DrawingSvg>
  </DrawingImage>
);

/** A ridge across the window, with all thirteen roles of the team page. */
export const PeopleMountain = () => (
  <Mountain
    width={1440}
    height={546}
    groundY={490}
    sun={{ cx: 500, cy: 236, r: 152 }}
    ridge="M-9 430L100 352L190 382L447 112L640 330L760 404L900 380L1090 262L1230 350L1449 424V500H-9z"
    shade="M447 112L640 330L760 404V500H470L424 392L468 296L432 212zM1090 262L1230 350L1449 424V500H1110L1072 400L1106 330z"
    snow="M447 112L360 203L392 190L412 222L447 196L478 226L502 196L530 206zM1090 262L1032 298L1058 294L1074 310L1094 292L1112 306L1142 295z"
    climbers={[
      ['lighthouse', 270, 306],
      ['cloud', 358, 212],
      ['lead', 447, 122],
      ['board', 1090, 270],
    ]}
    climberScale={0.46}
    roles={['quality', 'globe', 'phone', 'growth', 'product', 'voice', 'compass', 'pen', 'chair']}
    left={175}
    pitch={136.25}
    scale={0.78}
  />
);

/** For a phone: one peak and few people, who are nearly as large as in a wide window. */
export const NarrowPeopleMountain = () => (
  <Mountain
    width={390}
    height={350}
    groundY={314}
    sun={{ cx: 232, cy: 166, r: 92 }}
    ridge="M-9 268L46 222L74 236L195 110L300 226L340 214L399 262V320H-9z"
    shade="M195 110L300 226L318 221V320H206L184 250L210 200L188 160z"
    snow="M195 110L148 159L168 152L182 172L200 154L216 170L228 152L236 155z"
    climbers={[
      ['cloud', 118, 194],
      ['lead', 195, 116],
    ]}
    climberScale={0.36}
    roles={['quality', 'compass', 'voice', 'chair']}
    left={59}
    pitch={90.5}
    scale={0.55}
  />
);
