import type { PropsWithChildren } from 'react';
import type { Hue } from '#content/collections.ts';
import { DrawnText } from '../DrawnText.tsx';
import { Arm, headRadius, standOn } from '../Figure.tsx';
import { Halo, LightPool } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';
import styles from '../palette.module.css';
import { Screen } from '../services/Website.tsx';
import { fieldLineColour, mixHue } from '../shapes.tsx';

/** Vertical position of the path that people pass on, which is the edge of the water. */
const pathY = 372;

/**
 * People who pass the website on their way, which comes from the edge of the window, and the one who leaves it. A phone
 * has room for one before the website.
 */
const visitors = [
  { x: -350, scale: 0.5, hue: 'moss' },
  { x: -240, scale: 0.58, hue: 'fjord' },
  { x: -146, scale: 0.46, hue: 'amber' },
  { x: -58, scale: 0.54, hue: 'coral' },
  { x: 348, scale: 0.46, hue: 'moss' },
] as const;

/** Path back to the application, above the heads of its users. */
const returnPath = `M300 ${pathY}H449q28 0 28-28V192q0-28-28-28H338m14-12l-14 12l14 12`;

/** The user who is about to complete the last task. */
const activeUser = standOn(pathY, 362, 0.6);

/** The user who comes next. */
const nextUser = { x: 434, scale: 0.34, hue: 'amber' } as const;

const rows = [
  { hue: 'coral', done: true },
  { hue: 'amber', done: true },
  { hue: 'heather', done: false },
] as const;

const Picture = ({ children }: PropsWithChildren) => (
  <svg
    viewBox="0 112 480 304"
    fill="none"
    stroke={fieldLineColour}
    strokeWidth="4"
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
  scale: number;
  hue: Hue;
}

/** A person on the path. The glow ends before the screen beside the person. */
const PasserBy = ({ x, scale, hue }: PasserByProps) => (
  <>
    <LightPool x={x} y={pathY} rx={headRadius * 2 * scale} ry={26} hue={hue} />
    <NightFigure {...standOn(pathY, x, scale)} hue={hue} glow={1.6} />
  </>
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
      </g>
    ))}
  </>
);

/** A website that people pass through once at night, and an application that they come back to. */
export const VisitsDrawing = ({ onceLabel, returnLabel }: VisitsDrawingProps) => {
  return (
    <div className={styles.palette}>
      <div>
        <p>{onceLabel}</p>
        <Picture>
          <g data-passage="">
            <Halo cx={173} cy={250} r={260} hue="fjord" />
            <LightPool x={173} y={pathY} rx={210} ry={44} hue="fjord" />
            <g className={styles.lit} stroke="none" transform="translate(2.5 124) scale(1.12)">
              <LibraryWindow />
            </g>
            <path d={`M-2000 ${pathY}H428m-14-12l14 12l-14 12`} />
            {visitors.map((visitor) => (
              <PasserBy key={visitor.x} {...visitor} />
            ))}
          </g>
        </Picture>
      </div>
      <div>
        <p>{returnLabel}</p>
        <Picture>
          <Halo cx={160} cy={250} r={260} hue="fjord" />
          <LightPool x={160} y={pathY} rx={200} ry={44} hue="fjord" />
          <path d={returnPath} />
          <g className={styles.lit} stroke="none" transform="translate(2.5 130) scale(1.12)">
            <Screen width={280} height={216} bezel={5} radius={12} />
            <path d="M12 0h46v216h-46a12 12 0 0 1-12-12v-192a12 12 0 0 1 12-12z" fill="var(--fjord)" />
            <path d="M20 34h18M20 58h18M20 82h18" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
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
          <PasserBy {...nextUser} />
          <Arm figure={activeUser} elbow={[304, 350]} hand={[268, 316]} hue="coral" />
          <PasserBy x={activeUser.x} scale={activeUser.scale} hue="coral" />
        </Picture>
      </div>
    </div>
  );
};
