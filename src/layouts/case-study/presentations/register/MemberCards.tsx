import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { markColour, paperColour } from '#ui/drawings/shapes.tsx';
import { longFringe, longHair, Member, shortFringe } from '../../Member.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './MemberCards.module.css';

/* A photo is 360 wide and 200 high. */

/** A new treasurer, who has the key around her neck. The former one is behind her. */
const newcomer = (
  <>
    <g opacity={0.5}>
      <Member
        x={84}
        y={200}
        bodyHeight={150}
        scale={0.6}
        hue="indigo"
        skin="#8f98d8"
        hair="#6a6fc0"
        fringe={shortFringe}
      />
    </g>
    <Member
      x={232}
      y={200}
      bodyHeight={108}
      scale={0.78}
      hue="moss"
      skin="#a5673f"
      hair="#1c1524"
      backHair={<circle cy={-130} r={26} />}
      fringe={shortFringe}
    />
    <path stroke={markColour} strokeWidth={6} d="m198 118 34 32 34-32" />
    <path
      fill="var(--amber)"
      d="M227 183a19 19 0 1 1 10 0v7h13v8h-13v4h9v8h-9v3h-10ZM223 165a9 9 0 1 0 18 0 9 9 0 1 0-18 0Z"
      fillRule="evenodd"
    />
  </>
);

/** Two members who know each other, and a letter in front of them. */
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
    <g transform="rotate(-6 183 150)">
      <rect x={131} y={116} width={104} height={74} rx={7} fill={paperColour} />
      <path stroke={markColour} strokeWidth={5} d="m136 123 47 36 47-36" />
      <circle cx={231} cy={119} r={15} fill="var(--coral)" />
    </g>
  </>
);

/** A parent with the marks of three roles. */
const roles = (
  <>
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
    <circle cx={240} cy={50} r={36} fill="url(#_coral)" />
    <circle cx={308} cy={100} r={36} fill="url(#_moss)" />
    <circle cx={240} cy={150} r={36} fill="url(#_amber)" />
    <g fill={markColour}>
      <circle cx={228} cy={40} r={8} />
      <circle cx={252} cy={40} r={8} />
      <path d="M217 68a11 11 0 0 1 22 0Zm24 0a11 11 0 0 1 22 0Z" />
      <path d="M302 86h28v12h-14a15 15 0 1 1-14-12Z" />
    </g>
    <circle cx={301} cy={101} r={5} fill="var(--moss)" />
    <path stroke={markColour} strokeWidth={6} d="M224 166v-28h32v28ZM224 148h32m-22-18v8m12-8v8" />
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
              preserveAspectRatio="xMidYMax"
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
