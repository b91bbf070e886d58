import type { Hue } from '#content/collections.ts';
import { lights } from '#content/lights.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, standOn } from '../Figure.tsx';
import { LightPool, WaterLight } from '../Glow.tsx';
import { NightFigure, PersonReflection } from '../NightFigure.tsx';
import { markColour } from '../shapes.tsx';

/** Half the width of an open report that stands on the ground, its height, and the angle of its halves. */
const halfWidth = 190;
const reportHeight = 178;
const slantDegrees = 5.5;

/** Distance of the digits of the year from the spine, and their baseline. */
const digitInset = 19;
const baselineY = 136 - reportHeight;

/** A reader beside the report, whose spine is at 0. */
const reader = standOn(0, 290);
/** Colour of the earlier report, which is of paper also at night. */
const paper = 'oklch(96% 0.008 95)';

interface ReportCover {
  /** Four digits, two on each side of the spine. */
  year: string;
  hue: Hue;
  /** The earlier report has a cover of paper, and its reader is on the left. */
  earlier?: boolean | undefined;
}

interface PlacedReport extends ReportCover {
  /** Position of the foot of the spine. */
  x: number;
  y: number;
  scale: number;
}

const getId = (year: string) => `_report-${year}`;

/** Side of the spine that the reader stands on, and the reader's hue. */
const getReader = (earlier = false) =>
  earlier ? ({ side: -1, readerHue: 'coral' } as const) : ({ side: 1, readerHue: 'amber' } as const);

/** An open report, which stands on the ground like a screen, and somebody beside it with a hand on its edge. */
function ReportReader({ year, hue, earlier }: ReportCover) {
  const { side, readerHue } = getReader(earlier);
  const cover = earlier ? paper : `oklch(from var(--${hue}) .78 .15 h)`;
  return (
    <g id={getId(year)}>
      {[-1, 1].map((half) => (
        <g key={half} transform={`skewY(${-half * slantDegrees})`}>
          {/* Each half begins one unit over the other one, so that no gap shows at the spine. */}
          <path d={`M${-half} 0H${half * halfWidth}v-${reportHeight}H${-half}z`} fill={cover} />
          {half < 0 && <path d={`M0 0H-${halfWidth}v-${reportHeight}H0z`} fill="oklch(30% 0.06 160 / .16)" />}
          <text
            x={half * digitInset}
            y={baselineY}
            textAnchor={half < 0 ? 'end' : undefined}
            fill={markColour}
          >
            {half < 0 ? year.slice(0, 2) : year.slice(2)}
          </text>
        </g>
      ))}
      <NightFigure
        {...reader}
        x={side * reader.x}
        hue={readerHue}
        glow={2.3}
        arms={<Arm elbow={[side * -76, -54]} hand={[side * -102, -108]} hue={readerHue} />}
      />
    </g>
  );
}

/** Reflections of a report and its reader on the water below them. */
function ReportReflection({ x, y, scale, hue, earlier }: PlacedReport) {
  const { side, readerHue } = getReader(earlier);
  const depth = 120 * scale;
  return (
    <>
      <WaterLight
        x={x - halfWidth * scale}
        width={2 * halfWidth * scale}
        y={y}
        depth={depth}
        colour={earlier ? 'oklch(72% 0.02 150)' : lights[hue][1]}
      />
      <PersonReflection
        x={x + side * reader.x * scale}
        scale={scale}
        hue={readerHue}
        waterY={y}
        depth={depth}
      />
    </>
  );
}

/** A report and its reader at a place of a scene. Both scenes show the same. */
const PlacedReader = ({ x, y, scale, year }: PlacedReport) => (
  <use href={`#${getId(year)}`} transform={`translate(${x} ${y}) scale(${scale})`} />
);

const ridgeColour = 'oklch(19% 0.05 165)';

interface ReportReadersDrawingProps {
  /** The earlier report and the latest. */
  reports: readonly [ReportCover, ReportCover];
}

/** Two reports on a shore by night. The latest is larger. */
const WideShore = ({ reports: [earlier, latest] }: ReportReadersDrawingProps) => {
  const shoreY = 380;
  const first = { x: 334, y: shoreY, scale: 0.94, ...earlier };
  const second = { x: 782, y: shoreY, scale: 1.22, ...latest };
  return (
    <>
      <path
        d="M-2000 380V250L-1500 320L-1000 236L-560 318L-220 262L120 330L420 254L690 322L980 232L1260 316L1600 250L2200 330L3200 240V380z"
        fill={ridgeColour}
      />
      <path d="M-2000 380H3200V1200H-2000z" fill="url(#_reports-water)" />
      <path d="M-2000 380H3200" stroke="oklch(50% 0.09 160)" />
      <ReportReflection {...first} />
      <ReportReflection {...second} />
      <PlacedReader {...first} />
      <PlacedReader {...second} />
    </>
  );
};

/** On a phone the earlier report is on the other side of the water, and the latest is near, on a bank. */
const NarrowShore = ({ reports: [earlier, latest] }: ReportReadersDrawingProps) => {
  const bankY = 392;
  const far = { x: 150, y: 138, scale: 0.42, ...earlier };
  const near = { x: 122, y: bankY, scale: 0.66, ...latest };
  return (
    <>
      <path d="M-900 138V60L-300 120L-60 66L90 112L220 52L340 104L460 60L1300 110V138z" fill={ridgeColour} />
      <path d="M-900 138H1300V900H-900z" fill="var(--water)" />
      <path d="M-900 138H1300" stroke="oklch(50% 0.09 160)" />
      <ReportReflection {...far} />
      <PlacedReader {...far} />
      <path d="M-900 360C-300 330-60 318 140 326S420 340 1300 320V900H-900z" fill="url(#_reports-bank)" />
      <LightPool x={near.x} y={bankY} rx={halfWidth} ry={34} hue={latest.hue} />
      <LightPool
        x={near.x + reader.x * near.scale}
        y={bankY}
        rx={90}
        ry={24}
        hue={getReader(latest.earlier).readerHue}
      />
      <PlacedReader {...near} />
    </>
  );
};

/** Yearly reports, each with somebody who reads it: side by side in a wide window, one behind the other on a phone. */
export const ReportReadersDrawing = ({ reports }: ReportReadersDrawingProps) => (
  <>
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      {reports.map((report) => (
        <ReportReader key={report.year} {...report} />
      ))}
    </svg>
    <DrawingSvg viewBox="0 0 1200 540" data-wide="">
      <linearGradient id="_reports-water" gradientUnits="userSpaceOnUse" x2="0" y1="380" y2="540">
        <stop stopColor="var(--water)" />
        <stop offset="1" stopColor="var(--night)" />
      </linearGradient>
      <WideShore reports={reports} />
    </DrawingSvg>
    <DrawingSvg viewBox="0 0 350 450" data-narrow="">
      <linearGradient id="_reports-bank" gradientUnits="userSpaceOnUse" x2="0" y1="330" y2="450">
        <stop stopColor="var(--bank)" />
        <stop offset="1" stopColor="var(--night)" />
      </linearGradient>
      <NarrowShore reports={reports} />
    </DrawingSvg>
  </>
);
