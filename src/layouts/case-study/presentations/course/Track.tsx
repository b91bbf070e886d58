import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { Halo } from '#ui/drawings/Glow.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './Track.module.css';

/** The star at the end of the road, which lights it. */
const star = (
  <g transform="translate(78 84)">
    <Halo cx={0} cy={4} r={112} hue="amber" />
    <path
      d="M0-27 8-9l20 2-15 13 5 20L0 16l-18 10 5-20-15-13 20-2Z"
      transform="scale(2.5)"
      fill="#fff3d2"
      stroke="#fff3d2"
      strokeWidth={6}
      strokeLinejoin="round"
    />
  </g>
);

/** Pupils on the road to each stage: the colours of their lights and of their clothes. */
const pupils: [Hue, Hue][][] = [
  [
    ['amber', 'fjord'],
    ['coral', 'teal'],
  ],
  [['moss', 'coral']],
  [
    ['fjord', 'amber'],
    ['heather', 'teal'],
  ],
  [['coral', 'moss']],
];

/** Pupils who are nearly at the goal. */
const finishers: [Hue, Hue][] = [
  ['fjord', 'coral'],
  ['moss', 'rose'],
  ['amber', 'teal'],
];

interface PupilsProps {
  group: [Hue, Hue][];
  /** Drawing in front of the pupils, beyond the edge of their own. */
  children?: ReactNode;
}

/** Pupils, who stand on the road and light it. */
const Pupils = ({ group, children }: PupilsProps) => (
  <svg className={styles.pupils} viewBox={`0 0 ${group.length * 74} 112`} aria-hidden="true">
    {group.map(([light, clothes], index) => (
      <g key={light} className={`h-${light}`} transform={`translate(${index * 74 + 37} 0)`}>
        <ellipse fill="var(--c)" opacity={0.4} cy={108} rx={52} ry={13} />
        <Halo cx={0} cy={28} r={52} hue={light} />
        <path fill={`url(#_${clothes})`} d="M-27 108V76q0-28 27-28t27 28v32Z" />
        <circle fill={`url(#_${light})`} cy={28} r={23} />
      </g>
    ))}
    {children && <g transform={`translate(${group.length * 74} 0)`}>{children}</g>}
  </svg>
);

/** Solutions as the stages of a course. The road turns after each of them, and leads to a star. */
export const Track = ({ entries }: EntryListProps) => (
  <div className={styles.track}>
    <ol className={styles.stages}>
      {entries.map(({ key, id, title, text }, index) => (
        <li key={key} id={id} className={styles.stage}>
          <strong className={styles.title}>{title}</strong>
          <p className={styles.text}>{text}</p>
          <Pupils group={getCyclicItem(pupils, index)} />
          {index === entries.length - 1 && (
            <div className={styles.goal}>
              <Pupils group={finishers}>{star}</Pupils>
            </div>
          )}
        </li>
      ))}
    </ol>
  </div>
);
