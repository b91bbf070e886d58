import type { PropsWithChildren } from 'react';
import type { Hue } from '#content/collections.ts';
import { DrawnText } from '../DrawnText.tsx';
import { Arm, Figure } from '../Figure.tsx';
import { Light, roundToTenth } from '../Light.tsx';
import styles from '../palette.module.css';
import { Screen } from '../services/Website.tsx';
import { mixHue, Person, Shadow } from '../shapes.tsx';

/** Vertical position of the path that people pass on. */
const pathY = 372;

/**
 * People who pass the website on their way, which comes from the edge of the window, and the one who leaves it. On a
 * phone the website is smaller, so that three of them are before it.
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
  { x: 30, scale: 1, hue: 'fjord' },
  { x: 91, scale: 0.85, hue: 'amber' },
  { x: 149, scale: 0.95, hue: 'coral' },
  { x: 455, scale: 0.88, hue: 'moss' },
] as const;

/** The way around the application, on the ground. Its near side is level with the path. */
const loop = { cx: 238, cy: pathY - 44, rx: 208, ry: 44 };

/** People on the far side of that way, and on its near side. */
const farUsers = [{ degrees: 332, scale: 1.15, hue: 'amber' }] as const;
const nearUsers = [{ degrees: 150, scale: 1.1, hue: 'heather' }] as const;

/** Somebody on that way, too, who is about to complete the last task. */
const active = { x: 336, y: 362, scale: 0.7 };

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

interface UserProps extends Pick<PasserByProps, 'scale' | 'hue'> {
  /** Place on the way around the application. 0° is right of its middle, 90° before it. */
  degrees: number;
}

const User = ({ degrees, ...person }: UserProps) => {
  const angle = (degrees * Math.PI) / 180;
  const { cx, cy, rx, ry } = loop;
  return <PasserBy x={roundToTenth(cx + rx * Math.cos(angle))} y={cy + ry * Math.sin(angle)} {...person} />;
};

/** A library's website in the window of a browser. */
const Library = () => (
  <g data-library="" stroke="none" transform="translate(2.5 130) scale(1.12)">
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
        <Picture>
          <g data-wide="">
            <path d={`M-2000 ${pathY}H428m-14-12l14 12l-14 12`} />
            {visitors.map((visitor) => (
              <PasserBy key={visitor.x} y={pathY} {...visitor} />
            ))}
          </g>
          <g data-narrow="">
            <path d={`M-2000 ${pathY}H494m-14-12l14 12l-14 12`} />
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
          <ellipse {...loop} />
          <g stroke="none">
            <Shadow cx={142} cy={330} rx={150} />
          </g>
          {farUsers.map((user) => (
            <User key={user.degrees} {...user} />
          ))}
          <g stroke="none" transform="translate(2.5 130)">
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
                    <path d="M154.5 23.5l4 4l7-8" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
                  </>
                ) : (
                  <circle cx="160" cy="23" r="11" stroke="var(--bar)" strokeWidth="2.5" />
                )}
              </g>
            ))}
          </g>
          {nearUsers.map((user) => (
            <User key={user.degrees} {...user} />
          ))}
          <Figure {...active} hue="coral" />
          <Arm figure={active} elbow={[268, 340]} hand={[244, 288]} hue="coral" />
          <path d={`M222 ${pathY - 12}l-14 12l14 12`} />
        </Picture>
      </div>
    </div>
  );
};
