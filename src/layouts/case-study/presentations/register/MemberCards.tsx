import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { markColour, paperColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import { Member } from './Member.tsx';
import styles from './MemberCards.module.css';

/* A photo is 360 wide and 200 high. A phone shows the part of it below 60. */

/** A new treasurer, who has got the key. The former one is behind her. */
const newcomer = (
  <>
    <g opacity={0.38}>
      <Member x={76} y={130} scale={0.78} hue="indigo" />
    </g>
    <Member x={184} y={122} scale={0.96} hue="moss" />
    <path
      transform="rotate(14 300 130)"
      fill="url(#_amber)"
      d="M294 134a34 34 0 1 1 16 0v54h-8v-8h-20v-12h12v-8h-14v-12h14ZM286 100a16 16 0 1 0 32 0 16 16 0 1 0-32 0Z"
      fillRule="evenodd"
    />
  </>
);

/** Two members who know each other, and a letter in front of them. */
const acquaintances = (
  <>
    <Member x={84} y={122} scale={0.9} hue="teal" />
    <Member x={276} y={122} scale={0.9} hue="heather" />
    <g transform="rotate(-5 180 150)">
      <rect x={126} y={112} width={108} height={76} rx={7} fill={paperColour} />
      <path stroke={markColour} strokeWidth={5} d="m131 119 49 38 49-38" />
      <circle cx={230} cy={115} r={16} fill="var(--coral)" />
    </g>
  </>
);

/** A parent with the marks of three roles. */
const roles = (
  <>
    <Member x={104} y={122} scale={0.96} hue="fjord" />
    <circle cx={218} cy={104} r={32} fill="url(#_coral)" />
    <circle cx={302} cy={104} r={32} fill="url(#_moss)" />
    <circle cx={260} cy={168} r={32} fill="url(#_amber)" />
    <g fill={paperColour}>
      <circle cx={208} cy={95} r={7} />
      <circle cx={229} cy={95} r={7} />
      <path d="M198 120a10 10 0 0 1 20 0Zm21 0a10 10 0 0 1 20 0Z" />
      <path d="M297 92h25v11h-12a13 13 0 1 1-13-11Z" />
    </g>
    <circle cx={296} cy={106} r={4.5} fill="var(--moss)" />
    <path stroke={markColour} strokeWidth={5} d="M246 182v-24h28v24ZM246 167h28m-20-16v7m11-7v7" />
  </>
);

/** Photos of the cards, in the order of the entries. */
const photos: { hue: Hue; drawing: ReactNode }[] = [
  { hue: 'amber', drawing: newcomer },
  { hue: 'rose', drawing: acquaintances },
  { hue: 'indigo', drawing: roles },
];

/** Entries as the cards of members, which hang from a rail. */
export const MemberCards = ({ entries }: EntryListProps) => (
  <ul className={styles.rail}>
    {entries.map(({ key, id, title, text }, index) => {
      const photo = getCyclicItem(photos, index);
      return (
        <li key={key} id={id} className={`${styles.hook} h-${photo.hue}`}>
          <div className={styles.card}>
            <DrawingSvg
              className={`${styles.photo} field h-${photo.hue}`}
              viewBox="0 0 360 200"
              preserveAspectRatio="xMidYMax slice"
            >
              {photo.drawing}
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
