import type { Hue } from '#content/collections.ts';
import { markColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './Track.module.css';

/** The goal at the end of the road. */
const goal = (
  <svg className={styles.goal} viewBox="-50 -50 100 100" aria-hidden="true">
    <path
      d="M0-27 8-9l20 2-15 13 5 20L0 16l-18 10 5-20-15-13 20-2Z"
      fill={markColour}
      stroke={markColour}
      strokeWidth={6}
      strokeLinejoin="round"
    />
  </svg>
);

/** Pupils on the road to each stage: the colours of their lights and of their clothes. */
const pupils: [Hue, Hue][][] = [
  [
    ['amber', 'fjord'],
    ['coral', 'teal'],
    ['rose', 'moss'],
  ],
  [['moss', 'coral']],
  [
    ['fjord', 'amber'],
    ['rose', 'teal'],
  ],
  [['coral', 'moss']],
];

/** Pupils, who stand on the road and light it. */
const renderPupils = (group: [Hue, Hue][]) => (
  <svg className={styles.pupils} viewBox={`0 0 ${group.length * 74} 112`} aria-hidden="true">
    {group.map(([light, clothes], index) => (
      <g key={light} className={`h-${light}`} transform={`translate(${index * 74 + 37} 0)`}>
        <ellipse fill="var(--c)" opacity={0.4} cy={108} rx={52} ry={13} />
        <path fill={`url(#_${clothes})`} d="M-27 108V76q0-28 27-28t27 28v32Z" />
        <circle fill={`url(#_${light})`} cy={28} r={23} />
      </g>
    ))}
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
          {renderPupils(getCyclicItem(pupils, index))}
          {index === entries.length - 1 && goal}
        </li>
      ))}
    </ol>
  </div>
);
