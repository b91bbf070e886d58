import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { markColour, paperColour } from '#ui/drawings/shapes.tsx';
import { longFringe, longHair, Member, shortFringe } from '../../Member.tsx';
import type { EntryListProps } from '../list-entries.ts';
import styles from './MemberCards.module.css';

/* A photo is 360 wide and 200 high. */

/** A new treasurer, whom the former one hands the coin. */
const newcomer = (
  <>
    <g opacity={0.42}>
      <Member
        x={78}
        y={200}
        bodyHeight={150}
        scale={0.56}
        hue="indigo"
        skin="#8f98d8"
        hair="#6a6fc0"
        fringe={shortFringe}
      />
    </g>
    <Member
      x={236}
      y={200}
      bodyHeight={120}
      scale={0.78}
      hue="coral"
      skin="#a5673f"
      hair="#1c1524"
      backHair={<circle cy={-130} r={26} />}
      fringe={shortFringe}
    />
    <path stroke={markColour} strokeWidth={5} d="M122 50c18-13 38-13 54 0m-1-17 1 17-17 1" />
    <circle cx={148} cy={14} r={17} fill="url(#_amber)" />
  </>
);

/** Two members who know each other, and a letter between them. */
const acquaintances = (
  <>
    <Member
      x={96}
      y={200}
      bodyHeight={120}
      scale={0.7}
      hue="teal"
      skin="#ffdcc0"
      hair="#8a4b22"
      backHair={<path d={longHair} />}
      fringe={longFringe}
    />
    <Member
      x={270}
      y={200}
      bodyHeight={132}
      scale={0.7}
      hue="heather"
      skin="#e2b08a"
      hair="#e4e7ee"
      fringe={shortFringe}
      smile="M-17-38q17 8 34 0"
    />
    <g transform="rotate(-6 183 156)">
      <rect x={147} y={132} width={72} height={50} rx={5} fill={paperColour} />
      <path stroke={markColour} strokeWidth={4} d="m150 137 33 25 33-25" />
      <circle cx={216} cy={134} r={11} fill="var(--coral)" />
    </g>
  </>
);

/** A parent with the marks of three roles. */
const roles = (
  <>
    <path stroke={markColour} strokeWidth={4} d="m104 92 148-60M104 92h198M104 92l144 58" />
    <Member
      x={104}
      y={200}
      bodyHeight={120}
      scale={0.78}
      hue="fjord"
      skin="#c98a5e"
      hair="#2b1c2e"
      fringe="M-64-64C-76-150 76-150 64-64 40-92 0-108-24-112-30-96-50-82-64-64"
    />
    <circle cx={252} cy={32} r={30} fill="url(#_coral)" />
    <circle cx={302} cy={92} r={30} fill="url(#_moss)" />
    <circle cx={248} cy={150} r={30} fill="url(#_amber)" />
    <g stroke={markColour} strokeWidth={5}>
      <path strokeWidth={13} d="M241 23v.1m22-.1v.1" />
      <path d="M232 46a9 9 0 0 1 18 0m4 0a9 9 0 0 1 18 0" />
      <path d="M290 96a11 11 0 1 0 22 0 11 11 0 1 0-22 0m11-11h17" />
      <path d="M234 162v-22h28v22ZM234 148h28M242 134v6m12-6v6" />
    </g>
  </>
);

/** Photos of the cards, in the order of the entries, each with the length of its band. */
const photos: { hue: Hue; band?: string | undefined; drawing: ReactNode }[] = [
  { hue: 'amber', drawing: newcomer },
  { hue: 'rose', band: styles.long, drawing: acquaintances },
  { hue: 'indigo', band: styles.medium, drawing: roles },
];

/** Entries as the cards of members, which hang from a rail. */
export const MemberCards = ({ entries }: EntryListProps) => (
  <ul className={styles.rail}>
    {entries.map(({ key, id, title, text }, index) => {
      const photo = photos[index % photos.length];
      return (
        <li key={key} id={id} className={`${styles.hook} h-${photo?.hue} ${photo?.band ?? ''}`}>
          <div className={styles.card}>
            <DrawingSvg
              className={`${styles.photo} field h-${photo?.hue}`}
              viewBox="0 0 360 200"
              preserveAspectRatio="xMidYMax"
            >
              {photo?.drawing}
            </DrawingSvg>
            <div className={styles.text}>
              <h3>{title}</h3>
              {text}
            </div>
          </div>
        </li>
      );
    })}
  </ul>
);
