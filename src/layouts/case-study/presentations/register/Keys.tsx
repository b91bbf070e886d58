import type { Hue } from '#content/collections.ts';
import { polarToCartesian } from '#ui/drawings/Light.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './Keys.module.css';

/** Colours of the keys. */
const hues: Hue[] = ['coral', 'amber', 'moss', 'fjord', 'heather', 'rose'];

/** Features as keys. The bow of each is a flower, which has one more petal open than the flower before it. */
export const Keys = ({ entries }: EntryListProps) => (
  <ul className={styles.keys}>
    {entries.map(({ key, id, title, text }, index) => (
      <li key={key} id={id} className={`h-${getCyclicItem(hues, index)}`}>
        <svg className={styles.key} viewBox="0 0 380 120" fill="var(--c)" aria-hidden="true">
          <path d="M64 48h316v60h-24V72h-18v22h-24V72H64Z" />
          {entries.map((entry, petal) => (
            <circle
              key={entry.key}
              className={petal > index ? styles.bud : undefined}
              {...polarToCartesian(60, 60, 36, (360 * petal) / entries.length - 90)}
              r={petal > index ? 15 : 24}
            />
          ))}
          <circle className={styles.hole} cx={60} cy={60} r={17} />
        </svg>
        <strong className={styles.title}>{title}</strong>
        <div className={styles.text}>{text}</div>
      </li>
    ))}
  </ul>
);
