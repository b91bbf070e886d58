import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { lights } from '#content/lights.ts';
import { standOn } from '#ui/drawings/Figure.tsx';
import { WaterLight } from '#ui/drawings/Glow.tsx';
import { NightFigure } from '#ui/drawings/NightFigure.tsx';
import { paperColour } from '#ui/drawings/shapes.tsx';
import type { EntryListProps } from '../list-entries.ts';
import styles from './FloorPlan.module.css';
import { Headphones } from './gallery-pictures.tsx';

/** The ground of an exhibit, which is where the floor of its room begins, and the size of its visitor. */
const groundY = 150;
const visitorScale = 0.96;

interface ExhibitProps {
  children: ReactNode;
}

const Exhibit = ({ children }: ExhibitProps) => (
  <svg className={styles.exhibit} viewBox="0 -120 440 270" fill="none" aria-hidden="true">
    {children}
  </svg>
);

interface VisitorProps {
  x: number;
  hue: Hue;
  children?: ReactNode;
}

/** A visitor, who lights the floor. */
const Visitor = ({ x, hue, children }: VisitorProps) => (
  <>
    <WaterLight x={x - 64} width={128} y={groundY} depth={60} colour={lights[hue][1]} isSoft />
    <NightFigure {...standOn(groundY, x, visitorScale)} hue={hue}>
      {children}
    </NightFigure>
  </>
);

/** The nose of an aircraft, which comes in from the right edge of its room. */
const Nose = () => (
  <>
    <linearGradient id="_planMetal" x2="0" y2="1">
      <stop stopColor="oklch(84% .05 240)" />
      <stop offset=".5" stopColor="oklch(60% .08 248)" />
      <stop offset="1" stopColor="oklch(36% .08 256)" />
    </linearGradient>
    <path d="M172 150a190 190 0 0 1 380 0z" fill="url(#_fjord)" opacity={0.45} />
    <path d="M372 46 350 120M412 46 398 128" stroke="oklch(46% .07 250)" strokeWidth={13} />
    <circle cx={402} cy={122} r={22} fill="oklch(34% .06 255)" />
    <circle cx={348} cy={118} r={32} fill="oklch(13% .03 260)" />
    <circle cx={348} cy={118} r={12} fill="oklch(72% .06 248)" />
    <path d="M246-34C300-56 390-74 520-80V74C400 78 300 70 246 46Q236 6 246-34z" fill="url(#_planMetal)" />
    <path d="M246 20C330 44 420 50 520 50v24C400 78 300 70 246 46z" fill="oklch(28% .07 256)" opacity={0.6} />
    <path
      d="M312-20h14m16-3h14m16-3h14m16-3h14"
      stroke="oklch(40% .08 250)"
      strokeWidth={12}
      strokeLinecap="round"
    />
    <path d="M280-47q-8 50 0 105" stroke="oklch(42% .08 250)" strokeWidth={4} />
    <path
      d="M234-6C222-50 222-88 232-116q7-9 13 2 9 54 3 108zM234 18c-12 42-12 76-3 102q7 9 13-2 9-50 3-100z"
      fill="#a9cbe6"
    />
    <path d="M229-100q1-9 3-16 7-9 13 2l2 14zM228 106q1 8 3 14 7 9 13-2l2-12z" fill="#ffc25a" />
    <path d="M248-36C216-30 192-14 184 6c8 20 32 36 64 42z" fill="url(#_coral)" />
  </>
);

/** A recording as text on a phone, which is as high as its reader. */
const Recording = () => (
  <>
    <path d="M22 150V-84a30 30 0 0 1 30-30H196a30 30 0 0 1 30 30V150z" fill="oklch(13% .03 260)" />
    <path d="M32 150V-82a22 22 0 0 1 22-22H194a22 22 0 0 1 22 22V150z" fill="#fcfaf5" />
    <path d="M56-66h88" stroke="#10243d" strokeWidth={14} strokeLinecap="round" />
    <path
      d="M54-32h136M54-10h136M54 12h120M54 34h136M54 56h84"
      stroke="oklch(46% .03 262)"
      strokeWidth={8}
      strokeLinecap="round"
    />
    <path d="M32 84H216v66H32z" fill="#0e293d" />
    <circle cx={70} cy={117} r={21} fill="url(#_coral)" />
    <path d="M64 106v22l18-11z" fill="#fff" />
    <path d="M106 112v10m14-20v30m14-24v18m14-28v38" stroke="#f75e51" strokeWidth={6} strokeLinecap="round" />
    <path
      d="M162 108v18m14-12v6m14-10v14"
      stroke="oklch(60% .03 250)"
      strokeWidth={6}
      strokeLinecap="round"
    />
  </>
);

/** Exhibits in the rooms of the second and the third stop: a visitor who listens, and one who reads on a phone. */
const exhibits = [
  undefined,
  <Exhibit key="ear">
    <Nose />
    <Visitor x={84} hue="amber">
      <Headphones />
    </Visitor>
  </Exhibit>,
  <Exhibit key="phone">
    <WaterLight x={32} width={184} y={groundY} depth={46} colour="#fcfaf5" isSoft />
    <Recording />
    <Visitor x={338} hue="heather">
      <path d="M36-206q20-10 22 10 0 14-14 18" stroke={paperColour} strokeWidth={9} strokeLinecap="round" />
    </Visitor>
  </Exhibit>,
];

/** States of the three stops, as in the app: one was heard, one is playing, one is next. */
const stopStates = ['heard', 'playing', 'next'] as const;

/**
 * The solutions as the rooms of a museum, seen from above. A route leads through the doors, from the number on the floor
 * of one room to that of the next.
 */
export const FloorPlan = ({ entries }: EntryListProps) => (
  <ol className={styles.plan}>
    {entries.map(({ key, id, title, text }, index) => (
      <li key={key} id={id} className={`${styles.room} ${styles[stopStates[index] ?? 'next']}`}>
        <span className={styles.route} aria-hidden="true">
          {index > 0 && <span className={styles.door} />}
          <span className={styles.arrival} />
          <span className={styles.departure} />
        </span>
        <span className={styles.number} />
        <div className={styles.text}>
          <strong className={styles.title}>{title}</strong>
          <p>{text}</p>
        </div>
        {exhibits[index]}
      </li>
    ))}
  </ol>
);
