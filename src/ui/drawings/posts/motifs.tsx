/** Motifs of the posts' drawings, by the names that authors write. */
import type { ComponentType } from 'react';
import type { Hue, Motif } from '#content/collections.ts';
import { Light, polarToCartesian } from '../Light.tsx';

/** Props of a motif, which is drawn in a view box of 640 by 400. */
interface MotifProps {
  /** The post's hue. */
  hue: Hue;
}

/** Returns the hue of the one light that stands out among lights of the given hue. */
const getAccentHue = (hue: Hue): Hue => (hue === 'coral' || hue === 'rose' ? 'amber' : 'coral');

/** Returns the numbers from 0 to `length - 1`. */
const createIndexes = (length: number): number[] => Array.from({ length }, (_, index) => index);

const boundaryCentre = [244, 200] as const;

/** Lights inside a boundary, and one that is handed to somebody outside. */
const Boundary = ({ hue }: MotifProps) => (
  <>
    <circle cx={boundaryCentre[0]} cy={boundaryCentre[1]} r="156" />
    <Light cx={boundaryCentre[0]} cy={boundaryCentre[1]} r={26} hue={hue} />
    {[60, 120, 180, 240, 300].map((degrees) => (
      <Light key={degrees} {...polarToCartesian(...boundaryCentre, 88, degrees)} r={26} hue={hue} />
    ))}
    <circle {...polarToCartesian(...boundaryCentre, 88, 0)} r="26" strokeDasharray="3 5" />
    {[372, 388, 420, 436, 452].map((x) => (
      <circle key={x} cx={x} cy={boundaryCentre[1]} r="2" fill="currentColor" stroke="none" opacity="0.7" />
    ))}
    <Light cx={520} cy={boundaryCentre[1]} r={46} hue={getAccentHue(hue)} />
  </>
);

/** Five lights around one, at different distances. */
const Conversation = ({ hue }: MotifProps) => (
  <>
    {[150, 128, 158, 138, 146].map((distance, index) => {
      const light = polarToCartesian(320, 206, distance, index * 72 - 122);
      return (
        <g key={distance}>
          <path d={`M320 206L${light.cx} ${light.cy}`} opacity="0.5" />
          <Light {...light} r={34} hue={hue} />
        </g>
      );
    })}
    <Light cx={320} cy={206} r={58} hue={getAccentHue(hue)} />
  </>
);

/** A road that forks to a window, a phone, and something in between. */
const Crossroads = ({ hue }: MotifProps) => (
  <>
    <g opacity="0.5">
      <path d="M320 800V300C320 250 142 270 142 196" />
      <path d="M320 800V196" />
      <path d="M320 800V300C320 250 506 270 506 208" />
    </g>
    <g fill="var(--paper)">
      <rect x="48" y="64" width="188" height="132" />
      <rect x="282" y="92" width="76" height="104" strokeDasharray="3 5" />
      <rect x="462" y="48" width="88" height="160" rx="16" />
    </g>
    <path d="M48 88h188" opacity="0.5" />
    <path d="M494 62h24" strokeWidth="4" strokeLinecap="round" />
    <Light cx={142} cy={142} r={36} hue={hue} />
    <Light cx={320} cy={144} r={22} hue={hue} />
    <Light cx={506} cy={130} r={28} hue={hue} />
    <Light cx={320} cy={344} r={20} hue={getAccentHue(hue)} />
  </>
);

/** Vertical positions of the rules on the page, and of the ground line. */
const ruleYs = [140, 186, 232, 278];
const ledgerGroundY = 328;
/** The rule that is followed. */
const followedY = 186;
const followedLight = { cx: 486, cy: followedY, r: 74 };

/** A page of rules. One of them leads out of the page, to a light with a check mark. */
const Ledger = ({ hue }: MotifProps) => (
  <>
    <path d={`M-640 ${ledgerGroundY}h1920`} opacity="0.5" />
    <path d={`M84 ${ledgerGroundY}V52h196l40 40v${ledgerGroundY - 92}z`} fill="var(--paper)" />
    <path d="M280 52v40h40" />
    <path d="M118 92h92" strokeWidth="4" strokeLinecap="round" />
    {ruleYs.map((y, index) =>
      y === followedY ? (
        <g key={y}>
          <path d={`M126 ${y}h${followedLight.cx - 126}`} />
          <Light cx={126} cy={y} r={14} hue={getAccentHue(hue)} />
        </g>
      ) : (
        <g key={y} opacity="0.5">
          <circle cx="126" cy={y} r="10" />
          <path d={`M156 ${y}h${[132, 0, 108, 124][index]}`} />
        </g>
      ),
    )}
    <Light {...followedLight} hue={hue} />
    <path
      d={`M${followedLight.cx - 26} ${followedY + 2}l18 18 34-39`}
      stroke="oklch(18% 0.03 265)"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

/** A ridge of lights on the water line, and their reflections as ellipses. */
const Ridge = ({ hue }: MotifProps) => (
  <>
    <path d="M-640 262h1920" opacity="0.5" />
    <Light cx={214} cy={204} r={58} hue={hue} />
    <Light cx={352} cy={152} r={110} hue={hue} />
    <Light cx={480} cy={214} r={48} hue={getAccentHue(hue)} />
    {[58, 110, 48].map((r, index) => (
      <ellipse key={r} cx={[214, 352, 480][index]} cy={282 + r / 6} rx={r * 0.8} ry={r / 9} opacity="0.5" />
    ))}
  </>
);

/** Returns the centre of a cell of the field. */
const getCellCentre = (column: number, row: number) => ({ cx: 80 + column * 60, cy: 80 + row * 60 });
/** Columns and rows of the points on the route, in order. */
const routeCells = [
  [0, 3],
  [2, 3],
  [3, 2],
  [5, 2],
  [6, 1],
  [8, 1],
] as const;
const routePoints = routeCells.map(([column, row]) => getCellCentre(column, row));
/** The other cells of the field. */
const emptyCells = createIndexes(45)
  .map((index) => [index % 9, Math.floor(index / 9)] as const)
  .filter(([column, row]) => !routeCells.some(([c, r]) => c === column && r === row));

/** A field of rings, and a route through a few of them. */
const Route = ({ hue }: MotifProps) => (
  <>
    <path d={`M${routePoints.map(({ cx, cy }) => `${cx} ${cy}`).join('L')}`} />
    <g fill="var(--tint)" strokeOpacity="0.6">
      {emptyCells.map(([column, row]) => (
        <circle key={`${column} ${row}`} {...getCellCentre(column, row)} r="9" />
      ))}
    </g>
    {routePoints.map((point, index) => (
      <Light
        key={point.cx}
        {...point}
        r={index === routePoints.length - 1 ? 30 : 21}
        hue={index === routePoints.length - 1 ? getAccentHue(hue) : hue}
      />
    ))}
  </>
);

const sheetLineLengths = [112, 92, 104, 60, 110, 98, 84, 106, 48];
const sheetAnswers = [
  { cx: 340, r: 38 },
  { cx: 452, r: 60 },
  { cx: 556, r: 30 },
];
/** Vertical position of the ground line. */
const sheetGroundY = 328;

/** A written page, and three answers of different sizes on the same ground line. */
const Sheet = ({ hue }: MotifProps) => (
  <>
    <path d={`M-640 ${sheetGroundY}h1920`} opacity="0.5" />
    <rect x="84" y="64" width="176" height={sheetGroundY - 64} fill="var(--paper)" />
    <Light cx={120} cy={104} r={12} hue={getAccentHue(hue)} />
    <g opacity="0.5">
      {sheetLineLengths.map((length, line) => (
        <path key={length} d={`M108 ${142 + line * 19}h${length}`} />
      ))}
    </g>
    {sheetAnswers.map(({ cx, r }) => (
      <Light key={cx} cx={cx} cy={sheetGroundY - r} r={r} hue={hue} />
    ))}
  </>
);

const sketchCentres = [104, 248, 392, 536];
const [dashedX, emptyX, halfX, finishedX] = sketchCentres as [number, number, number, number];
const sketchRadius = 56;

/** A light in four steps, from a dashed outline to the finished light, all of the same size. */
const Sketch = ({ hue }: MotifProps) => (
  <>
    <g opacity="0.4">
      <path d={`M-640 ${200 - sketchRadius}h1920M-640 ${200 + sketchRadius}h1920`} />
      {sketchCentres.map((x) => (
        <path key={x} d={`M${x} 104v192`} />
      ))}
    </g>
    <circle cx={dashedX} cy="200" r={sketchRadius} strokeDasharray="3 6" />
    <circle cx={emptyX} cy="200" r={sketchRadius} />
    <circle cx={halfX} cy="200" r={sketchRadius} />
    <path
      d={`M${halfX - sketchRadius} 200a${sketchRadius} ${sketchRadius} 0 0 0 ${2 * sketchRadius} 0z`}
      fill={`url(#_${hue})`}
      stroke="none"
    />
    <Light cx={finishedX} cy={200} r={sketchRadius} hue={hue} />
  </>
);

/** A knot that becomes a straight thread, with lights at even distances. */
const Thread = ({ hue }: MotifProps) => (
  <>
    <path d="M-640 232H0C40 232 56 96 138 96S250 292 168 308 42 196 112 136s198 12 178 100-162 72-172-6 96-158 148-78-6 196-88 176S60 168 150 176s126 56 226 56h904" />
    <Light cx={182} cy={206} r={30} hue={getAccentHue(hue)} />
    {[412, 496, 580].map((cx) => (
      <Light key={cx} cx={cx} cy={232} r={28} hue={hue} />
    ))}
  </>
);

/** Start (`x`), duration (`length`) and weight (`r`) of each request. */
const waterfallRequests = [
  { x: 56, length: 104, r: 11 },
  { x: 160, length: 88, r: 15 },
  { x: 160, length: 214, r: 26 },
  { x: 160, length: 52, r: 9 },
  { x: 374, length: 74, r: 13 },
  { x: 374, length: 134, r: 20 },
  { x: 508, length: 84, r: 15 },
];
const getRequestY = (index: number) => 62 + index * 46;

/** A waterfall chart of requests that wait for each other. The last one is late. */
const Waterfall = ({ hue }: MotifProps) => (
  <>
    <g opacity="0.4" strokeDasharray="3 5">
      <path
        d={`M160 ${getRequestY(0)}V${getRequestY(3)}M374 ${getRequestY(2)}V${getRequestY(5)}M508 ${getRequestY(5)}V${getRequestY(6)}`}
      />
    </g>
    {waterfallRequests.map(({ x, length, r }, index) => (
      <g key={length}>
        <path d={`M${x} ${getRequestY(index)}h${length}`} />
        <Light
          cx={x + length}
          cy={getRequestY(index)}
          r={r}
          hue={index === waterfallRequests.length - 1 ? getAccentHue(hue) : hue}
        />
      </g>
    ))}
  </>
);

const waterlineCentre = [320, 148] as const;
const submergedLights = [
  { radius: 66, degrees: 118, r: 17 },
  { radius: 108, degrees: 52, r: 22 },
  { radius: 148, degrees: 142, r: 30 },
  { radius: 186, degrees: 32, r: 25 },
  { radius: 214, degrees: 94, r: 20 },
];

/** One light above the water line, and five below it. */
const Waterline = ({ hue }: MotifProps) => (
  <>
    <path d={`M-640 ${waterlineCentre[1]}h1920`} />
    {submergedLights.map(({ radius, degrees, r }) => (
      <g key={radius}>
        <path
          d={`M${waterlineCentre[0] - radius} ${waterlineCentre[1]}a${radius} ${radius} 0 0 0 ${2 * radius} 0`}
          opacity="0.4"
        />
        <Light {...polarToCartesian(...waterlineCentre, radius, degrees)} r={r} hue={hue} />
      </g>
    ))}
    <Light cx={waterlineCentre[0]} cy={waterlineCentre[1] - 44} r={44} hue={getAccentHue(hue)} />
  </>
);

export const motifs: Record<Motif, ComponentType<MotifProps>> = {
  boundary: Boundary,
  conversation: Conversation,
  crossroads: Crossroads,
  ledger: Ledger,
  ridge: Ridge,
  route: Route,
  sheet: Sheet,
  sketch: Sketch,
  thread: Thread,
  waterfall: Waterfall,
  waterline: Waterline,
};
