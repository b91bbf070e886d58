import { Arm, standOn } from '#ui/drawings/Figure.tsx';
import { Halo } from '#ui/drawings/Glow.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { NightFigure } from '#ui/drawings/NightFigure.tsx';
import { paperColour } from '#ui/drawings/shapes.tsx';
import { NightScene } from './NightScene.tsx';

/** Distance of the outer engines and of the wheels of an aircraft from its middle, and the angle of their propellers. */
interface AircraftProps {
  engineX: number;
  gearX: number;
  propellerAngle: number;
}

const bodyColour = 'url(#_hallMetal)';
const darkColour = 'oklch(17% .045 258)';

/** Angles of the cylinders of a radial engine. */
const cylinderAngles = [0, 40, 80, 120, 160, 200, 240, 280, 320];

/** A radial engine in its ring, with a propeller of two blades. Its hub is a light. */
const Engine = ({ x, y, r, angle }: { x: number; y: number; r: number; angle: number }) => (
  <g transform={`translate(${x} ${y}) scale(${r / 100})`}>
    <circle r="100" fill={bodyColour} />
    <circle r="82" fill={darkColour} />
    {cylinderAngles.map((cylinder) => (
      <g key={cylinder} transform={`rotate(${cylinder})`}>
        <rect x="-15" y="-76" width="30" height="50" rx="9" fill="oklch(42% .06 250)" />
        <path d="M-11-64h22M-11-54h22M-11-44h22" stroke={darkColour} strokeWidth="4" />
      </g>
    ))}
    <path d="M-86-50a100 100 0 0 1 172 0" stroke="#fff3d4" strokeWidth="9" opacity=".85" />
    <circle r="36" fill="oklch(52% .06 248)" />
    <g transform={`rotate(${angle})`}>
      {[0, 180].map((blade) => (
        <g key={blade} transform={`rotate(${blade})`}>
          <path d="M-12-20C-22-80-20-150-9-186Q0-198 9-186C20-150 20-80 12-20z" fill="#a9cbe6" />
          <path d="M-13.6-164L-9-186Q0-198 9-186L13.6-164z" fill="#ffc25a" />
        </g>
      ))}
    </g>
    <Light cx={0} cy={0} r={26} hue="coral" />
  </g>
);

/** A wheel and its struts. */
const Wheel = ({ x }: { x: number }) => (
  <>
    <path d={`M${x} -214V-64M${x * 0.42} -196L${x} -70`} stroke="oklch(46% .07 250)" strokeWidth="17" />
    <rect x={x - 27} y="-126" width="54" height="126" rx="27" fill="oklch(12% .03 260)" />
    <rect x={x - 8} y="-84" width="16" height="46" rx="8" fill="oklch(56% .06 248)" />
  </>
);

/** Half of the wing, which goes on beyond the edge of the window. */
const Wing = () => (
  <>
    <path d="M40-252L1500-372V-330L40-186z" fill={bodyColour} />
    <path d="M40-210L1500-344V-330L40-186z" fill={darkColour} opacity=".7" />
    <path d="M70-254L1500-372" stroke="#fff3d4" strokeWidth="5" opacity=".7" />
  </>
);

/** A Ju 52 from the front, with its three engines. It stands on the origin. */
const Aircraft = ({ engineX, gearX, propellerAngle }: AircraftProps) => (
  <>
    <path d="M-10-380C-8-440-4-462 0-462S8-440 10-380z" fill="oklch(52% .07 248)" />
    <path d="M-190-392H190l8 9-8 9H-190l-8-9z" fill="oklch(40% .07 250)" />
    <Wing />
    <g transform="scale(-1 1)">
      <Wing />
    </g>
    <Wheel x={-gearX} />
    <Wheel x={gearX} />
    <path d="M-88-214V-344Q-84-418 0-418T88-344V-214Q80-158 0-158T-88-214z" fill={bodyColour} />
    {/* The windows of the cockpit. */}
    <path d="M-70-348Q-66-376-48-390H48Q66-376 70-348z" fill="oklch(24% .06 255)" />
    <path
      d="M-60-354Q-56-374-44-384H-18L-22-354zM-12-354L-9-384H9L12-354zM22-354L18-384H44Q56-374 60-354z"
      fill="oklch(66% .08 238)"
    />
    <path d="M-70-384Q-48-416 0-416T70-384" stroke="#fff3d4" strokeWidth="6" opacity=".9" />
    <Engine x={-engineX} y={-252} r={74} angle={-propellerAngle} />
    <Engine x={engineX} y={-252} r={74} angle={propellerAngle} />
    <Engine x={0} y={-258} r={88} angle={24} />
  </>
);

interface LampProps {
  x: number;
  y: number;
  floor: number;
  scale: number;
}

/** The cone of a lamp, and the light on the floor below it. */
const LampLight = ({ x, y, floor, scale }: LampProps) => (
  <>
    <path
      d={`M${x - 34 * scale} ${y}L${x - 200 * scale} ${floor}H${x + 200 * scale}L${x + 34 * scale} ${y}z`}
      fill="url(#_hallBeam)"
      filter="url(#_hallSoft)"
    />
    <ellipse cx={x} cy={floor + 30 * scale} rx={220 * scale} ry={26 * scale} fill="url(#_hallPool)" />
  </>
);

const Lamp = ({ x, y, scale, top }: Omit<LampProps, 'floor'> & { top: number }) => (
  <>
    <Halo cx={x} cy={y} r={120 * scale} hue="amber" />
    <path d={`M${x} ${top}V${y - 40 * scale}`} stroke="oklch(46% .07 250)" strokeWidth={6 * scale} />
    <path
      d={`M${x - 48 * scale} ${y}a${48 * scale} ${46 * scale} 0 0 1 ${96 * scale} 0z`}
      fill="oklch(60% .07 248)"
    />
    <ellipse cx={x} cy={y} rx={38 * scale} ry={9 * scale} fill="#fff0c8" />
  </>
);

/** A sign with the number of a stop, which stands on the origin. */
const Stop = () => (
  <>
    <Halo cx={0} cy={-208} r={135} hue="coral" />
    <path d="M0 0V-150" stroke={paperColour} strokeWidth="11" />
    <ellipse cx={0} cy={0} rx={46} ry={9} fill={paperColour} />
    <circle cx={0} cy={-208} r="72" fill={paperColour} />
    <Light cx={0} cy={-208} r={60} hue="coral" />
    <path d="M-29-219l16-13v48M9-219l16-13v48" stroke={paperColour} strokeWidth="12" />
  </>
);

/** The place that the sign has left. */
const PastStop = () => (
  <g stroke={paperColour} strokeWidth="5" strokeDasharray="0 13" opacity=".8">
    <path d="M0 0V-132M-46 0a46 9 0 1 0 92 0 46 9 0 1 0-92 0" />
    <circle cx={0} cy={-208} r="72" />
    <path d="M-29-219l16-13v48M9-219l16-13v48" strokeDasharray="0 9.6" />
  </g>
);

interface HallProps extends AircraftProps {
  /** Middle, floor and lower edge of the hall, and the upper edge, which the lamps hang from. */
  x: number;
  top: number;
  floor: number;
  bottom: number;
  lampY: number;
  scale: number;
}

/** The hall: lamps, aircraft, and the floor, which reflects both. */
const Hall = ({ x, top, floor, bottom, lampY, scale, ...aircraft }: HallProps) => {
  const lamps = [-1, 0, 1].map((side) => ({ x: x + side * aircraft.engineX * scale, y: lampY, scale }));
  return (
    <>
      <linearGradient id="_hallMetal" x2="0" y2="1">
        <stop stopColor="oklch(80% .06 240)" />
        <stop offset=".5" stopColor="oklch(52% .09 248)" />
        <stop offset="1" stopColor="oklch(30% .075 255)" />
      </linearGradient>
      <linearGradient id="_hallBeam" x2="0" y2="1">
        <stop stopColor="#ffe9bf" stopOpacity=".7" />
        <stop offset="1" stopColor="#ffe9bf" stopOpacity=".05" />
      </linearGradient>
      <radialGradient id="_hallPool">
        <stop stopColor="#ffe2a8" stopOpacity=".75" />
        <stop offset="1" stopColor="#ffe2a8" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="_hallFloor" gradientUnits="userSpaceOnUse" x2="0" y1={floor} y2={bottom}>
        <stop stopColor="oklch(25% .07 252)" />
        <stop offset="1" stopColor="oklch(13% .04 260)" />
      </linearGradient>
      <linearGradient id="_hallFade" gradientUnits="userSpaceOnUse" x2="0" y1={floor} y2={bottom}>
        <stop stopColor="oklch(18% .05 258)" stopOpacity=".3" />
        <stop offset=".9" stopColor="oklch(13% .04 260)" />
      </linearGradient>
      <filter id="_hallSoft" x="-20%" width="140%">
        <feGaussianBlur stdDeviation={12 * scale} />
      </filter>
      <filter id="_hallBlur">
        <feGaussianBlur stdDeviation="5 2" />
      </filter>
      <path d={`M-3000 ${floor}h8000v1000h-8000z`} fill="url(#_hallFloor)" />
      <path d={`M-3000 ${top + 3}h8000`} stroke="oklch(46% .07 250)" strokeWidth="6" />
      {lamps.map((lamp) => (
        <LampLight key={lamp.x} {...lamp} floor={floor} />
      ))}
      <g filter="url(#_hallBlur)" opacity=".7">
        <g transform={`translate(${x} ${floor}) scale(${scale} ${-scale * 0.42})`}>
          <Aircraft {...aircraft} />
        </g>
      </g>
      <path d={`M-3000 ${floor}h8000v1000h-8000z`} fill="url(#_hallFade)" />
      {lamps.map((lamp) => (
        <ellipse
          key={lamp.x}
          cx={lamp.x}
          cy={floor + 30 * scale}
          rx={230 * scale}
          ry={26 * scale}
          fill="url(#_hallPool)"
          opacity=".6"
        />
      ))}
      <g transform={`translate(${x} ${floor}) scale(${scale})`}>
        <Aircraft {...aircraft} />
      </g>
      {lamps.map((lamp) => (
        <Lamp key={lamp.x} {...lamp} top={top} />
      ))}
    </>
  );
};

const wideGround = 648;
const wideCurator = standOn(wideGround, 1142, 1.3);
/** On a phone the floor goes on below the aircraft, so that nobody stands before its wheels. */
const narrowGround = 560;
const narrowCurator = standOn(narrowGround, 318, 0.84);

/** The light of the curator on the floor. */
const CuratorPool = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <ellipse cx={x} cy={y + 12 * scale} rx={120 * scale} ry={17 * scale} fill="url(#_hallPool)" opacity=".7" />
);

/** The hall at night, below the lamps. One of the staff moves the stop of an aircraft to its other side. */
export const HallByNight = () => (
  <NightScene
    isBelowWords
    wide={{
      x: -840,
      y: -240,
      width: 2880,
      height: 960,
      drawing: (
        <>
          <Hall
            x={600}
            top={0}
            floor={570}
            bottom={720}
            lampY={92}
            scale={1}
            engineX={322}
            gearX={214}
            propellerAngle={62}
          />
          <g stroke={paperColour} strokeWidth="6" opacity=".8">
            <path
              d={`M170 ${wideGround + 8}C380 ${wideGround + 52} 720 ${wideGround + 52} 880 ${wideGround + 24}`}
              strokeDasharray="0 17"
            />
            <path d={`M890 ${wideGround + 4}l26 12-20 22`} />
          </g>
          <g transform={`translate(86 ${wideGround}) scale(1.15)`}>
            <PastStop />
          </g>
          <CuratorPool {...wideCurator} />
          <NightFigure {...wideCurator} hue="amber" />
          <g transform={`translate(1004 ${wideGround}) scale(1.15)`}>
            <Stop />
          </g>
          <Arm figure={wideCurator} elbow={[1056, 606]} hand={[1004, 528]} hue="amber" />
        </>
      ),
    }}
    narrow={{
      x: -305,
      y: -78,
      width: 1000,
      height: 698,
      drawing: (
        <>
          <Hall
            x={195}
            top={0}
            floor={348}
            bottom={520}
            lampY={42}
            scale={0.62}
            engineX={228}
            gearX={140}
            propellerAngle={24}
          />
          <g stroke={paperColour} strokeWidth="4" opacity=".8">
            <path
              d={`M98 ${narrowGround + 4}Q140 ${narrowGround + 22} 178 ${narrowGround + 8}`}
              strokeDasharray="0 11"
            />
            <path d={`M172 ${narrowGround - 3}l17 8-12 15`} />
          </g>
          <g transform={`translate(64 ${narrowGround}) scale(.62)`}>
            <PastStop />
          </g>
          <CuratorPool {...narrowCurator} />
          <NightFigure {...narrowCurator} hue="amber" />
          <g transform={`translate(232 ${narrowGround}) scale(.7)`}>
            <Stop />
          </g>
          <Arm figure={narrowCurator} elbow={[262, 532]} hand={[232, 486]} hue="amber" />
        </>
      ),
    }}
  />
);
