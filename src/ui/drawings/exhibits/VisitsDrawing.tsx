import type { PropsWithChildren } from 'react';
import type { Hue } from '#content/collections.ts';
import { DrawnText } from '../DrawnText.tsx';
import { Arm, Figure, standOn } from '../Figure.tsx';
import { Light, roundToTenth } from '../Light.tsx';
import styles from '../palette.module.css';
import { Screen } from '../services/Website.tsx';
import { mixHue, Person } from '../shapes.tsx';

/** Vertical position of the path that people pass on. */
const pathY = 372;

/**
 * People who pass the website on their way, which comes from the edge of the window, and the one who leaves it. On a
 * phone the website is smaller, and so near to the edge that one of them is before it.
 */
const visitors = [
  { x: -630, scale: 1.3, hue: 'heather' },
  { x: -490, scale: 1.1, hue: 'coral' },
  { x: -350, scale: 1.2, hue: 'moss' },
  { x: -240, scale: 1.4, hue: 'fjord' },
  { x: -146, scale: 1.1, hue: 'amber' },
  { x: -58, scale: 1.3, hue: 'coral' },
  { x: 381, scale: 1.05, hue: 'moss' },
] as const;
const narrowVisitors = [
  { x: 16, scale: 1, hue: 'fjord' },
  { x: 77, scale: 0.85, hue: 'amber' },
  { x: 135, scale: 0.95, hue: 'coral' },
  { x: 430, scale: 0.8, hue: 'moss' },
] as const;

/** Path back to the application, above the heads of its users. */
const returnPath = `M300 ${pathY}H449q28 0 28-28V192q0-28-28-28H338m14-12l-14 12l14 12`;

/** The user who is about to complete the last task. */
const activeUser = standOn(pathY, 362, 0.6);

/** The user who comes next. */
const nextUser = { x: 428, scale: 0.76, hue: 'amber' } as const;

const rows = [
  { hue: 'coral', done: true },
  { hue: 'amber', done: true },
  { hue: 'heather', done: false },
] as const;

const Picture = ({ children }: PropsWithChildren) => (
  <svg
    viewBox="0 112 480 264"
    fill="none"
    stroke="currentColor"
    strokeWidth="5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

interface VisitsDrawingProps {
  onceLabel?: string | undefined;
  returnLabel?: string | undefined;
}

/** Covers of the library's new books, and their hues. */
const books = [
  { hue: 'coral', art: 'M0 62L24 30L46 52L72 18V88H0z' },
  { hue: 'amber', art: 'M0 60q18-16 36 0t36 0V88H0z' },
  { hue: 'moss', art: 'M36 22L58 88H14z' },
] as const;

interface PasserByProps {
  x: number;
  y: number;
  scale: number;
  hue: Hue;
}

/** A person whose foot is at a point. */
const PasserBy = ({ x, y, scale, hue }: PasserByProps) => (
  <g transform={`translate(${x} ${roundToTenth(y - 7 * scale)}) scale(${scale})`}>
    <Person hue={hue} />
  </g>
);

/** A library's website in the window of a browser, 304 × 216. */
export const LibraryWindow = () => (
  <>
    <Screen width={304} height={216} bezel={5} radius={12} />
    <path d="M0 24h304v74h-304z" fill={mixHue('heather', 30)} />
    <Light cx={15} cy={12} r={4} hue="coral" />
    <Light cx={28} cy={12} r={4} hue="amber" />
    <Light cx={41} cy={12} r={4} hue="moss" />
    <DrawnText x="18" y="56" fontSize="24" fill="var(--ink)" name="openTonight" />
    <DrawnText x="18" y="80" fontSize="14" letterSpacing="0" fill="var(--ink)" name="library" />
    <Light cx={262} cy={61} r={24} hue="heather" />
    {books.map(({ hue, art }, index) => (
      <g key={hue} transform={`translate(${24 + index * 92} 114)`}>
        <path d="M0 0h72v88h-72z" fill={mixHue(hue, 40)} />
        <path d={art} fill={`var(--${hue})`} />
        <path d="M4 0v88" stroke="var(--soft)" strokeWidth="3" />
      </g>
    ))}
  </>
);

/** The library's website, larger. */
const Library = () => (
  <g data-library="" stroke="none" transform="translate(2.5 130) scale(1.12)">
    <LibraryWindow />
  </g>
);

/** A website that people pass through once, and an application that they come back to. */
export const VisitsDrawing = ({ onceLabel, returnLabel }: VisitsDrawingProps) => {
  return (
    <div className={styles.palette}>
      <div>
        <p>{onceLabel}</p>
        <Picture>
          <g data-wide="">
            <path d={`M-2000 ${pathY}H428m-14-12l14 12l-14 12`} />
            {visitors.map((visitor) => (
              <PasserBy key={visitor.x} y={pathY} {...visitor} />
            ))}
          </g>
          <g data-narrow="">
            <path d={`M-2000 ${pathY}H462m-14-12l14 12l-14 12`} />
            {narrowVisitors.map((visitor) => (
              <PasserBy key={visitor.x} y={pathY} {...visitor} />
            ))}
          </g>
          <Library />
        </Picture>
      </div>
      <div>
        <p>{returnLabel}</p>
        <Picture>
          <path d={returnPath} />
          <g stroke="none" transform="translate(2.5 130) scale(1.12)">
            <Screen width={280} height={216} bezel={5} radius={12} />
            <path d="M12 0h46v216h-46a12 12 0 0 1-12-12v-192a12 12 0 0 1 12-12z" fill="var(--fjord)" />
            <g stroke="#fff" strokeWidth="6" strokeLinecap="round">
              <path d="M20 34h18M20 58h18" />
              <path d="M20 82h18" opacity=".5" />
            </g>
            {rows.map(({ hue, done }, index) => (
              <g key={hue} transform={`translate(76 ${27 + index * 58})`}>
                <rect width="186" height="46" rx="10" fill="var(--card)" stroke="var(--soft)" />
                <Light cx={24} cy={23} r={11} hue={hue} />
                <path
                  d={`M46 23h${70 - index * 14}`}
                  stroke="var(--bar)"
                  strokeWidth="7"
                  strokeLinecap="round"
                />
                {done ? (
                  <>
                    <Light cx={160} cy={23} r={12} hue="moss" />
                    <path d="M154.5 23.5l4 4l7-8" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
                  </>
                ) : (
                  <circle cx="160" cy="23" r="11" stroke="var(--bar)" strokeWidth="2.5" />
                )}
              </g>
            ))}
          </g>
          <PasserBy y={pathY} {...nextUser} />
          <Figure {...activeUser} hue="coral" />
          <Arm figure={activeUser} elbow={[304, 350]} hand={[268, 316]} hue="coral" />
        </Picture>
      </div>
    </div>
  );
};
