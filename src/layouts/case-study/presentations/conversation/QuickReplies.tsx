import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './QuickReplies.module.css';

/** Pictograms of the answers on their colours: music, a book, a list, two people, and an open lock. */
const pictograms = [
  {
    colour: '#f45b4e',
    path: 'M16 28V12l13-3v16m-20 3a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0m13-3a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
  },
  { colour: '#1380c7', path: 'M20 13c-3-3-8-3-12-2v18c4-1 9-1 12 2 3-3 8-3 12-2V11c-4-1-9-1-12 2m0 0v18' },
  { colour: '#3d8f55', path: 'm9 12 3 3 5-6m4 4h10M9 26l3 3 5-6m4 4h10' },
  {
    colour: '#f2b036',
    path: 'M7 31c0-10 14-10 14 0M9.5 15.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M25 24.5c4-1.5 8 1 8 6.5M24 17.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
  },
  { colour: '#a552b8', path: 'M11 19h18v13H11Zm4 0v-5a5 5 0 0 1 9.6-2M20 24v3' },
] as const;

const Pictogram = ({ colour, path }: (typeof pictograms)[number]) => (
  <svg className={styles.pictogram} viewBox="0 0 40 40" fill="none" aria-hidden="true">
    <circle fill={colour} cx={20} cy={20} r={20} />
    <path
      stroke={colour === '#f2b036' ? '#111826' : '#fff'}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      d={path}
    />
  </svg>
);

/** The key features as the answers that a chat suggests. The first one is chosen. */
export const QuickReplies = ({ entries }: EntryListProps) => (
  <ul className={styles.replies}>
    {entries.map(({ key, id, title, text }, index) => (
      <li key={key} id={id} className={index === 0 ? `${styles.reply} ${styles.chosen}` : styles.reply}>
        <Pictogram {...getCyclicItem(pictograms, index)} />
        <div>
          <strong className={styles.title}>{title}</strong>
          <div>{text}</div>
        </div>
      </li>
    ))}
  </ul>
);
