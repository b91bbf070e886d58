import type { EntryListProps } from '../list-entries.ts';
import styles from './Balance.module.css';
import homeColours from './home-colours.module.css';

/** The beam and the stand, to which the entries are hung as equal weights. */
const wideScale = (
  <svg className={styles.wide} viewBox="0 0 1200 760" fill="none" aria-hidden="true" focusable="false">
    <path stroke="currentColor" strokeWidth={3} d="m216 164 70-104 70 104m488 0 70-104 70 104" />
    <path stroke="currentColor" strokeWidth={12} strokeLinecap="round" d="M286 60h628M600 60v640" />
    <circle fill="currentColor" cx={600} cy={60} r={30} />
    <path fill="currentColor" d="M470 760a130 78 0 0 1 260 0Z" />
  </svg>
);

/** The same scale on a phone, where the weights are too small for words: a key and a lifebuoy. */
const narrowScale = (
  <svg className={styles.narrow} viewBox="0 0 350 254" fill="none" aria-hidden="true" focusable="false">
    <path stroke="currentColor" strokeWidth={3} d="m62 82 22-62 22 62m138 0 22-62 22 62" />
    <path stroke="currentColor" strokeWidth={12} strokeLinecap="round" d="M84 20h182M175 20v200" />
    <circle fill="currentColor" cx={175} cy={20} r={14} />
    <path fill="currentColor" d="M120 254a55 36 0 0 1 110 0Z" />
    <circle fill="var(--first)" cx={84} cy={150} r={76} />
    <circle fill="var(--second)" cx={266} cy={150} r={76} />
    <path
      d="M84 146v46m0-20h18m-18 18h14M84 108a19 19 0 1 1-.1 0"
      stroke="white"
      strokeWidth={11}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle stroke="white" strokeWidth={25} cx={266} cy={150} r={32} />
    <circle cx={266} cy={150} r={32} stroke="var(--coral)" strokeWidth={25} strokeDasharray="25.13" />
  </svg>
);

/** Challenges as equal weights on a scale. */
export const Balance = ({ entries }: EntryListProps) => (
  <div className={`${homeColours.homes} ${styles.balance}`}>
    {wideScale}
    {narrowScale}
    <ul className={styles.weights}>
      {entries.map(({ key, id, title, text }) => (
        <li key={key} id={id} className={styles.weight}>
          <h3 className={styles.title}>{title}</h3>
          <div className={styles.text}>{text}</div>
        </li>
      ))}
    </ul>
  </div>
);
