import type { PropsWithChildren } from 'react';
import { DrawnText } from '../DrawnText.tsx';
import { Light, polarToCartesian } from '../Light.tsx';
import styles from '../palette.module.css';
import { Screen } from '../services/Website.tsx';
import { mixHue } from '../shapes.tsx';

/**
 * Length of each line up to its first light. It reaches the edge of the widest window, and Exhibit.module.css leaves it out
 * on a phone, so it has the same number.
 */
const lengthBeforeLight = 1842;

/**
 * Visitors of the website. Each comes on a line from the edge of the window, and leaves in another direction. On a
 * phone, where each line begins at its first light, the lines run from top to bottom.
 */
const visitors = [
  {
    path: `M${62 - lengthBeforeLight} 156H540A40 40 0 0 0 580 116V38`,
    lights: [
      { cx: 62, cy: 156, r: 26, hue: 'coral' },
      { cx: 580, cy: 38, r: 26, hue: 'moss' },
    ],
  },
  {
    path: `M${108 - lengthBeforeLight} 232H604`,
    lights: [
      { cx: 108, cy: 232, r: 34, hue: 'amber' },
      { cx: 604, cy: 232, r: 20, hue: 'amber' },
    ],
  },
  {
    path: `M${50 - lengthBeforeLight} 308H540A40 40 0 0 1 580 348V426`,
    lights: [
      { cx: 50, cy: 308, r: 22, hue: 'heather' },
      { cx: 580, cy: 426, r: 24, hue: 'coral' },
    ],
  },
] as const;

/** Centre of the application, and of the ways around it. */
const centre = { cx: 236, cy: 232 };
/** People who use the application, on their ways around it. Nobody is before its frame. */
const orbits = [
  { radius: 176, degrees: 238, r: 24, hue: 'amber' },
  { radius: 176, degrees: 66, r: 20, hue: 'heather' },
  { radius: 228, degrees: 302, r: 30, hue: 'coral' },
  { radius: 228, degrees: 148, r: 24, hue: 'moss' },
] as const;

const rows = [
  { hue: 'coral', done: true },
  { hue: 'amber', done: true },
  { hue: 'heather', done: false },
] as const;

const Picture = ({ viewBox, children }: PropsWithChildren<{ viewBox: string }>) => (
  <svg
    viewBox={viewBox}
    fill="none"
    stroke="currentColor"
    strokeWidth="5"
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

/** A library's website in the window of a browser, whose middle is at 342 232. */
const Library = () => (
  <g stroke="none" transform="translate(172 110) scale(1.120)">
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
export const VisitsDrawing = ({ onceLabel, returnLabel }: VisitsDrawingProps) => {
  return (
    <div className={styles.palette}>
      <div>
        <p>{onceLabel}</p>
        <Picture viewBox="170 -34 530 558">
          <g data-lines="">
            {visitors.map(({ path, lights }) => (
              <g key={path}>
                <path d={path} />
                {lights.map((light) => (
                  <Light key={light.cx} {...light} />
                ))}
              </g>
            ))}
          </g>
          <Library />
        </Picture>
      </div>
      <div>
        <p>{returnLabel}</p>
        <Picture viewBox="5 0 462 486">
          <circle {...centre} r="176" />
          <circle {...centre} r="228" />
          <g stroke="none" transform="translate(82 122) scale(1.100)">
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
            <Light
              key={degrees}
              {...polarToCartesian(centre.cx, centre.cy, radius, degrees)}
              r={r}
              hue={hue}
            />
          ))}
        </Picture>
      </div>
    </div>
  );
};
