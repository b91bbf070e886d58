import { type ReactNode, useId } from 'react';
import type { AppStage, Hue } from '#content/collections.ts';
import { Light } from '../Light.tsx';
import styles from '../palette.module.css';
import { mixHue } from '../shapes.tsx';

const width = 140;
const height = 288;

const Outline = ({ dashed = false }: { dashed?: boolean }) => (
  <rect
    x="1.5"
    y="1.5"
    width={width - 3}
    height={height - 3}
    rx="25"
    fill={dashed ? 'none' : 'var(--card)'}
    stroke="var(--ink)"
    strokeWidth="2.5"
    strokeDasharray={dashed ? '8 8' : undefined}
  />
);

/** The map at the top of the app, with the way to work. */
const RouteMap = () => (
  <>
    <path d="M0 0h140v160h-140z" fill={mixHue('moss', 26)} />
    <path d="M140 0v160h-64c-6-36 20-34 20-66s-40-40-36-94z" fill={mixHue('fjord', 36)} />
    <path
      d="M58 128C36 110 74 92 60 76S38 64 42 46"
      stroke="var(--coral)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <circle cx="58" cy="128" r="6" fill="var(--amber)" stroke="var(--card)" strokeWidth="3" />
    <circle cx="42" cy="44" r="8" fill="var(--coral)" stroke="var(--card)" strokeWidth="4" />
  </>
);

/** Returns the number with an en dash, which is as wide as a minus sign; the font of the first paint has no minus sign. */
const formatMinutes = (minutes: number) => String(minutes).replace('-', '–');

/** The way to work in minutes, its two legs and a button. */
const Sheet = ({ minutes, hue }: { minutes: number; hue: Hue }) => (
  <>
    <path d="M0 158a18 18 0 0 1 18-18h104a18 18 0 0 1 18 18v130h-140z" fill="var(--screen)" />
    <text x="15" y="182" fontSize="25" fill="var(--ink)">
      {`${formatMinutes(minutes)} min`}
    </text>
    <path d="M22 204v22" stroke="var(--soft)" strokeWidth="3" />
    <Light cx={22} cy={203} r={6} hue="amber" />
    <Light cx={22} cy={226} r={6} hue="fjord" />
    <path d="M38 203h60M38 226h76" stroke="var(--bar)" strokeWidth="5" strokeLinecap="round" />
    <rect x="14" y="245" width="112" height="27" rx="13.5" fill={`var(--${hue})`} />
    <path
      d="M54 258.500h30m-7-6l7 6l-7 6"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

/** The same parts as lines. */
const RouteMapLines = () => (
  <path d="M14 30h112v104h-112zl112 104m0-104l-112 104" stroke="var(--bar)" strokeWidth="2" />
);
const SheetLines = () => (
  <>
    <path d="M18 172h72M18 203h84M18 226h60" stroke="var(--soft)" strokeWidth="7" strokeLinecap="round" />
    <rect x="14" y="245" width="112" height="27" rx="13.5" stroke="var(--bar)" strokeWidth="2" />
  </>
);

/** A phone that shows what has been built. */
function Phone({ children }: { children: ReactNode }) {
  const clip = useId();
  return (
    <>
      <rect width={width} height={height} rx="27" fill="var(--device)" stroke="var(--rim)" />
      <clipPath id={clip}>
        <rect x="5" y="5" width={width - 10} height={height - 10} rx="22" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={`M0 0h${width}v${height}h-${width}z`} fill="var(--screen)" />
        {children}
      </g>
      <rect x="52" y="13" width="36" height="10" rx="5" fill="var(--device)" />
    </>
  );
}

const Product = ({ minutes = 12, hue = 'coral' }: { minutes?: number; hue?: Hue }) => (
  <Phone>
    <RouteMap />
    <Sheet minutes={minutes} hue={hue} />
  </Phone>
);

const Badge = ({ children, hue }: { children: ReactNode; hue: 'moss' | 'heather' }) => (
  <g transform="translate(134 258)">
    <circle r="25" fill="var(--card)" />
    <Light cx={0} cy={0} r={21} hue={hue} />
    <g stroke="#fff" strokeWidth="4.500" strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  </g>
);

const impossibleMinutes = -3;

const stages: Record<AppStage, ReactNode> = {
  idea: (
    <>
      <Outline dashed />
      <Light cx={70} cy={144} r={19} hue="coral" />
    </>
  ),
  sketch: (
    <>
      <Outline />
      <RouteMapLines />
      <SheetLines />
    </>
  ),
  build: (
    <Phone>
      <RouteMap />
      <path d="M0 158a18 18 0 0 1 18-18h104a18 18 0 0 1 18 18v130h-140z" fill="var(--screen)" />
      <SheetLines />
    </Phone>
  ),
  test: (
    <>
      {/* The tester has found a journey that takes less than no time. */}
      <Product minutes={impossibleMinutes} />
      <g strokeLinecap="round">
        <path d="M76 222l42 44" stroke="var(--rim)" strokeWidth="14.500" />
        <path d="M76 222l42 44" stroke="var(--device)" strokeWidth="12" />
      </g>
      <circle cx="56" cy="186" r="47.500" fill="var(--device)" stroke="var(--rim)" />
      <circle cx="56" cy="186" r="40.500" fill="var(--screen)" />
      <text x="50" y="201" fontSize="42" textAnchor="middle" fill="var(--ink)">
        {formatMinutes(impossibleMinutes)}
      </text>
      <Light cx={82} cy={196} r={8} hue="coral" />
    </>
  ),
  launch: (
    <>
      <Product />
      <Badge hue="moss">
        <path d="M-9 1L-3 7L10-7" />
      </Badge>
    </>
  ),
  upkeep: (
    <>
      <Product minutes={9} hue="fjord" />
      <Badge hue="heather">
        <path d="M9 -5a11 11 0 1 0 2 7M10 -13v9h-9" />
      </Badge>
    </>
  ),
};

/** The app of its page's drawing at one stage of the work. It stands on the lower edge. */
export const AppStageDrawing = ({ stage }: { stage: AppStage }) => (
  <svg
    className={styles.palette}
    viewBox="0 0 164 288"
    fill="none"
    data-stage={stage}
    aria-hidden="true"
    focusable="false"
  >
    {stages[stage]}
  </svg>
);
