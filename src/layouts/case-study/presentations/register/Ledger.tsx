import type { ReactNode } from 'react';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { Figure, getTorsoPath, headY } from '#ui/drawings/Figure.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { markColour, paperColour, pencilColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './Ledger.module.css';

/* A mark is 240 wide and 200 high. */

/** A member, linked to three lights. */
const member = (
  <>
    <path stroke="currentColor" strokeWidth={4} d="M100 100 204 36M100 100h116M100 100l104 64" />
    <clipPath id="_member">
      <circle cx={92} cy={100} r={84} />
    </clipPath>
    <Light cx={92} cy={100} r={84} hue="amber" />
    <g clipPath="url(#_member)">
      <Figure x={92} y={78 - headY * 0.72} scale={0.72} hue="coral" torso={getTorsoPath(0)} />
    </g>
    <Light cx={204} cy={36} r={22} hue="heather" />
    <Light cx={216} cy={100} r={22} hue="moss" />
    <Light cx={204} cy={164} r={22} hue="fjord" />
  </>
);

/** A spreadsheet with a question about one of its columns, and two rows that may be the same. */
const spreadsheet = (
  <>
    <rect x={4} y={24} width={200} height={168} rx={8} fill={paperColour} />
    <path fill="oklch(82% 0.1 196)" d="M4 32a8 8 0 0 1 8-8h184a8 8 0 0 1 8 8v26H4Z" />
    <path fill="oklch(90% 0.1 85)" d="M4 92h200v34H4Zm0 68h200v24a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8Z" />
    <path
      stroke={pencilColour}
      strokeWidth={2}
      d="M4 58h200M4 92h200M4 126h200M4 160h200M70 24v168M136 24v168"
    />
    <path
      stroke={markColour}
      strokeWidth={6}
      d="M18 42h32m34 0h28M18 75h28m38 0h36m28 0h30M18 109h36m30 0h22m42 0h38M18 143h20m46 0h32m32 0h24M18 177h36m30 0h22m42 0h38"
    />
    <Light cx={190} cy={44} r={40} hue="coral" />
    <path stroke={markColour} strokeWidth={8} d="M178 36a12 12 0 1 1 18 10c-5 3-6 5-6 11m0 13v.1" />
  </>
);

/** A key on a ring. */
const key = (
  <>
    <circle cx={52} cy={144} r={46} stroke="currentColor" strokeWidth={7} />
    <path
      fill="url(#_amber)"
      d="M12 96a60 60 0 0 1 118-16h102a8 8 0 0 1 8 8v52h-26v-22h-18v34h-26v-34h-40A60 60 0 0 1 12 96Zm34 0a26 26 0 1 0 52 0 26 26 0 1 0-52 0Z"
      fillRule="evenodd"
    />
  </>
);

const bell = 'M-30 22h60c-9-8-11-17-11-32a19 19 0 0 0-38 0c0 15-2 24-11 32ZM-9 31a9 9 0 0 0 18 0Z';

/** Three reminders, each smaller than the one before. The last one is not sent yet. */
const reminders = (
  <>
    <Light cx={76} cy={104} r={76} hue="fjord" />
    <path transform="translate(76 104)scale(1.5)" fill={paperColour} d={bell} />
    <Light cx={168} cy={140} r={46} hue="heather" />
    <path transform="translate(168 140)scale(.88)" fill={paperColour} d={bell} />
    <circle cx={212} cy={66} r={25} stroke="currentColor" strokeWidth={4} strokeDasharray="7 8" />
    <path transform="translate(212 66)scale(.5)" fill="currentColor" d={bell} />
  </>
);

/** Marks in the margin, in the order of the entries. */
const marks: ReactNode[] = [member, spreadsheet, key, reminders];

/** Entries of a ledger: words on ruled lines, and a mark of each entry in the margin. */
export const Ledger = ({ entries }: EntryListProps) => (
  <ol className={styles.ledger}>
    {entries.map(({ key, id, title, text }, index) => (
      <li key={key} id={id} className={styles.entry}>
        <DrawingSvg className={styles.mark} viewBox="0 0 240 200">
          {getCyclicItem(marks, index)}
        </DrawingSvg>
        <div className={styles.words}>
          <strong className={styles.title}>{title}</strong>
          {text}
        </div>
      </li>
    ))}
  </ol>
);
