import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { getTorsoPath, headY } from '#ui/drawings/Figure.tsx';
import { Halo } from '#ui/drawings/Glow.tsx';
import { NightFigure } from '#ui/drawings/NightFigure.tsx';
import { markColour, paperColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './MemberCards.module.css';

/* A photo is 360 wide and 200 high. It was taken at night, so that the light of heads is on the people beside them. */

interface MemberProps {
  x: number;
  /** Position of the middle of the head. */
  y: number;
  scale: number;
  hue: Hue;
}

/** A member of an association, down to the lower edge of a photo. */
const Member = ({ y, scale, ...figure }: MemberProps) => (
  <NightFigure {...figure} y={y - headY * scale} scale={scale} torso={getTorsoPath(0)} />
);

/** A new treasurer, who has got the key. The former one is behind her, and his light goes out. */
const newcomer = (
  <>
    <g opacity={0.45}>
      <Member x={66} y={134} scale={0.72} hue="indigo" />
    </g>
    <Member x={176} y={112} scale={1.06} hue="moss" />
    <Halo cx={298} cy={98} r={92} hue="amber" />
    <path
      transform="rotate(14 300 120)"
      fill="url(#_amber)"
      d="M294 124a34 34 0 1 1 16 0v54h-8v-8h-20v-12h12v-8h-14v-12h14ZM286 90a16 16 0 1 0 32 0 16 16 0 1 0-32 0Z"
      fillRule="evenodd"
    />
  </>
);

/** Two members who know each other, and a letter in front of them. */
const acquaintances = (
  <>
    <Member x={80} y={110} scale={1.02} hue="teal" />
    <Member x={280} y={110} scale={1.02} hue="heather" />
    <g transform="rotate(-5 180 150)">
      <rect x={124} y={108} width={112} height={80} rx={7} fill={paperColour} />
      <path stroke={markColour} strokeWidth={5} d="m129 116 51 40 51-40" />
      <circle cx={232} cy={111} r={17} fill="var(--coral)" />
    </g>
  </>
);

/** A parent with the marks of three roles. */
const roles = (
  <>
    <Member x={104} y={112} scale={1.06} hue="fjord" />
    <Halo cx={218} cy={88} r={66} hue="coral" />
    <Halo cx={302} cy={88} r={66} hue="moss" />
    <Halo cx={260} cy={154} r={66} hue="amber" />
    <g transform="translate(0 -16)">
      <circle cx={218} cy={104} r={32} fill="url(#_coral)" />
      <circle cx={302} cy={104} r={32} fill="url(#_moss)" />
      <circle cx={260} cy={170} r={32} fill="url(#_amber)" />
      <g fill={paperColour}>
        <circle cx={208} cy={95} r={7} />
        <circle cx={229} cy={95} r={7} />
        <path d="M198 120a10 10 0 0 1 20 0Zm21 0a10 10 0 0 1 20 0Z" />
        <path d="M297 92h25v11h-12a13 13 0 1 1-13-11Z" />
      </g>
      <circle cx={296} cy={106} r={4.5} fill="var(--moss)" />
      <path stroke={markColour} strokeWidth={5} d="M246 184v-24h28v24ZM246 169h28m-20-16v7m11-7v7" />
    </g>
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
            <DrawingSvg className={styles.photo} viewBox="0 0 360 200" preserveAspectRatio="xMidYMax slice">
              <path fill="oklch(31% .065 192)" d="M-40 200v-60l70-56 66 52 96-88 84 76 48-36 76 62v50Z" />
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
