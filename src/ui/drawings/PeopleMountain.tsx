import type { IconName } from '#content/author-components.ts';
import { DrawingImage } from './DrawingImage.tsx';
import { DrawingSvg } from './DrawingSvg.tsx';
import { standOn } from './Figure.tsx';
import { Light } from './Light.tsx';
import { RoleFigure } from './roles/RoleAttribute.tsx';
import { paperColour } from './shapes.tsx';

/** Somebody on a ledge or a summit: role, and the middle of the ledge. */
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
  /** The rope between climbers. */
  rope: string;
  /** Roles of the people in front. */
  roles: readonly IconName[];
  /** Centre of the leftmost person in front. */
  left: number;
  /** Distance between neighbours. */
  pitch: number;
  /** Size of the people in front. */
  scale: number;
}

/** People in front of a snowy mountain, and roped climbers on its ledges. */
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
  rope,
  roles,
  left,
  pitch,
  scale,
}: MountainProps) => (
  <DrawingImage width={width} height={height}>
    <DrawingSvg viewBox={`0 0 ${width} ${height}`} className="h-amber">
      <Light {...sun} hue="amber" />
      <path d={ridge} fill="light-dark(oklch(77% 0.06 250), oklch(40% 0.06 262))" />
      <path d={shade} fill="light-dark(oklch(70% 0.075 252), oklch(34% 0.06 264))" />
      <path d={snow} fill="light-dark(oklch(97% 0.012 245), oklch(84% 0.03 250))" />
      <path d={rope} stroke="var(--coral)" strokeWidth="3" />
      {climbers.map(([icon, x, y]) => (
        <RoleFigure key={icon} icon={icon} {...standOn(y, x, climberScale)} />
      ))}
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
    ridge="M-9 430L100 352L178 378L214 322H270L322 250H378L418 142H476L640 330L760 404L900 380L1062 276H1118L1230 350L1449 424V500H-9z"
    shade="M452 142H476L640 330L760 404V500H470L424 392L468 296L438 212zM1094 276H1118L1230 350L1449 424V500H1110L1072 400L1106 330z"
    snow="M418 142H476L532 206L504 196L480 226L448 196L420 224L394 207zM322 250H378L372 266L352 258L336 272L315 269zM214 322H270L262 338L244 330L226 342L204 338zM1062 276H1118L1146 294L1116 308L1096 294L1076 310L1058 296L1034 294z"
    climbers={[
      ['lighthouse', 242, 323],
      ['cloud', 350, 251],
      ['lead', 447, 143],
      ['board', 1090, 277],
    ]}
    climberScale={0.38}
    rope="M242 298Q336 308 350 226Q426 232 447 118"
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
    ridge="M-9 268L40 226L60 232L88 172H130L172 104H220L300 226L340 214L399 262V320H-9z"
    shade="M200 104H220L300 226L318 221V320H206L184 250L210 196L190 146z"
    snow="M172 104H220L242 138L228 132L214 152L200 136L184 156L170 138L153 135zM88 172H130L124 184L110 178L96 188L81 187z"
    climbers={[
      ['cloud', 108, 173],
      ['lead', 196, 105],
    ]}
    climberScale={0.31}
    rope="M108 152Q188 158 196 82"
    roles={['quality', 'compass', 'voice', 'chair']}
    left={59}
    pitch={90.5}
    scale={0.55}
  />
);
