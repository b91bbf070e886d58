import type { PropsWithChildren } from 'react';
import { Light, polarToCartesian } from '../Light.tsx';
import styles from '../services/ServiceDrawing.module.css';
import { BrowserWindow, Screen } from '../services/Website.tsx';

/** Visitors of the website: each comes along a line of its own, and leaves. */
const visitors = [
  { path: 'M-20 70C60 70 70 130 120 150', cx: 44, cy: 84, r: 15, hue: 'coral' },
  { path: 'M-20 250C40 250 60 215 120 205', cx: 26, cy: 246, r: 20, hue: 'amber' },
  { path: 'M-20 370C60 370 80 300 130 270', cx: 62, cy: 344, r: 11, hue: 'heather' },
  { path: 'M400 140C470 120 500 60 590 40', cx: 492, cy: 87, r: 13, hue: 'moss' },
  { path: 'M400 250C470 260 510 320 590 330', cx: 512, cy: 306, r: 18, hue: 'coral' },
] as const;

/** People who use the application, on their ways around it. */
const orbits = [
  { radius: 176, degrees: 204, r: 17, hue: 'amber' },
  { radius: 176, degrees: 338, r: 13, hue: 'heather' },
  { radius: 222, degrees: 24, r: 20, hue: 'coral' },
  { radius: 222, degrees: 158, r: 14, hue: 'moss' },
] as const;

const rows = [
  { hue: 'coral', done: true },
  { hue: 'amber', done: true },
  { hue: 'heather', done: false },
] as const;

const Picture = ({ children }: PropsWithChildren) => (
  <svg
    viewBox="0 0 560 400"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

/** A website that people pass through once, and an application that they come back to. */
export const VisitsDrawing = () => (
  <div className={styles.palette}>
    <Picture>
      {visitors.map(({ path }) => (
        <path key={path} d={path} />
      ))}
      <g stroke="none" transform="translate(100 66) scale(.86)">
        <BrowserWindow />
      </g>
      {visitors.map(({ path, ...light }) => (
        <Light key={path} {...light} />
      ))}
    </Picture>
    <Picture>
      <circle cx="280" cy="200" r="176" />
      <circle cx="280" cy="200" r="222" />
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
            <path d={`M46 23h${70 - index * 14}`} stroke="var(--bar)" strokeWidth="7" strokeLinecap="round" />
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
    </Picture>
  </div>
);
