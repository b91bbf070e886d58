import { type ComponentProps, type PropsWithChildren, type ReactNode, useId } from 'react';
import type { AppStage } from '#content/collections.ts';
import { WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import styles from '../palette.module.css';
import { mixHue } from '../shapes.tsx';

const width = 140;
const height = 288;

const Outline = () => (
  <rect
    x="2.5"
    y="2.5"
    width={width - 5}
    height={height - 5}
    rx="24"
    fill="var(--card)"
    stroke="var(--ink)"
    strokeWidth="5"
  />
);

/** Colours of a map by day, which follow the colour scheme. */
const mapColours = {
  ground: mixHue('moss', 26),
  park: mixHue('moss', 62),
  lake: mixHue('fjord', 46),
  streets: 'var(--card)',
};

/** Colours of a map in an app that is dark in both colour schemes. */
const darkMapGround = 'oklch(20% 0.04 265)';
const darkMapColours = {
  ground: `color-mix(in oklab, var(--moss) 34%, ${darkMapGround})`,
  park: `color-mix(in oklab, var(--moss) 56%, ${darkMapGround})`,
  lake: `color-mix(in oklab, var(--fjord) 56%, ${darkMapGround})`,
  streets: 'oklch(42% 0.03 230)',
};

/** The map at the top of the app: a park, a lake, streets, and the way to work with its pin. */
const RouteMap = ({ colours = mapColours }: { colours?: typeof mapColours }) => (
  <>
    <path d="M-4 0h148v160h-148z" fill={colours.ground} />
    <path d="M-4 96c22-8 38 6 34 26s6 24 2 38h-36z" fill={colours.park} />
    <path d="M144 62v98h-50c-6-26 14-24 12-48s18-40 38-50z" fill={colours.lake} />
    <path
      d="M-8 66c44-8 56 22 48 48s14 30 34 50M40-4c2 28-16 42-48 50M34 92c40-12 58-46 62-96M84 40l64 20"
      stroke={colours.streets}
      strokeWidth="5"
    />
    <path
      d="M56 130C30 112 78 92 62 74S74 62 92 58"
      stroke="var(--coral)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <circle cx="56" cy="130" r="7" fill="var(--amber)" stroke={colours.streets} strokeWidth="3.5" />
    <path
      d="M92 60c-15-19-12-36 0-36s15 17 0 36z"
      fill="var(--coral)"
      stroke={colours.streets}
      strokeWidth="3"
    />
    <circle cx="92" cy="38" r="4.5" fill={colours.streets} />
  </>
);

/** The way to work in minutes, its two legs and a button. */
const Sheet = () => (
  <>
    <path d="M0 158a18 18 0 0 1 18-18h104a18 18 0 0 1 18 18v130h-140z" fill="var(--screen)" />
    <text x="15" y="182" fontSize="25" fill="var(--ink)">
      12 min
    </text>
    <path d="M22 204v22" stroke="var(--soft)" strokeWidth="3" />
    <Light cx={22} cy={203} r={6} hue="amber" />
    <Light cx={22} cy={226} r={6} hue="fjord" />
    <path d="M38 203h60M38 226h76" stroke="var(--bar)" strokeWidth="5" strokeLinecap="round" />
    <rect x="14" y="245" width="112" height="27" rx="13.5" fill="var(--coral)" />
    <path
      d="M54 258.5h30m-7-6l7 6l-7 6"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

/** The same parts as lines. */
const RouteMapLines = () => (
  <path d="M14 30h112v104h-112zl112 104m0-104l-112 104" stroke="var(--bar)" strokeWidth="4" />
);
const SheetLines = () => (
  <>
    <path d="M18 172h72M18 203h84M18 226h60" stroke="var(--soft)" strokeWidth="7" strokeLinecap="round" />
    <rect x="14" y="245" width="112" height="27" rx="13.5" stroke="var(--bar)" strokeWidth="4" />
  </>
);

/** Clips its children to a rectangle with round corners. */
function Clipped({ children, ...rect }: PropsWithChildren<ComponentProps<'rect'>>) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <rect {...rect} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  );
}

/** A phone that shows what has been built. */
const Phone = ({ children }: PropsWithChildren) => (
  <>
    <rect width={width} height={height} rx="27" fill="var(--device)" stroke="var(--rim)" strokeWidth="4" />
    <Clipped x="5" y="5" width={width - 10} height={height - 10} rx="22">
      <path d={`M0 0h${width}v${height}h-${width}z`} fill="var(--screen)" />
      {children}
    </Clipped>
    <rect x="52" y="13" width="36" height="10" rx="5" fill="var(--device)" />
  </>
);

const Badge = ({ children, hue }: { children: ReactNode; hue: 'moss' | 'heather' }) => (
  <g transform="translate(134 258)">
    <circle r="25" fill="var(--card)" />
    <Light cx={0} cy={0} r={21} hue={hue} />
    <g stroke="#fff" strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  </g>
);

const stages: Record<AppStage, ReactNode> = {
  // A page with the idea, and the pencil that wrote it.
  idea: (
    <>
      <path d="M2 2h98l38 38v246h-136z" fill="var(--card)" stroke="var(--ink)" strokeWidth="4" />
      <path d="M100 2v38h38" stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round" />
      <Light cx={52} cy={78} r={32} hue="coral" />
      <path
        d="M26 142q7-7 14 0t14 0t14 0t14 0t14 0M26 170q7-7 14 0t14 0t14 0t14 0M26 198q7-7 14 0t14 0t14 0M26 226q7-7 14 0t14 0"
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
  // The first prototype consists of lines. A user has tapped on the picture and on the button.
  sketch: (
    <>
      <Outline />
      <RouteMapLines />
      <SheetLines />
      <path
        d="M70 82C132 118 132 214 70 258"
        stroke="var(--coral)"
        strokeWidth="5"
        strokeDasharray="0 11"
        strokeLinecap="round"
      />
      <circle cx="70" cy="82" r="10" fill="var(--card)" stroke="var(--coral)" strokeWidth="5" />
      <Light cx={70} cy={258.5} r={21} hue="coral" />
      <circle cx="70" cy="258.5" r="27" stroke="var(--coral)" strokeWidth="4" />
    </>
  ),
  // The most important task is complete, with a map to work with.
  build: (
    <Phone>
      <RouteMap />
      <Sheet />
    </Phone>
  ),
  // On an old phone, a tester's lens finds the way in the lake.
  test: (
    <>
      <rect
        x="2"
        y="8"
        width={width - 4}
        height={height - 8}
        rx="16"
        fill="var(--device)"
        stroke="var(--rim)"
        strokeWidth="4"
      />
      <Clipped x="9" y="38" width="122" height="206">
        <path d="M9 38h122v206h-122z" fill="var(--screen)" />
        <g transform="translate(0 20)">
          <RouteMap />
        </g>
        <path d="M9 176h122v68h-122z" fill="var(--screen)" />
      </Clipped>
      <path d="M58 24h24" stroke="oklch(62% 0.03 265)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="70" cy="265" r="11" stroke="oklch(62% 0.03 265)" strokeWidth="3" />
      <text x="18" y="224" fontSize="35" fill="var(--ink)">
        12 min
      </text>
      <g strokeLinecap="round">
        <path d="M122 148l34 36" stroke="var(--rim)" strokeWidth="20" />
        <path d="M122 148l34 36" stroke="var(--device)" strokeWidth="17" />
      </g>
      <circle cx="76" cy="106" r="68" fill="var(--device)" stroke="var(--rim)" strokeWidth="4" />
      <Clipped x="19" y="49" width="114" height="114" rx="57">
        <path d="M19 49h114v114h-114z" fill={mapColours.ground} />
        <path d="M133 60v104h-70c-14-38 22-42 16-66s20-34 54-38z" fill={mixHue('fjord', 62)} />
        <path
          d="M10 92c30-8 46 20 36 74M60 40c0 24-18 40-50 40"
          stroke={mapColours.streets}
          strokeWidth="9"
        />
        <path d="M34 150C42 118 62 134 92 108" stroke="var(--coral)" strokeWidth="12" strokeLinecap="round" />
      </Clipped>
      <Light cx={100} cy={98} r={24} hue="coral" />
      <path d="M100 85v15M100 110v.1" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  // The app in the store, with its icon and a picture of it.
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
        <g transform="translate(37 140) scale(.47)">
          <Clipped width={width} height={height} rx="22">
            <RouteMap />
            <Sheet />
          </Clipped>
          <rect width={width} height={height} rx="22" stroke="var(--soft)" strokeWidth="5" />
        </g>
      </Phone>
      <Badge hue="moss">
        <path d="M-9 1L-3 7L10-7" />
      </Badge>
    </>
  ),
  // A newer phone with other corners, on which the app is dark.
  upkeep: (
    <>
      <rect width={width} height={height} rx="34" fill="var(--device)" stroke="var(--rim)" strokeWidth="4" />
      <Clipped x="5" y="5" width={width - 10} height={height - 10} rx="29">
        <RouteMap colours={darkMapColours} />
        <path d="M0 146h140v142h-140z" fill={darkMapGround} />
      </Clipped>
      <circle cx="70" cy="18" r="6" fill="var(--device)" />
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

/** The app of its page's drawing at one stage of the work, lit at dusk. It stands on the lower edge, which is the water's. */
export const AppStageDrawing = ({ stage }: { stage: AppStage }) => (
  <svg
    className={`${styles.palette} ${styles.lit}`}
    viewBox="0 0 164 288"
    fill="none"
    data-stage={stage}
    aria-hidden="true"
  >
    <WaterLight x={-10} width={width + 20} y={height} depth={48} colour="oklch(72% 0.12 20)" isSoft />
    {stages[stage]}
  </svg>
);
