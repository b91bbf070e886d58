import type { PropsWithChildren } from 'react';
import { DrawnText } from '../DrawnText.tsx';
import { Light, polarToCartesian } from '../Light.tsx';
import styles from '../palette.module.css';
import { Screen } from '../services/Website.tsx';
import { mixHue } from '../shapes.tsx';

/** Visitors of the website. Each comes on a line from the edge of the window, and leaves on the other side. */
const visitors = [
  {
    path: 'M-1800-80C-800-70-200 150 148 182M452 190C500 186 506 140 528 112',
    lights: [
      { cx: 4, cy: 152, r: 17, hue: 'coral' },
      { cx: 528, cy: 112, r: 17, hue: 'moss' },
    ],
  },
  {
    path: 'M-1800 290C-800 300-200 270 148 258M452 258h84',
    lights: [
      { cx: 70, cy: 262, r: 24, hue: 'amber' },
      { cx: 540, cy: 258, r: 13, hue: 'amber' },
    ],
  },
  {
    path: 'M-1800 560C-800 520-200 366 148 334M452 326C500 330 506 376 528 404',
    lights: [
      { cx: 6, cy: 352, r: 15, hue: 'heather' },
      { cx: 528, cy: 404, r: 20, hue: 'coral' },
    ],
  },
] as const;

/** People who use the application, on their ways around it. Nobody is before its frame. */
const orbits = [
  { radius: 168, degrees: 246, r: 17, hue: 'amber' },
  { radius: 168, degrees: 68, r: 13, hue: 'heather' },
  { radius: 214, degrees: 24, r: 20, hue: 'coral' },
  { radius: 214, degrees: 158, r: 14, hue: 'moss' },
] as const;

const rows = [
  { hue: 'coral', done: true },
  { hue: 'amber', done: true },
  { hue: 'heather', done: false },
] as const;

const Picture = ({ children }: PropsWithChildren) => (
  <svg
    viewBox="50 24 500 468"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
    focusable="false"
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

/** A library's website in the window of a browser, 304 wide. */
const Library = () => (
  <g stroke="none" transform="translate(148 150)">
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
  </g>
);

/** A website that people pass through once, and an application that they come back to. */
export const VisitsDrawing = ({ onceLabel, returnLabel }: VisitsDrawingProps) => (
  <div className={styles.palette}>
    <div>
      <Picture>
        {visitors.map(({ path }) => (
          <path key={path} d={path} />
        ))}
        <Library />
        {visitors.map(({ lights }) => lights.map((light) => <Light key={light.cx} {...light} />))}
      </Picture>
      <p>{onceLabel}</p>
    </div>
    <div>
      <Picture>
        <g transform="translate(20 58)">
          <circle cx="280" cy="200" r="168" />
          <circle cx="280" cy="200" r="214" />
          <g stroke="none" transform="translate(128 92) scale(1.08)">
            <Screen width={280} height={200} bezel={5} radius={12} />
            <path d="M12 0h46v200h-46a12 12 0 0 1-12-12v-176a12 12 0 0 1 12-12z" fill="var(--fjord)" />
            <g stroke="#fff" strokeWidth="6" strokeLinecap="round">
              <path d="M20 34h18M20 58h18" />
              <path d="M20 82h18" opacity=".5" />
            </g>
            {rows.map(({ hue, done }, index) => (
              <g key={hue} transform={`translate(76 ${20 + index * 58})`}>
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
                    <path d="M154.500 23.500l4 4l7-8" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
                  </>
                ) : (
                  <circle cx="160" cy="23" r="11" stroke="var(--bar)" strokeWidth="2.500" />
                )}
              </g>
            ))}
          </g>
          {orbits.map(({ radius, degrees, r, hue }) => (
            <Light key={degrees} {...polarToCartesian(280, 200, radius, degrees)} r={r} hue={hue} />
          ))}
        </g>
      </Picture>
      <p>{returnLabel}</p>
    </div>
  </div>
);
