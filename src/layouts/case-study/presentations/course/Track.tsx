import { Fragment, type ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { standOn } from '#ui/drawings/Figure.tsx';
import { Halo, LightPool } from '#ui/drawings/Glow.tsx';
import { NightFigure } from '#ui/drawings/NightFigure.tsx';
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

/** Pupils on the road to each stage. The teacher is with the one who has stopped, far behind the others. */
const pupils: Hue[][] = [['amber', 'coral'], ['moss'], ['fjord', 'heather'], ['moss']];

/** Pupils who are nearly at the goal. */
const finishers: Hue[] = ['moss', 'fjord', 'heather'];

const pupilWidth = 80;
const roadY = 116;

interface PupilsProps {
  group: Hue[];
  /** Drawing in front of the pupils, beyond the edge of their own. */
  children?: ReactNode;
}

/** Pupils, who stand on the road and light it. */
const Pupils = ({ group, children }: PupilsProps) => (
  <svg className={styles.pupils} viewBox={`0 0 ${group.length * pupilWidth} ${roadY}`} aria-hidden="true">
    {group.map((hue, index) => {
      const x = (index + 0.5) * pupilWidth;
      return (
        <Fragment key={hue}>
          <LightPool x={x} y={roadY} rx={66} ry={16.5} hue={hue} />
          <NightFigure {...standOn(roadY, x, 0.48)} hue={hue} glow={2.3} />
        </Fragment>
      );
    })}
    {children && <g transform={`translate(${group.length * pupilWidth} 0)`}>{children}</g>}
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
