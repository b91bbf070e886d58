import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';
import type { Hue, RoleDrawingName } from '#content/collections.ts';
import { icons } from '../../pictogram/icons.tsx';
import { Light } from '../Light.tsx';
import styles from '../palette.module.css';
import { frameColour, markColour, mixHue, Shadow } from '../shapes.tsx';

/** Vertical position of the ground that everything stands on. */
const groundY = 316;

/** Cards of the plan: the first version is lit, the next one is an outline, and what is left out is dashed. */
const planColumns = [
  { x: 20, cards: 4, hues: ['coral', 'amber', 'moss', 'fjord'] },
  { x: 126, cards: 3, hues: [] },
  { x: 232, cards: 2, hues: [] },
] as const;

const renderPlan = () => (
  <g transform="translate(236 40)">
    <path d="M50 240v36M288 240v36" stroke={frameColour} strokeWidth="9" />
    <rect width="338" height="246" rx="14" fill="var(--card)" stroke="var(--rim)" />
    {planColumns.map(({ x, cards, hues }, column) => (
      <g key={x} transform={`translate(${x} 22)`}>
        <path d={`M2 4h${64 - column * 12}`} stroke="var(--ink)" strokeWidth="7" />
        {Array.from({ length: cards }, (_, card) => (
          <g key={hues[card] ?? card} transform={`translate(0 ${24 + card * 48})`}>
            <rect
              width="86"
              height="38"
              rx="8"
              fill={hues[card] ? mixHue(hues[card], 30) : 'none'}
              stroke={hues[card] ? 'none' : 'var(--bar)'}
              strokeWidth="2"
              strokeDasharray={column === 2 ? '5 6' : undefined}
            />
            {hues[card] && <Light cx={20} cy={19} r={9} hue={hues[card]} />}
            {column < 2 && (
              <path
                d={hues[card] ? `M40 19h${30 - card * 5}` : `M14 19h${46 - card * 12}`}
                stroke={hues[card] ? 'var(--ink)' : 'var(--bar)'}
                strokeWidth="5"
              />
            )}
          </g>
        ))}
      </g>
    ))}
  </g>
);

/** One app on three phones: its picture, and a list that is as long as the screen allows. */
const phones = [
  { x: 224, width: 88, height: 150, rows: 2 },
  { x: 330, width: 124, height: 262, rows: 5 },
  { x: 472, width: 108, height: 206, rows: 3 },
] as const;
const rowHues = ['coral', 'amber', 'moss', 'heather', 'fjord'] as const;

const renderPhones = () =>
  phones.map(({ x, width, height, rows }) => (
    <g key={x} transform={`translate(${x} ${groundY + 8 - height})`}>
      <rect width={width} height={height} rx="18" fill="var(--device)" stroke="var(--rim)" />
      <rect x="6" y="6" width={width - 12} height={height - 12} rx="13" fill="var(--screen)" />
      <rect x="6" y="6" width={width - 12} height="58" rx="13" fill={mixHue('fjord', 40)} />
      <Light cx={width - 30} cy={32} r={12} hue="amber" />
      <path d={`M18 34h${width - 76}`} stroke="var(--ink)" strokeWidth="6" />
      {rowHues.slice(0, rows).map((hue, row) => (
        <g key={hue} transform={`translate(0 ${84 + row * 34})`}>
          <Light cx={24} cy={0} r={8} hue={hue} />
          <path d={`M42 0h${width - 66}`} stroke="var(--bar)" strokeWidth="5" />
        </g>
      ))}
    </g>
  ));

const results = [
  [106, true, 104],
  [150, true, 78],
  [194, false, 60],
  [238, true, 96],
  [282, true, 70],
] as const;

/** A list of tests. The magnifier is over the one that fails. */
const renderTests = () => (
  <>
    <path d={`M262 ${groundY + 8}V34h204v${groundY - 26}`} fill="var(--card)" stroke="var(--rim)" />
    <path d="M288 66h96" stroke="var(--ink)" strokeWidth="7" />
    {results.map(([y, passes, length]) => (
      <g key={y} transform={`translate(300 ${y})`}>
        <Light cx={0} cy={0} r={14} hue={passes ? 'moss' : 'coral'} />
        <path d={passes ? 'M-6 0l4 5 8-9' : 'M0-7v6M0 7v0'} stroke={markColour} strokeWidth="3.500" />
        <path d={`M28 0h${length}`} stroke="var(--bar)" strokeWidth="6" />
      </g>
    ))}
    <path d="M448 242l74 68" stroke={frameColour} strokeWidth="20" />
    <circle cx="404" cy="200" r="66" fill="var(--screen)" stroke={frameColour} strokeWidth="11" />
    <Light cx={386} cy={196} r={32} hue="coral" />
    <path d="M386 178v19M386 211v0" stroke={markColour} strokeWidth="7" />
    <path d="M432 186h26M432 206h18" stroke="var(--bar)" strokeWidth="9" />
  </>
);

/** A rack of servers, a release on its way up, and the copies that could replace it. */
const renderServers = () => (
  <>
    <rect x="246" y="62" width="172" height={groundY - 54} rx="12" fill="var(--device)" stroke="var(--rim)" />
    {([76, 137, 198, 259] as const).map((y) => (
      <g key={y} transform={`translate(260 ${y})`}>
        <rect width="144" height="50" rx="7" fill="var(--screen)" />
        <Light cx={24} cy={25} r={8} hue={y === 259 ? 'amber' : 'moss'} />
        <path d="M46 19h74M46 32h48" stroke="var(--bar)" strokeWidth="5" />
      </g>
    ))}
    {[0, 1, 2].map((copy) => (
      <g key={copy} transform={`translate(460 ${groundY - 40 - copy * 40})`} stroke="var(--device)">
        <path d="M0 0v32a56 14 0 0 0 112 0V0" fill="var(--card)" strokeWidth="2.500" />
        <ellipse cx="56" rx="56" ry="14" fill={mixHue('fjord', copy === 2 ? 70 : 30)} strokeWidth="2.500" />
      </g>
    ))}
    <Light cx={516} cy={98} r={38} hue="coral" />
    <path d="M516 117V80m-15 14l15-15 15 15" stroke={markColour} strokeWidth="6" />
  </>
);

/** A slide about the product: its name, three short lines and a picture of it. */
const renderPresentation = () => (
  <g transform="translate(236 40)">
    <path d="M50 240v36M288 240v36" stroke={frameColour} strokeWidth="9" />
    <rect width="338" height="246" rx="14" fill="var(--card)" stroke="var(--rim)" />
    <path d="M28 44h122M28 68h78" stroke="var(--ink)" strokeWidth="11" />
    {(['coral', 'amber', 'fjord'] as const).map((hue, line) => (
      <g key={hue} transform={`translate(38 ${122 + line * 42})`}>
        <Light cx={0} cy={0} r={11} hue={hue} />
        <path d={`M26 0h${100 - line * 16}`} stroke="var(--bar)" strokeWidth="6" />
      </g>
    ))}
    <rect x="186" y="18" width="134" height="210" rx="10" fill={mixHue('coral', 30)} />
    <path d="M210 228V66a16 16 0 0 1 16-16h54a16 16 0 0 1 16 16v162z" fill="var(--device)" />
    <path d="M216 228V68a12 12 0 0 1 12-12h50a12 12 0 0 1 12 12v160z" fill="var(--screen)" />
    <Light cx={253} cy={112} r={25} hue="amber" />
    <path d="M232 162h42M232 182h30" stroke="var(--bar)" strokeWidth="6" />
    <rect x="230" y="200" width="46" height="16" rx="8" fill="var(--coral)" />
  </g>
);

/** A search whose first result is lit, and more visits from month to month. */
const renderSearch = () => (
  <>
    <path d={`M246 ${groundY + 8}V34h236v${groundY - 26}`} fill="var(--card)" stroke="var(--rim)" />
    <rect
      x="264"
      y="54"
      width="200"
      height="40"
      rx="20"
      fill="none"
      stroke="var(--bar)"
      strokeWidth="2.500"
    />
    <path d="M294 80l8 7" stroke="var(--ink)" strokeWidth="5" />
    <circle cx="287" cy="73" r="9" stroke="var(--ink)" strokeWidth="4" />
    <path d="M318 74h84" stroke="var(--ink)" strokeWidth="6" />
    <rect x="264" y="114" width="200" height="66" rx="10" fill={mixHue('coral', 34)} />
    <Light cx={294} cy={147} r={16} hue="coral" />
    <path d="M324 138h104M324 157h70" stroke="var(--ink)" strokeWidth="6" />
    {[210, 262].map((y) => (
      <g key={y}>
        <circle cx="294" cy={y} r="12" fill="var(--soft)" />
        <path d={`M324 ${y - 8}h84M324 ${y + 9}h56`} stroke="var(--bar)" strokeWidth="5" />
      </g>
    ))}
    {(['fjord', 'moss', 'amber', 'coral'] as const).map((hue, month) => (
      <rect
        key={hue}
        x={446 + month * 36}
        y={groundY - 38 - month * 44}
        width="27"
        height={46 + month * 44}
        rx="5"
        fill={`var(--${hue})`}
      />
    ))}
  </>
);

const drawings: Record<RoleDrawingName, () => ReactNode> = {
  phones: renderPhones,
  plan: renderPlan,
  presentation: renderPresentation,
  search: renderSearch,
  servers: renderServers,
  tests: renderTests,
};

interface RoleDrawingProps {
  name: RoleDrawingName;
  icon: IconName;
  hue: Hue;
  className?: string | undefined;
}

/** A role's pictogram beside a drawing of its output. */
export const RoleDrawing = ({ name, icon, hue, className = '' }: RoleDrawingProps) => (
  <svg
    className={`${styles.palette} ${className} h-${hue}`}
    viewBox="0 0 620 380"
    preserveAspectRatio="xMidYMax"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={`M-2000 ${groundY - 26}h5000v2000h-5000z`} fill="var(--floor)" />
    <Shadow cx={122} cy={groundY + 10} rx={92} />
    <Shadow cx={410} cy={groundY + 10} rx={190} />
    {drawings[name]()}
    <Light cx={122} cy={groundY - 84} r={92} hue={hue} />
    <g transform={`translate(59 ${groundY - 147}) scale(5.25)`} stroke={markColour} strokeWidth="1.4">
      {icons[icon]}
    </g>
  </svg>
);
