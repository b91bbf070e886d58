import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { paperColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './PriceTags.module.css';

/* A symbol is 96 wide and 96 high. */

/** A magnifier, and two words for the same thing. */
const synonyms = (
  <>
    <circle cx={38} cy={38} r={20} />
    <path d="m53 53 21 21M30 34h16M30 43h10" />
  </>
);

/** Two choices, one of which is made. */
const filters = (
  <>
    <rect x={20} y={18} width={24} height={24} rx={5} />
    <rect x={20} y={54} width={24} height={24} rx={5} fill={paperColour} />
    <path d="M58 30h18M58 66h18" />
  </>
);

/** A sheet, half of which is grey. */
const preview = (
  <>
    <path fill={paperColour} stroke="none" d="M48 14v68H28a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6Z" />
    <rect x={22} y={14} width={52} height={68} rx={6} />
    <path d="M58 34h6M58 48h6M58 62h6" />
  </>
);

/** A sheet that has been kept, in front of others, with a notice. */
const collection = (
  <>
    <path d="M30 32V20h46v48H64" />
    <rect x={18} y={32} width={46} height={48} rx={4} fill={paperColour} />
    <circle cx={64} cy={34} r={13} fill="var(--amber)" stroke="none" />
  </>
);

/** Tags in the order of the features, each with the length of its string. */
const tags: { lengthClass: string | undefined; hue: Hue; symbol: ReactNode }[] = [
  { lengthClass: undefined, hue: 'fjord', symbol: synonyms },
  { lengthClass: styles.second, hue: 'coral', symbol: filters },
  { lengthClass: styles.third, hue: 'moss', symbol: preview },
  { lengthClass: styles.fourth, hue: 'heather', symbol: collection },
];

/** Features on price tags, as those of the resources. */
export const PriceTags = ({ entries }: EntryListProps) => (
  <ul className={styles.tags}>
    {entries.map(({ key, id, title, text }, index) => {
      const { lengthClass = '', hue, symbol } = getCyclicItem(tags, index);
      return (
        <li key={key} id={id} className={`${styles.tag} ${lengthClass}`}>
          <DrawingSvg className={styles.picture} viewBox="0 0 300 228">
            <path
              fill={`url(#_${hue})`}
              d="M0 228V90q0-14 10-24l54-54Q76 0 92 0h116q16 0 28 12l54 54q10 10 10 24v138Z"
            />
            <circle cx={150} cy={40} r={14} fill="var(--feature-ground)" />
            <path stroke="var(--string)" strokeWidth={3} vectorEffect="non-scaling-stroke" d="M150-2v44" />
            <g transform="translate(81 70)scale(1.44)" stroke={paperColour} strokeWidth={6}>
              {symbol}
            </g>
          </DrawingSvg>
          <div className={styles.text}>
            <strong className={styles.title}>{title}</strong>
            {text}
          </div>
        </li>
      );
    })}
  </ul>
);
