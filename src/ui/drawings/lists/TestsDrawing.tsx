import { DrawingImage } from '../DrawingImage.tsx';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Halo, WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import palette from '../palette.module.css';
import { Landscape, Screen, Temperature, Trail, trails, WebsitePhone } from '../services/Website.tsx';
import { markColour, paperColour } from '../shapes.tsx';

/**
 * Markers in the order of the list, which is that of reading the screen: each is outside the screen, and its line ends at
 * the part that its kind of test is about.
 */
const markers = [
  { at: [267, 32], line: 'v60' },
  { at: [351, 32], line: 'v90' },
  { at: [496, 32], line: 'v98' },
  { at: [38, 313], line: 'h74' },
  { at: [38, 470], line: 'h72' },
  { at: [331, 660], line: 'v-82' },
  { at: [498, 714], line: 'v-52' },
] as const;

const width = 640;
const height = 740;

/** Vertical position of the horizon, which the computer and the phone are in front of. */
const horizon = 548;

/** Colour of the light of a screen on the water. */
const screenLight = 'oklch(76% 0.07 200)';

/** A website on a computer and a phone at night. Its markers have the numbers of the kinds of tests beside it. */
export const TestsDrawing = () => (
  <DrawingImage width={width} height={height}>
    <DrawingSvg viewBox={`0 0 ${width} ${height}`} className="h-moss">
      <Halo cx={400} cy={300} r={470} hue="moss" />
      <Light cx={400} cy={290} r={236} hue="moss" />
      <path d={`M0 ${horizon}h${width}v${height}H0z`} fill="oklch(15% 0.045 190)" />
      <path d={`M0 ${horizon}h${width}`} stroke="oklch(48% 0.1 160)" strokeWidth="2" />
      <WaterLight x={86} width={478} y={604} depth={72} colour={screenLight} isSoft />
      <WaterLight x={406} width={184} y={670} depth={50} colour={screenLight} isSoft />
      <g className={palette.lit} transform="translate(62 50) scale(.86)">
        <g transform="translate(36 40)">
          <Screen width={540} height={590} bezel={8} radius={14} />
          <circle cx="24" cy="23" r="6" fill="var(--coral)" />
          <circle cx="43" cy="23" r="6" fill="var(--amber)" />
          <circle cx="62" cy="23" r="6" fill="var(--moss)" />
          <path d="M176 23h248" stroke="var(--soft)" strokeWidth="26" />
          {/* The padlock of the address. */}
          <path d="M198 22v-4a5 5 0 0 1 10 0v4" stroke="var(--ink)" strokeWidth="3" />
          <rect x="195" y="21" width="16" height="12" rx="2" fill="var(--ink)" />
          <path d="M228 23h60" stroke="var(--bar)" strokeWidth="6" />
          {/* Progress of loading. */}
          <path d="M0 48h540" stroke="var(--soft)" strokeWidth="6" strokeLinecap="butt" />
          <path d="M0 48h300" stroke="var(--coral)" strokeWidth="6" strokeLinecap="butt" />
          <Landscape x={0} y={51} width={540} height={262} />
          <path d="M324 72h22M362 72h22" stroke="var(--bar)" strokeWidth="8" />
          <rect x="418" y="56" width="100" height="32" rx="16" fill="var(--fjord)" />
          <Temperature x={26} y={164} size={74} />
          <path d="M30 192h140" stroke="var(--bar)" strokeWidth="9" />
          <rect x="26" y="242" width="136" height="48" rx="24" fill="var(--coral)" />
          <path d="M70 266h48m-13-11l13 11l-13 11" stroke="#fff" strokeWidth="6" />
          <Trail {...trails[0]} x={22} y={336} width={156} height={226} />
          <Light cx={148} cy={528} r={18} hue="moss" />
          <path d="M140 528l6 6l11-12" stroke="#fff" strokeWidth="4.5" />
          <rect x="191" y="328" width="172" height="242" rx="15" stroke="var(--focus)" strokeWidth="6" />
          <Trail {...trails[1]} x={199} y={336} width={156} height={226} />
          {/* The pointer is on the menu. */}
          <path
            d="M496 78v46l11-11 8 19 9-4-8-18h16z"
            fill="var(--ink)"
            stroke="var(--card)"
            strokeWidth="3"
          />
        </g>
        <g transform="translate(414 332) scale(1.48)">
          <WebsitePhone />
        </g>
      </g>
      {markers.map(({ at: [x, y], line }, index) => (
        <g key={line + x} transform={`translate(${x} ${y})`}>
          <path d={`M0 0${line}`} stroke={markColour} strokeWidth="7" />
          <path d={`M0 0${line}`} stroke={paperColour} strokeWidth="3" />
          <circle r="24" fill={paperColour} />
          <text y="9" fontSize="27" textAnchor="middle" fill={markColour}>
            {index + 1}
          </text>
        </g>
      ))}
    </DrawingSvg>
  </DrawingImage>
);
