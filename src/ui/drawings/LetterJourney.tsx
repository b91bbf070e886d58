import { DrawingImage } from './DrawingImage.tsx';
import { DrawingSvg } from './DrawingSvg.tsx';
import { Light } from './Light.tsx';
import { ClosedLetter, flapColour, frameColour, markColour, paperColour, pencilColour } from './shapes.tsx';

/** A letterbox on its post, which a letter is put into. Its foot is the origin, and it is 250 high. */
const Letterbox = () => (
  <>
    <path d="M0-100V0" stroke={frameColour} strokeWidth="26" strokeLinecap="butt" />
    <path d="M-80-84v-76a80 80 0 0 1 160 0v76z" fill="var(--coral)" />
    <path d="M-50-160h100" stroke={markColour} strokeWidth="14" />
    <path d="M-42-160v-92h84v92z" fill={paperColour} stroke={markColour} strokeWidth="2" />
    <path d="M-42-252l42 40l42-40" stroke={markColour} strokeWidth="2" />
    <path d="M-26-120h52" stroke={paperColour} strokeWidth="7" />
  </>
);

/** An open letter with its question, on its lower edge. It is 300 wide. */
const OpenLetter = () => (
  <g stroke={markColour} strokeWidth="2">
    <path d="M-150-170L0-248l150 78z" fill={flapColour} />
    <path d="M-112-12v-256h224v256z" fill={paperColour} />
    <path d="M-76-214h96m-96 36h152" stroke={pencilColour} strokeWidth="11" />
    <Light cx={74} cy={-226} r={24} hue="coral" />
    <path d="M-150-170L0-62l150-108v170h-300z" fill={paperColour} />
    <path d="M-150 0l110-90m190 90l-110-90" opacity=".4" />
  </g>
);

/** The answer, which has a seal with a check mark. */
const Answer = () => (
  <g transform="translate(0 -68)">
    <ClosedLetter hue="moss" />
    <path d="M-12 13l9 9l16-19" stroke={markColour} strokeWidth="6" />
  </g>
);

interface JourneyProps {
  width: number;
  height: number;
  /** Vertical position of the ground that all things stand on. */
  groundY: number;
  sun: { cx: number; r: number };
  /** Size of the things, and their horizontal positions. A phone has no room for the answer. */
  scale: number;
  places: readonly [sent: number, opened: number, answered?: number];
  /** SVG path of the letter's way, drawn as dots. Its ends are behind the letters. */
  way: string;
}

/** A letterbox, an open letter in front of the sun, and the answer, with the way of the letter between them. */
const Journey = ({
  width,
  height,
  groundY,
  sun,
  scale,
  places: [sent, opened, answered],
  way,
}: JourneyProps) => (
  <DrawingImage width={width} height={height}>
    <DrawingSvg viewBox={`0 0 ${width} ${height}`} className="h-amber">
      <Light cx={sun.cx} cy={groundY} r={sun.r} hue="amber" />
      <path
        d={`M-9 ${groundY}h${width + 18}v${height}H-9z`}
        fill={`light-dark(color-mix(in oklab, var(--amber) 38%, ${paperColour}), oklch(26% 0.07 280))`}
      />
      <path d={way} stroke="var(--ink)" strokeWidth={6 * scale} strokeDasharray={`0 ${18 * scale}`} />
      <g transform={`translate(${sent} ${groundY}) scale(${scale})`}>
        <Letterbox />
      </g>
      <g transform={`translate(${opened} ${groundY}) scale(${scale})`}>
        <OpenLetter />
      </g>
      {answered && (
        <g transform={`translate(${answered} ${groundY}) scale(${scale})`}>
          <Answer />
        </g>
      )}
    </DrawingSvg>
  </DrawingImage>
);

/** A letter is sent, opened and answered. */
export const LetterJourney = () => (
  <Journey
    width={1440}
    height={440}
    groundY={384}
    sun={{ cx: 720, r: 300 }}
    scale={1}
    places={[224, 720, 1216]}
    way="M224 150C224-26 680-26 680 150M760 150C760-26 1216-26 1216 290"
  />
);

/** For a phone: a letter is sent and opened. */
export const NarrowLetterJourney = () => (
  <Journey
    width={390}
    height={310}
    groundY={264}
    sun={{ cx: 195, r: 168 }}
    scale={0.68}
    places={[76, 266]}
    way="M76 100C76-10 266-10 266 100"
  />
);
