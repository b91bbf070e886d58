import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { markColour, paperColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import { Animal } from './Animal.tsx';
import styles from './DayLine.module.css';

interface CloudProps {
  /** Left end of its base. */
  x: number;
  y: number;
  scale?: number;
  fill?: string;
}

/** A small cloud with a flat base. */
const Cloud = ({ x, y, scale = 1, fill = paperColour }: CloudProps) => (
  <path
    fill={fill}
    transform={`translate(${x} ${y})scale(${scale})`}
    d="M0 0a24 24 0 0 1 5-47 38 38 0 0 1 71-5 26 26 0 1 1 10 52Z"
  />
);

/** The sun behind a bank of cloud, among birds. */
const Sunrise = () => (
  <svg className={styles.picture} viewBox="0 0 400 300" aria-hidden="true">
    <Light cx={190} cy={150} r={130} hue="amber" />
    <path
      fill={paperColour}
      d="M78 292a46 46 0 1 1 18-88 66 66 0 0 1 122-16 52 52 0 0 1 86 16 46 46 0 1 1 18 88Z"
    />
    <Cloud x={330} y={112} />
    <path
      fill="none"
      stroke="var(--ink)"
      strokeWidth={4}
      strokeLinecap="round"
      d="M4 62q12-14 22 0 10-14 22 0M60 18q10-12 18 0 8-12 18 0"
    />
  </svg>
);

/** A kite in the wind. The child beside it holds its string at the edge of the disc, in narrow and in wide windows. */
const Kite = () => (
  <svg className={styles.picture} viewBox="0 0 400 300" aria-hidden="true">
    <Cloud x={300} y={262} />
    <Cloud x={40} y={84} scale={0.83} />
    <path
      fill="none"
      stroke="var(--ink)"
      strokeWidth={4}
      strokeLinecap="round"
      d="M198 196c-30 44 50 56 6 100"
    />
    <path fill="url(#_coral)" d="M262 8 322 104 186 200Z" />
    <path fill="url(#_fjord)" d="M262 8 168 78l18 122Z" />
    <path fill="none" stroke={markColour} strokeWidth={4} d="M262 8 186 200m-18-122 154 26" />
    <path fill="none" stroke="var(--ink)" strokeWidth={3} d="M230 89C200 190 60 230-47 137" />
    <Light cx={-47} cy={137} r={15} hue="coral" />
    <path fill="url(#_amber)" d="M206 222l22-16v30Zm0 0-24-10 6 28Zm6 50 26-6-10 24Zm0 0-22-14 0 26Z" />
  </svg>
);

/** The moon among stars. */
const Night = () => (
  <svg className={styles.picture} viewBox="0 0 400 300" aria-hidden="true">
    <path fill="#ffc25a" d="M196 40a104 104 0 1 0 116 142A90 90 0 0 1 196 40Z" />
    <g fill={paperColour}>
      <circle cx={292} cy={84} r={7} />
      <circle cx={344} cy={146} r={4} />
      <circle cx={60} cy={70} r={5} />
      <circle cx={108} cy={26} r={3.5} />
      <circle cx={236} cy={22} r={4} />
      <circle cx={384} cy={60} r={5} />
      <circle cx={30} cy={196} r={4} />
    </g>
    <Cloud x={262} y={286} fill="var(--cloud)" />
  </svg>
);

/** The house at the end of the day between trees, where somebody is at home. The line of the day leads to its chimney. */
const Home = () => (
  <svg className={styles.home} viewBox="-70 -128 140 128" aria-hidden="true">
    <path
      fill="#1d5b52"
      d="M108-136l30 56h-10l18 44h-34V0h-8v-36H70l18-44H78Zm62 54 18 34h-6l12 28h-20V0h-8v-20h-20l12-28h-6Z"
    />
    <path fill="#b93f35" d="M-37-114h18v44h-18Z" />
    <path fill="#364478" d="M-52 0v-66h104V0Z" />
    <path fill="url(#_coral)" d="M-68-60 0-120 68-60Z" />
    <path fill="#ffc25a" d="M-38-48h26v26h-26Zm46 48v-38a15 15 0 0 1 30 0V0Z" />
  </svg>
);

/** Symbol of a disc, around its centre. */
const DiscSymbol = ({ hue, path }: { hue: Hue; path: string }) => (
  <svg viewBox="-50 -50 100 100" fill="none" aria-hidden="true">
    <Light cx={0} cy={0} r={50} hue={hue} />
    <path stroke={markColour} strokeWidth={5.5} strokeLinecap="round" strokeLinejoin="round" d={path} />
  </svg>
);

interface DayMoment {
  /** Side of the words, and the sky behind it. */
  className?: string | undefined;
  disc: ReactNode;
  picture: ReactNode;
}

/** Moments from morning to evening: a tap, a child, and a message in the evening. */
const moments: readonly DayMoment[] = [
  {
    disc: <DiscSymbol hue="coral" path="M0-20v40m-20-20h40" />,
    picture: <Sunrise />,
  },
  { className: styles.afternoon, disc: <Animal name="bear" />, picture: <Kite /> },
  {
    className: styles.night,
    disc: (
      <DiscSymbol
        hue="fjord"
        path="M-26 16c7-7 8-14 8-24a18 18 0 0 1 36 0c0 10 1 17 8 24ZM-8 27a8 8 0 0 0 16 0"
      />
    ),
    picture: (
      <>
        <Night />
        <Home />
      </>
    ),
  },
];

/** The solutions on one line through a day, as in the app. The sky behind it goes from dawn to dusk. */
export const DayLine = ({ entries }: EntryListProps) => (
  <ol className={styles.day}>
    {entries.map(({ key, id, title, text }, index) => {
      const { className = '', disc, picture } = getCyclicItem(moments, index);
      return (
        <li key={key} id={id} className={`${styles.moment} ${className}`}>
          <span className={styles.disc}>{disc}</span>
          {picture}
          <div className={styles.words}>
            <strong className={styles.title}>{title}</strong>
            <div>{text}</div>
          </div>
        </li>
      );
    })}
  </ol>
);
