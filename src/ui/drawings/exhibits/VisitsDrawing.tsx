import type { PropsWithChildren } from 'react';
import { Light, polarToCartesian } from '../Light.tsx';
import styles from '../palette.module.css';
import { BrowserWindow, Screen } from '../services/Website.tsx';

/** Visitors of the website. Each comes on a line from the edge of the window, and leaves on the other side. */
const visitors = [
  {
    path: 'M-1800-60C-800-60-160 180 310 196M650 200C680 196 684 160 700 132',
    lights: [
      { cx: 140, cy: 182, r: 17, hue: 'coral' },
      { cx: 700, cy: 132, r: 17, hue: 'moss' },
    ],
  },
  {
    path: 'M-1800 340C-800 350-160 310 310 280M650 280h50',
    lights: [
      { cx: 4, cy: 299, r: 24, hue: 'amber' },
      { cx: 700, cy: 280, r: 13, hue: 'amber' },
    ],
  },
  {
    path: 'M-1800 600C-800 560-160 400 310 364M650 360C680 364 684 400 700 430',
    lights: [
      { cx: 142, cy: 381, r: 15, hue: 'heather' },
      { cx: 700, cy: 430, r: 20, hue: 'coral' },
    ],
  },
] as const;

/** People who use the application, on their ways around it. */
const orbits = [
  { radius: 168, degrees: 204, r: 17, hue: 'amber' },
  { radius: 168, degrees: 338, r: 13, hue: 'heather' },
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
    viewBox="0 0 600 520"
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

const Label = ({ x, children }: PropsWithChildren<{ x: number }>) => (
  <text x={x} y="492" fontSize="20" letterSpacing="0" stroke="none" fill="currentColor">
    {children}
  </text>
);

/** A website that people pass through once, and an application that they come back to. */
export const VisitsDrawing = ({ onceLabel, returnLabel }: VisitsDrawingProps) => (
  <div className={styles.palette}>
    <Picture>
      {visitors.map(({ path }) => (
        <path key={path} d={path} />
      ))}
      <g stroke="none" transform="translate(304 154) scale(.84)">
        <BrowserWindow />
      </g>
      {visitors.map(({ lights }) => lights.map((light) => <Light key={light.cx} {...light} />))}
      <Label x={300}>{onceLabel}</Label>
    </Picture>
    <Picture>
      <g transform="translate(84 46)">
        <circle cx="280" cy="200" r="168" />
        <circle cx="280" cy="200" r="214" />
        <g stroke="none" transform="translate(140 100)">
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
      <Label x={150}>{returnLabel}</Label>
    </Picture>
  </div>
);
