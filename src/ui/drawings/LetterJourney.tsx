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
  <g transform="translate(0 -74) rotate(-4)">
    <ClosedLetter hue="moss" />
    <path d="M-12 13l9 9l16-19" stroke={markColour} strokeWidth="6" />
  </g>
);

interface JourneyProps {
  width: number;
  height: number;
  /** Vertical position of the ground. */
  groundY: number;
  /** Radius of the sun behind the open letter. */
  sunRadius: number;
  /** Size of the things, and their horizontal positions. */
  scale: number;
  places: readonly [sent: number, opened: number, answered: number];
  /** SVG path of the letter's way, drawn as dots. */
  way: string;
}

/** A letterbox, an open letter in front of the sun, and the answer, with the way of the letter between them. */
const Journey = ({
  width,
  height,
  groundY,
  sunRadius,
  scale,
  places: [sent, opened, answered],
  way,
}: JourneyProps) => (
  <DrawingImage width={width} height={height}>
    <DrawingSvg viewBox={`0 0 ${width} ${height}`} className="h-amber">
      <Light cx={opened} cy={groundY} r={sunRadius} hue="amber" />
      <path
        d={`M-9 ${groundY}h${width + 18}v${height}H-9z`}
        fill={`light-dark(color-mix(in oklab, var(--amber) 38%, ${paperColour}), oklch(26% 0.07 280))`}
      />
      <path d={way} stroke="var(--ink)" strokeWidth={5 * scale} strokeDasharray={`0 ${14 * scale}`} />
      <g transform={`translate(${sent} ${groundY}) scale(${scale})`}>
        <Letterbox />
      </g>
      <g transform={`translate(${opened} ${groundY}) scale(${scale})`}>
        <OpenLetter />
      </g>
      <g transform={`translate(${answered} ${groundY}) scale(${scale})`}>
        <Answer />
      </g>
    </DrawingSvg>
  </DrawingImage>
);

/** A letter is sent, opened and answered. */
export const LetterJourney = () => (
  <Journey
    width={1440}
    height={400}
    groundY={340}
    sunRadius={316}
    scale={1}
    places={[216, 720, 1208]}
    way="M276 84C330-6 480-6 556 148M884 148C950-6 1110-6 1186 150"
  />
);

/** The same for a phone. */
export const NarrowLetterJourney = () => (
  <Journey
    width={390}
    height={230}
    groundY={196}
    sunRadius={118}
    scale={0.44}
    places={[58, 190, 328]}
    way="M84 78C92 40 120 40 129 92M251 92C258 40 304 40 322 116"
  />
);
