import { markColour } from '#ui/drawings/shapes.tsx';
import type { EntryListProps } from '../list-entries.ts';
import styles from './Rucksack.module.css';

/** The handle of the bag, and a ruler and a pencil that stick out of it. */
const handle = (
  <svg className={styles.handle} viewBox="0 0 300 120" fill="none" aria-hidden="true">
    <g transform="rotate(14 246 120)">
      <path fill="url(#_coral)" d="M222-6h50v126h-50Z" />
      <path
        stroke={markColour}
        strokeWidth={4}
        d="M272 14h-18m18 18h-10m10 18h-18m18 18h-10m10 18h-18m18 18h-10"
      />
    </g>
    <g transform="rotate(-12 60 120)">
      <path fill="url(#_teal)" d="M46 36h28v84H46Z" />
      <path fill="oklch(86% 0.07 70)" d="m46 36 14-34 14 34Z" />
      <path fill={markColour} d="m55 14 5-12 5 12Z" />
    </g>
    <path stroke="var(--amber)" strokeWidth={18} d="M102 120V74a34 34 0 0 1 34-34h28a34 34 0 0 1 34 34v46" />
  </svg>
);

/** Two straps with buckles, which close the flap. */
const straps = (
  <svg className={styles.straps} aria-hidden="true">
    {['22%', '78%'].map((x) => (
      <g key={x}>
        <line x1={x} x2={x} y1={0} y2={68} stroke="var(--amber)" strokeWidth={24} />
        <line x1={x} x2={x} y1={28} y2={52} stroke="var(--buckle)" strokeWidth={44} />
      </g>
    ))}
  </svg>
);

/** Features as the parts of a rucksack. The first one is its flap, and the others are its pockets. */
export const Rucksack = ({ entries }: EntryListProps) => (
  <div className={styles.rucksack}>
    {handle}
    <ul className={styles.pockets}>
      {entries.map(({ key, id, title, text }, index) => (
        <li key={key} id={id} className={styles.pocket}>
          <strong className={styles.title}>{title}</strong>
          <div className={styles.text}>{text}</div>
          {index === 0 && straps}
        </li>
      ))}
    </ul>
  </div>
);
