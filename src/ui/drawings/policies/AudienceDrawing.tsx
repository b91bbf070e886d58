import type { Hue } from '#content/collections.ts';
import { Arm, Figure, headRadius, headY, standOn, torsoPath } from '../Figure.tsx';
import { Halo, WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { ClosedLetter, paperColour } from '../shapes.tsx';

interface Composition {
  width: number;
  /** Vertical position of the horizon, which is the lower edge, and of the lower edge of the page behind the people. */
  groundY: number;
  pageY: number;
  /** Lights of the logo, which stand on the lower edge of the page: centre, radius and hue. The largest is behind the others. */
  lights: readonly (readonly [cx: number, r: number, hue: Hue])[];
  /** Readers, from the left: position and size. */
  readers: readonly (readonly [x: number, scale: number])[];
  /** Position and size of the one who has written to us. */
  writer: readonly [x: number, scale: number];
}

const wide: Composition = {
  width: 1200,
  groundY: 400,
  pageY: 270,
  lights: [
    [962, 158, 'coral'],
    [814, 84, 'amber'],
    [1100, 88, 'fjord'],
  ],
  readers: [
    [72, 0.94],
    [246, 1.12],
    [714, 0.88],
    [872, 1.06],
    [1006, 0.84],
    [1146, 1.12],
  ],
  writer: [468, 1.26],
};

const narrow: Composition = {
  width: 350,
  groundY: 252,
  pageY: 152,
  lights: [
    [262, 70, 'coral'],
    [314, 36, 'fjord'],
  ],
  readers: [
    [-18, 0.7],
    [262, 0.72],
  ],
  writer: [106, 0.84],
};

/** A reader, of whom only the outline is known: the sky shows through it. */
const Reader = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <g fill="var(--flat-sky)" stroke="none">
      <path d={torsoPath} />
      <circle cy={headY} r={headRadius} />
    </g>
    <g strokeWidth="4" strokeDasharray="8 11">
      <path d="M-62 2a62 148 0 0 1 124 0" />
      <circle cy={headY} r="34" />
    </g>
  </g>
);

interface AudienceProps extends Composition {
  className: string | undefined;
}

const Audience = ({
  className,
  width,
  groundY,
  pageY,
  lights,
  readers,
  writer: [x, scale],
}: AudienceProps) => {
  const writer = standOn(groundY, x, scale);
  const letterX = x + 148 * scale;
  const letterY = groundY - 226 * scale;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${groundY}`}
      fill="none"
      stroke="var(--ink)"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {lights.map(([cx, r, hue]) => (
        <Light key={hue} cx={cx} cy={pageY - r} r={r} hue={hue} />
      ))}
      <WaterLight
        x={x - 90 * scale}
        width={180 * scale}
        y={groundY}
        depth={56 * scale}
        colour="var(--amber)"
        isSoft
      />
      {readers.map(([readerX, readerScale]) => (
        <Reader key={readerX} {...standOn(groundY, readerX, readerScale)} />
      ))}
      <Halo cx={x} cy={writer.y + headY * scale} r={130 * scale} hue="amber" />
      <Figure {...writer} hue="amber" />
      <g transform={`translate(${letterX} ${letterY}) rotate(-8) scale(${0.5 * scale})`}>
        <path d="M-110-74h220V74h-220z" fill={paperColour} stroke="var(--flat-sky)" strokeWidth="12" />
        <ClosedLetter hue="heather" />
      </g>
      <Arm
        elbow={[x + 96 * scale, groundY - 92 * scale]}
        hand={[x + 122 * scale, groundY - 186 * scale]}
        hue="amber"
        figure={writer}
      />
    </svg>
  );
};

interface AudienceDrawingProps {
  wideClass: string | undefined;
  narrowClass: string | undefined;
}

/** Readers before a page that is as bright as a screen. Only the one who has written to us can be seen. */
export const AudienceDrawing = ({ wideClass, narrowClass }: AudienceDrawingProps) => (
  <>
    <Audience {...wide} className={wideClass} />
    <Audience {...narrow} className={narrowClass} />
  </>
);
