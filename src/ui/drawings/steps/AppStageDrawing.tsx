import { type ReactNode, useId } from 'react';
import type { AppStage, Hue } from '#content/collections.ts';
import { Light } from '../Light.tsx';
import styles from '../palette.module.css';
import { mixHue } from '../shapes.tsx';

const width = 140;
const height = 288;

const Outline = () => (
  <rect
    x="1.5"
    y="1.5"
    width={width - 3}
    height={height - 3}
    rx="25"
    fill="var(--card)"
    stroke="var(--ink)"
    strokeWidth="2.5"
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
      <rect width={width} height={height} rx="27" fill="var(--device)" stroke="var(--rim)" strokeWidth="2" />
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

/** Colours of the screen at night, in both colour schemes. */
const nightMap = 'color-mix(in oklab, var(--moss) 34%, oklch(20% 0.04 265))';
const nightLake = 'color-mix(in oklab, var(--fjord) 48%, oklch(20% 0.04 265))';
const nightSheet = 'oklch(20% 0.04 265)';

const stages: Record<AppStage, ReactNode> = {
  // A page with the idea, and the pencil that wrote it.
  idea: (
    <>
      <path d="M6 86h92l34 34v166h-126z" fill="var(--card)" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="M98 86v34h34" stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round" />
      <Light cx={46} cy={142} r={22} hue="coral" />
      <path
        d="M84 140q6-7 12 0t12 0M26 188q7-7 14 0t14 0t14 0t14 0t14 0M26 212q7-7 14 0t14 0t14 0M26 236q7-7 14 0t14 0"
        stroke="var(--bar)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M94 250l-8 24l22-12z" fill="var(--ink)" />
      <path d="M101 256l46-84" stroke="var(--amber)" strokeWidth="17" />
      <path d="M147 172l7-13" stroke="var(--coral)" strokeWidth="17" />
    </>
  ),
  // The first prototype consists of lines, and a thumb tries it.
  sketch: (
    <>
      <Outline />
      <RouteMapLines />
      <SheetLines />
      <path d="M86 287L76 266a22 22 0 0 1 40-16l24 37z" fill="var(--amber)" />
      <path d="M92 259l6-3" stroke="#fff" strokeWidth="14" strokeLinecap="round" opacity=".6" />
    </>
  ),
  // The most important task is complete, and the map is still lines.
  build: (
    <Phone>
      <RouteMapLines />
      <Sheet minutes={12} hue="coral" />
    </Phone>
  ),
  // With large text, the tester finds a journey that takes less than no time.
  test: (
    <>
      <Phone>
        <text x="68" y="138" fontSize="74" textAnchor="middle" fill="var(--ink)">
          {formatMinutes(impossibleMinutes)}
        </text>
        <text x="54" y="212" fontSize="36" textAnchor="middle" fill="var(--ink)">
          min
        </text>
        <rect x="14" y="224" width="112" height="48" rx="24" fill="var(--coral)" />
      </Phone>
      <g strokeLinecap="round">
        <path d="M110 156l42 46" stroke="var(--rim)" strokeWidth="18" />
        <path d="M110 156l42 46" stroke="var(--device)" strokeWidth="15" />
      </g>
      <circle cx="70" cy="112" r="61" stroke="var(--rim)" strokeWidth="13" />
      <circle cx="70" cy="112" r="61" stroke="var(--device)" strokeWidth="11" />
      <Light cx={116} cy={74} r={15} hue="coral" />
    </>
  ),
  // The app in the store, with its icon and pictures of it.
  launch: (
    <>
      <Phone>
        <rect x="16" y="38" width="50" height="50" rx="13" fill="var(--coral)" />
        <path d="M30 76C22 66 44 64 38 56S48 50 52 50" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
        <path d="M78 50h46M78 66h30" stroke="var(--bar)" strokeWidth="6" strokeLinecap="round" />
        <rect x="16" y="100" width="108" height="28" rx="14" fill="var(--moss)" />
        <path
          d="M70 107v14m-6-6l6 6l6-6"
          stroke="#fff"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {[16, 96].map((x) => (
          <g key={x} transform={`translate(${x} 144) scale(.49)`}>
            <rect width={width} height={height} rx="22" fill="var(--soft)" />
            <g transform="translate(0 16)">
              <RouteMap />
            </g>
          </g>
        ))}
      </Phone>
      <Badge hue="moss">
        <path d="M-9 1L-3 7L10-7" />
      </Badge>
    </>
  ),
  // A newer phone with other corners, on which the app is dark.
  upkeep: (
    <>
      <rect
        x="-4"
        width={width + 8}
        height={height}
        rx="40"
        fill="var(--device)"
        stroke="var(--rim)"
        strokeWidth="2"
      />
      <path d="M0 152v-112a36 36 0 0 1 36-36h68a36 36 0 0 1 36 36v112z" fill={nightMap} />
      <path d="M140 60v92h-52c-6-30 22-30 22-52s12-36 30-40z" fill={nightLake} />
      <path
        d="M58 128C36 110 74 92 60 76S38 64 42 46"
        stroke="var(--coral)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="58" cy="128" r="7" fill="var(--amber)" />
      <circle cx="42" cy="44" r="9" fill="var(--coral)" />
      <circle cx="70" cy="18" r="6" fill="var(--device)" />
      <path d="M0 146h140v102a36 36 0 0 1-36 36h-68a36 36 0 0 1-36-36z" fill={nightSheet} />
      <text x="15" y="184" fontSize="25" fill="#fff">
        9 min
      </text>
      <path d="M20 206h84M20 226h60" stroke="oklch(60% 0.02 265)" strokeWidth="5" strokeLinecap="round" />
      <rect x="14" y="245" width="112" height="27" rx="13.5" fill="var(--fjord)" />
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
