import type { Hue } from '#content/collections.ts';
import { lights } from '#content/lights.ts';
import { standOn } from '#ui/drawings/Figure.tsx';
import { Halo, WaterLight } from '#ui/drawings/Glow.tsx';
import { NightFigure, PersonReflection } from '#ui/drawings/NightFigure.tsx';
import { Night, NightScene } from './NightScene.tsx';

interface Listener {
  x: number;
  scale: number;
  hue: Hue;
}

interface House {
  x: number;
  width: number;
  height: number;
}

interface SquareProps {
  width: number;
  height: number;
  skyY: number;
  quayY: number;
  ridge: string;
  houses: readonly House[];
  /** Middle of the bandstand, and its size. */
  x: number;
  scale: number;
  listeners: readonly Listener[];
}

/** Depth of the quay's edge. */
const quayDepth = 24;

const windowColour = '#ffd27d';

/** A house on the square. Its lit windows are where somebody has read about the event. */
const HouseByNight = ({ x, width, height, quayY }: House & { quayY: number }) => {
  const top = quayY - height;
  const pane = width * 0.2;
  const rows = Math.floor((height - pane) / (pane * 2));
  return (
    <>
      <path
        d={`M${x} ${quayY}V${top}l${width / 2} ${-width * 0.42} ${width / 2} ${width * 0.42}V${quayY}z`}
        fill="oklch(24% .05 168)"
      />
      <path
        d={Array.from(
          { length: rows },
          (_, row) =>
            `M${x + width * 0.18} ${top + pane * (0.6 + 2 * row)}h${pane}v${pane * 1.25}h${-pane}zm${width * 0.44} 0h${pane}v${pane * 1.25}h${-pane}z`,
        ).join('')}
        fill={windowColour}
        opacity={0.9}
      />
    </>
  );
};

/** Middle, hue and size of each musician, in units of the bandstand. */
const musicians = [
  { x: -112, hue: 'fjord', scale: 0.62 },
  { x: 0, hue: 'coral', scale: 0.68 },
  { x: 116, hue: 'heather', scale: 0.62 },
] as const;

/** Columns of the bandstand, in its units. */
const columns = [-196, -66, 66, 196];

/** Lamps below the eaves. */
const lamps = Array.from({ length: 11 }, (_, index) => index * 42 - 210);

/** A bandstand with a trio in its light, around the middle of its foot. A pin marks it far above the roofs. */
const Bandstand = () => (
  <>
    <radialGradient id="_bandstand-room" cx=".5" cy=".75" r=".75">
      <stop stopColor="#fff0c4" />
      <stop offset=".45" stopColor="#f8bb55" />
      <stop offset="1" stopColor="#a4562c" />
    </radialGradient>
    <radialGradient id="_bandstand-glow">
      <stop stopColor="#ffc765" stopOpacity=".5" />
      <stop offset="1" stopColor="#ffc765" stopOpacity="0" />
    </radialGradient>
    <ellipse cx={0} cy={-120} rx={400} ry={300} fill="url(#_bandstand-glow)" />
    <path d="M-206-30V-222H206v192z" fill="url(#_bandstand-room)" />
    <path d="M-206-96H206M-206-44H206" stroke="#8a4522" strokeWidth="5" opacity=".5" />
    <path
      d="M-184-96v52m23-52v52m23-52v52m23-52v52m23-52v52m23-52v52m23-52v52m23-52v52m23-52v52m23-52v52m23-52v52m23-52v52m23-52v52m23-52v52m23-52v52m23-52v52m23-52v52"
      stroke="#8a4522"
      strokeWidth="4"
      opacity=".5"
    />
    {musicians.map(({ x, scale, hue }) => (
      <NightFigure key={x} {...standOn(-30, x, scale)} hue={hue} />
    ))}
    {/* A double bass, a microphone and a trumpet. */}
    <path d="M-152-30v-150" stroke="#4a1f12" strokeWidth="7" />
    <path
      d="M-152-132c16 0 22 12 18 26-3 10-3 14 4 24 12 18 6 48-22 48s-34-30-22-48c7-10 7-14 4-24-4-14 2-26 18-26z"
      fill="#7d3418"
    />
    <path d="M-158-108h12M-160-66h16" stroke="#ffd27d" strokeWidth="3" />
    <path d="M46-30V-150l-16-8M34-30h24" stroke="#31140f" strokeWidth="5" />
    <circle cx={30} cy={-156} r={9} fill="#31140f" />
    <path d="M134-146h32m-16 0v15m9-15v15" stroke="#ffdb84" strokeWidth="7" />
    <path d="M158-150c14 0 22-9 28-17v42c-6-8-14-17-28-17z" fill="#ffdb84" />
    {columns.map((x) => (
      <path key={x} d={`M${x - 7}-30V-214h14v184z`} fill="#f4ead2" />
    ))}
    {columns.slice(1).map((x) => (
      <path key={x} d={`M${x - 130}-214h${130}v26q-65-44-130 0z`} fill="#f4ead2" opacity=".92" />
    ))}
    <path d="M-232-238C-120-262-44-310 0-388 44-310 120-262 232-238z" fill="oklch(40% .09 165)" />
    <path d="M-116-238C-64-270-24-320 0-388 24-320 64-270 116-238z" fill="oklch(49% .11 160)" />
    <path d="M-40-238C-26-280-10-330 0-388 10-330 26-280 40-238z" fill="oklch(58% .12 158)" />
    <path d="M-240-240H240v24h-480z" fill="#f4ead2" />
    {lamps.map((x) => (
      <g key={x}>
        <circle cx={x} cy={-208} r={22} fill="url(#_bandstand-glow)" />
        <circle cx={x} cy={-208} r={7} fill="#ffe3a0" />
      </g>
    ))}
    <path d="M-222-30h444V0h-444z" fill="oklch(33% .06 165)" />
    <path d="M-222-30h444v6h-444z" fill="#ffd98f" />
    <path d="M-62 0v-10h124V0zm10-10v-10H52v10z" fill="oklch(42% .07 165)" />
    {/* The pin of the event. */}
    <Halo cx={0} cy={-518} r={240} hue="coral" />
    <path d="M0-392C-24-426-82-460-82-520a82 82 0 0 1 164 0C82-460 24-426 0-392z" fill="url(#_coral)" />
    <g transform="translate(4 -516)" fill="white">
      <path d="M-14 28v-56l46-12v56" stroke="white" strokeWidth="10" fill="none" />
      <circle cx={-27} cy={28} r={14} />
      <circle cx={19} cy={16} r={14} />
    </g>
  </>
);

/** A square on a quay, where residents come to the music. */
function Square({ width, height, skyY, quayY, ridge, houses, x, scale, listeners }: SquareProps) {
  const waterY = quayY + quayDepth;
  const depth = height - waterY;
  return (
    <>
      <Night width={width} height={height} skyY={skyY} waterY={waterY} colour="oklch(38% .085 165)" />
      <path d={ridge} fill="oklch(29% .06 168)" />
      {houses.map((house) => (
        <HouseByNight key={house.x} {...house} quayY={quayY} />
      ))}
      <WaterLight
        x={x - 300 * scale}
        width={600 * scale}
        y={waterY}
        depth={depth * 0.7}
        colour={lights.amber[0]}
        isSoft
      />
      <WaterLight
        x={x - 90 * scale}
        width={180 * scale}
        y={waterY}
        depth={depth * 0.8}
        colour={lights.coral[1]}
        isSoft
      />
      {listeners.map((listener) => (
        <PersonReflection key={listener.x} {...listener} waterY={waterY} depth={depth * 0.75} />
      ))}
      <g transform={`translate(${x} ${quayY})scale(${scale})`}>
        <Bandstand />
      </g>
      <path d={`M0 ${quayY}h${width}v${quayDepth}H0z`} fill="oklch(20% .04 175)" />
      <path d={`M0 ${quayY}h${width}v3H0z`} fill="oklch(44% .08 160)" />
      {listeners.map((listener) => (
        <NightFigure key={listener.x} {...standOn(quayY, listener.x, listener.scale)} hue={listener.hue} />
      ))}
    </>
  );
}

/** An event that residents come to from all houses around the square. */
export const BandstandByNight = () => (
  <NightScene
    wide={{
      width: 1440,
      height: 960,
      drawing: (
        <Square
          width={1440}
          height={960}
          skyY={180}
          quayY={730}
          ridge="M0 590L180 520 340 590 560 500 760 600 930 540 1120 610 1290 520 1440 580V730H0z"
          houses={[
            { x: -60, width: 136, height: 190 },
            { x: 262, width: 140, height: 208 },
            { x: 590, width: 130, height: 176 },
          ]}
          x={1160}
          scale={0.98}
          listeners={[
            { x: 150, scale: 0.88, hue: 'heather' },
            { x: 240, scale: 0.54, hue: 'amber' },
            { x: 452, scale: 0.92, hue: 'moss' },
            { x: 552, scale: 0.8, hue: 'fjord' },
            { x: 768, scale: 0.9, hue: 'coral' },
            { x: 862, scale: 0.52, hue: 'amber' },
          ]}
        />
      ),
    }}
    narrow={{
      width: 390,
      height: 700,
      drawing: (
        <Square
          width={390}
          height={700}
          skyY={0}
          quayY={536}
          ridge="M0 442L70 402 140 446 230 392 310 438 390 406V536H0z"
          houses={[
            { x: -34, width: 74, height: 110 },
            { x: 350, width: 74, height: 110 },
          ]}
          x={195}
          scale={0.74}
          listeners={[
            { x: 38, scale: 0.44, hue: 'heather' },
            { x: 354, scale: 0.4, hue: 'moss' },
          ]}
        />
      ),
    }}
  />
);
